import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CustomPlugin } from 'svgo';
import { RECIPE } from './make-variants.ts';

/**
 * What drawing programs leave behind: remarks, their own words, metadata, numbers with digits that no
 * screen shows. A drawing without any of it gains nothing: of 226 drawn by hand, compressed as they
 * travel, all together grew by 1.5 per cent.
 */
const LEFT_BEHIND =
  /<!--|<metadata|<!DOCTYPE|xmlns:(?:inkscape|sodipodi|sketch|serif|figma|i|x)=|\d\.\d{4}/;

/** Nothing runs in a drawing without any of this: no element, no handler of an event, no address, be it written with entities. */
const MAY_RUN = /script|\bon\w|&|<!/i;

/** To be raised when drawings are made otherwise: those of the last build count no more. */
export const DRAWINGS = 2;

/** Takes out what svgo's `removeScripts` does not know: handlers of events that are newer than SVG. */
const removeHandlers: CustomPlugin = {
  name: 'removeHandlers',
  fn: () => ({
    element: {
      enter({ attributes }) {
        for (const name of Object.keys(attributes))
          if (name.startsWith('on')) delete attributes[name];
      },
    },
  }),
};

/** Whatever a style sheet, a link or a screen reader may refer to stays: ids, titles, roles, the drawing area. */
const SAFE = {
  cleanupIds: false,
  removeDesc: false,
  removeHiddenElems: false,
  removeUnknownsAndDefaults: { keepAriaAttrs: true, keepRoleAttr: true },
} as const;

/**
 * Returns a drawing without scripts and without what its program left behind; a file that has neither is given back as it is, and so
 * is one that cannot be read.
 *
 * @param file absolute path
 * @param folder where optimised drawings are kept, by their content
 * @returns the file to show
 */
export async function optimisedDrawing(file: string, folder: string): Promise<string> {
  if (!/\.svg$/i.test(file)) return file;
  const text = await readFile(file, 'utf8');
  if (!MAY_RUN.test(text) && !LEFT_BEHIND.test(text)) return file;
  const print = createHash('sha256')
    .update(`${RECIPE} ${DRAWINGS}`)
    .update(text)
    .digest('hex')
    .slice(0, 16);
  const made = path.join(folder, `drawing-${print}.svg`);
  if (existsSync(made)) return made;
  const { optimize } = await import('svgo');
  try {
    const withoutScripts = optimize(text, { plugins: ['removeScripts', removeHandlers] }).data;
    const hasScripts = withoutScripts !== optimize(text, { plugins: [] }).data;
    if (!hasScripts && !LEFT_BEHIND.test(text)) return file;
    const plugins = [{ name: 'preset-default' as const, params: { overrides: SAFE } }];
    const { data } = optimize(withoutScripts, { multipass: true, plugins });
    await mkdir(folder, { recursive: true });
    await writeFile(`${made}.${process.pid}`, data);
    await rename(`${made}.${process.pid}`, made);
    return made;
  } catch {
    return file;
  }
}
