import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optimisedSvg, safeSvg, svgProblem } from './optimise-svg.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"';

async function published(text: string, name = 'drawing.svg'): Promise<string> {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return readFileSync(await optimisedSvg(file, path.join(folder, 'made')), 'utf8');
}

test.each([
  ['an element', `${open}><script>alert(1)</script><path d="M0 0h4"/></svg>`],
  [
    'an element of another name space',
    `${open} xmlns:x="http://www.w3.org/2000/svg"><x:script href="data:,alert(1)"/><path d="M0 0h4"/></svg>`,
  ],
  ['an event of SVG', `${open} onload="alert(1)"><path d="M0 0h4"/></svg>`],
  ['a newer event', `${open}><path d="M0 0h4" onpointerdown="alert(1)"/></svg>`],
  ['an address', `${open}><a href="java&#115;cript:alert(1)"><path d="M0 0h4"/></a></svg>`],
  [
    'an animated address',
    `${open}><a><set attributeName="href" to="javascript:alert(1)"/><path d="M0 0h4"/></a></svg>`,
  ],
  [
    'a part of another drawing',
    `${open}><use href="data:image/svg+xml,<svg onload='alert(1)'/>#a"/><path d="M0 0h4"/></svg>`.replace(
      /<(?=svg o)|<(?=\/>)/g,
      '%3C',
    ),
  ],
  [
    'a page within',
    `${open}><foreignObject><embed xmlns="http://www.w3.org/1999/xhtml" src="/alert.html"/></foreignObject><path d="M0 0h4"/></svg>`,
  ],
  [
    'an address with a tab in it',
    `${open}><a href="java&#9;script:alert(1)"><path d="M0 0h4"/></a></svg>`,
  ],
  [
    'an animated address with a tab in it',
    `${open}><a><animate attributeName="href" values="#a;&#10;java&#9;script:alert(1)"/><path d="M0 0h4"/></a></svg>`,
  ],
  [
    'the address of a form',
    `${open}><foreignObject><button xmlns="http://www.w3.org/1999/xhtml" formaction="javascript:alert(1)"/></foreignObject><path d="M0 0h4"/></svg>`,
  ],
  [
    'a preset attribute',
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${open}><path d="M0 0h4"/></svg>`,
  ],
  [
    'a transformation that passes for a style sheet',
    `<?xml-stylesheet alternate="type='text/css'" type="text/xsl" href="/alert.xsl"?>${open}><path d="M0 0h4"/></svg>`,
  ],
  [
    'a transformation',
    `<?xml-stylesheet type="text/xsl" href="/alert.xsl"?>${open}><path d="M0 0h4"/></svg>`,
  ],
])('a script in %s is not published', async (_, text) => {
  const made = await published(text);
  expect(made).not.toMatch(/script|alert|\bon/);
  expect(made).toContain('<path d="M0 0h4"');
});

test('a script is not published in a drawing that is called .svgz and is not compressed', async () => {
  const made = await published(`${open} onload="alert(1)"/>`, 'drawing.svgz');
  expect(made).not.toContain('alert');
});

test('a drawing without any of that is published as it is', async () => {
  const text = `${open}>\n  <title>The word script, onload</title>\n  <path d="M0 0h4"/>\n</svg>\n`;
  expect(await published(text)).toBe(text);
});

test.each([
  ['ends too early', `${open}><script>alert(1)</script><g></svg`],
  ['is written in two bytes a character', Buffer.from(`${open} onload="alert(1)"/>`, 'utf16le')],
  ['has bytes that are no text', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff])],
])('a drawing that %s cannot be read, and is never published as it is', async (_, content) => {
  expect(await svgProblem(Buffer.from(content))).toMatch(/\w/);
  const file = path.join(folder, 'broken.svg');
  writeFileSync(file, content);
  await expect(optimisedSvg(file, path.join(folder, 'made'))).rejects.toThrow();
});

test.each([
  ['has a script', `${open}><script>alert(1)</script></svg>`],
  ['could hold none', `${open}><g></svg`],
])('a drawing that %s can be read', async (_, text) => {
  expect(await svgProblem(Buffer.from(text))).toBeUndefined();
});

test('an upload has no presets for attributes either', async () => {
  const text = `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${open}/>`;
  expect(String(await safeSvg(Buffer.from(text)))).not.toContain('alert');
});
