import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CustomPlugin, XastChild, XastInstruction, XastParent } from 'svgo';
import { writeWhole } from '../../content/files/write-whole.ts';
import { SVG } from '../../content/transform/pictures.ts';
import { RECIPE } from './make-variants.ts';

/**
 * What drawing programs leave behind: comments, elements of their own, metadata, numbers with digits that no
 * screen shows. An SVG without any of it gains nothing: of 226 drawn by hand, compressed as they
 * travel, all together grew by 1.5 per cent.
 */
const LEFT_BEHIND =
  /<!--|<metadata|<!DOCTYPE|xmlns:(?:inkscape|sodipodi|sketch|serif|figma|i|x)=|\d\.\d{4}/;

/** Nothing runs in an SVG without any of this: no element, no handler of an event, no address, be it written with entities. */
const MAY_RUN =
  /script|\bon\w|&|<!|<\?xml-stylesheet|foreignobject|data:(?!image\/(?:png|jpe?g|gif|webp|avif)\b)/i;

/** To be raised when SVG files are made otherwise: those of the last build count no more. */
export const SVG_RECIPE = 4;

/** Elements of HTML that show another document within an SVG. */
const DOCUMENTS = ['iframe', 'embed', 'object'];
const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
const isAddress = (attribute: string) => localName(attribute) === 'href';
/** Browsers skip tabs and line ends in an address, and spaces and controls before it: https://url.spec.whatwg.org/#concept-basic-url-parser */
const isExecutable = (value: string) =>
  /^[\0- ]*(?:java|vb)script:/i.test(value.replace(/[\t\n\r]/g, ''));

/** Returns whether an instruction names a style sheet, and nothing else that an attribute in another's value may hide. */
const isStyleSheet = ({ name, value }: XastInstruction) =>
  name === 'xml-stylesheet' &&
  /type\s*=\s*["']text\/css/i.test(value) &&
  value.match(/type\s*=/gi)?.length === 1;

/**
 * Takes out what svgo's `removeScripts` does not know: newer events, animated addresses, documents within, parts of other files,
 * XSLT, attributes that the type of the document presets.
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

/** Whatever a style sheet, a link or a screen reader may refer to stays: ids, titles, roles, the drawing area. */
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

/** Returns why an SVG cannot be checked for scripts; `undefined` where it can. */
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
 * Returns an SVG without scripts; one that has none is given back as it is.
 *
 * @throws when it cannot be read
 */
export async function safeSvg(content: Buffer): Promise<Buffer> {
  const { data, hadScripts } = await withoutScripts(textOf(content));
  return hadScripts ? Buffer.from(data) : content;
}

/**
 * Returns an SVG without scripts and without what its program left behind; a file that has neither is given back as it is.
 *
 * @param file absolute path
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

/** Returns the SVG as it was where svgo cannot make it smaller. */
async function optimisedText(text: string): Promise<string> {
  const { optimize } = await import('svgo');
  try {
    const plugins = [{ name: 'preset-default' as const, params: { overrides: SAFE } }];
    return optimize(text, { multipass: true, plugins }).data;
  } catch {
    return text;
  }
}
