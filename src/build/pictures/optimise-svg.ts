import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CustomPlugin, XastChild, XastInstruction, XastParent } from 'svgo';
import { writeWhole } from '../../content/files/write-whole.ts';
import { SVG } from '../../content/transform/pictures.ts';
import { RECIPE } from './make-variants.ts';

/**
 * Matches what drawing programs leave in files: comments, own elements, metadata, numbers with too many digits. Other
 * SVG files gain nothing: compressed, 226 hand-written ones together grew by 1.5 per cent.
 */
const LEFT_BEHIND =
  /<!--|<metadata|<!DOCTYPE|xmlns:(?:inkscape|sodipodi|sketch|serif|figma|i|x)=|\d\.\d{4}/;

/**
 * Matches everything that can run code in an SVG: elements, event handlers, addresses, and entities, which can hide
 * any of them.
 */
const MAY_RUN =
  /script|\bon\w|&|<!|<\?xml-stylesheet|foreignobject|data:(?!image\/(?:png|jpe?g|gif|webp|avif)\b)/i;

/** Increase when SVG files are processed differently: invalidates those of earlier builds. */
export const SVG_RECIPE = 4;

/** Elements that embed another document. */
const DOCUMENTS = ['iframe', 'embed', 'object'];
const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
const isAddress = (attribute: string) => localName(attribute) === 'href';
/**
 * Browsers ignore tabs and line ends in an address, and spaces and control characters before it:
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 */
const isExecutable = (value: string) =>
  /^[\0- ]*(?:java|vb)script:/i.test(value.replace(/[\t\n\r]/g, ''));

/** Returns whether an instruction is a CSS style sheet. A second `type=` may be hidden in another attribute's value. */
const isStyleSheet = ({ name, value }: XastInstruction) =>
  name === 'xml-stylesheet' &&
  /type\s*=\s*["']text\/css/i.test(value) &&
  value.match(/type\s*=/gi)?.length === 1;

/**
 * Removes what svgo's `removeScripts` leaves: newer events, animated addresses, embedded documents, external
 * references, XSLT, and attribute defaults in the doctype.
 */
const removeOtherScripts: CustomPlugin = {
  name: 'removeOtherScripts',
  fn: () => ({
    instruction: {
      enter(node, parent) {
        if (node.name !== 'xml' && !isStyleSheet(node)) remove(node, parent);
      },
    },
    doctype: {
      enter(node, parent) {
        if (node.data.doctype.includes('[')) remove(node, parent);
      },
    },
    element: {
      enter(node, parent) {
        const { name, attributes } = node;
        if (DOCUMENTS.includes(localName(name)) || animatesScript(attributes)) remove(node, parent);
        for (const [attribute, value] of Object.entries(attributes)) {
          const isForeign = localName(name) === 'use' && /^\s*data:/i.test(value);
          const isAddressOfOther = isForeign && isAddress(attribute);
          if (attribute.startsWith('on') || isExecutable(value) || isAddressOfOther)
            delete attributes[attribute];
        }
      },
    },
  }),
};

function animatesScript({ attributeName = '', to, from, by, values }: Record<string, string>) {
  if (attributeName.startsWith('on')) return true;
  const written = [to, from, by, ...(values ?? '').split(';')];
  return isAddress(attributeName) && written.some((value) => value && isExecutable(value));
}

function remove(node: XastChild, parent: XastParent): void {
  parent.children = parent.children.filter((child) => child !== node);
}

/** Keeps what style sheets, links and screen readers may refer to: ids, titles, roles, the viewBox. */
const SAFE = {
  cleanupIds: false,
  removeDesc: false,
  removeHiddenElems: false,
  removeUnknownsAndDefaults: { keepAriaAttrs: true, keepRoleAttr: true },
} as const;

/** @throws when it is not text */
function textOf(content: Buffer): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  if (text.includes('\0')) throw new Error('It is not written in UTF-8');
  return text;
}

/** @throws when the SVG may hold a script and cannot be read */
async function withoutScripts(text: string): Promise<{ data: string; hadScripts: boolean }> {
  if (!MAY_RUN.test(text)) return { data: text, hadScripts: false };
  const { optimize } = await import('svgo');
  const { data } = optimize(text, { plugins: [removeOtherScripts, 'removeScripts'] });
  return { data, hadScripts: data !== optimize(text, { plugins: [] }).data };
}

/** Returns why an SVG cannot be checked for scripts; `undefined` if it can. */
export async function svgProblem(content: Buffer): Promise<string | undefined> {
  try {
    await withoutScripts(textOf(content));
    return undefined;
  } catch (error) {
    const { reason, message } = error as Error & { reason?: string };
    return (reason ?? message).split('\n')[0];
  }
}

/**
 * Returns an SVG without scripts; unchanged if it has none.
 *
 * @throws when it cannot be read
 */
export async function safeSvg(content: Buffer): Promise<Buffer> {
  const { data, hadScripts } = await withoutScripts(textOf(content));
  return hadScripts ? Buffer.from(data) : content;
}

/**
 * Returns an SVG without scripts, optimised if a drawing program left something in it; otherwise the file itself.
 *
 * @param folder where optimised files are kept, by their content
 * @returns the file to show
 * @throws when it cannot be read, and may hold a script
 */
export async function optimisedSvg(file: string, folder: string): Promise<string> {
  if (!SVG.test(file)) return file;
  const text = textOf(await readFile(file));
  if (!MAY_RUN.test(text) && !LEFT_BEHIND.test(text)) return file;
  const print = hash('sha256', `${RECIPE} ${SVG_RECIPE}${text}`).slice(0, 16);
  const made = path.join(folder, `drawing-${print}.svg`);
  if (existsSync(made)) return made;
  const { data, hadScripts } = await withoutScripts(text);
  if (!hadScripts && !LEFT_BEHIND.test(text)) return file;
  writeWhole(made, await optimisedText(data));
  return made;
}

/** Returns the optimised text, or the text itself if svgo fails. */
async function optimisedText(text: string): Promise<string> {
  const { optimize } = await import('svgo');
  try {
    const plugins = [{ name: 'preset-default' as const, params: { overrides: SAFE } }];
    return optimize(text, { multipass: true, plugins }).data;
  } catch {
    return text;
  }
}
