import { type AllSheets, finishing, inTheirLayers, layersFirst, partsInTime } from './sheets.ts';

/**
 * What is for later of all block types' sheets: one file, that all pages of a site have in common. The tokens that it
 * uses are on the pages.
 *
 * @param scriptedNames see `DocumentAssets`
 */
export function laterStyles(all: AllSheets, scriptedNames: string[]): string {
  const { finish } = finishing(all, scriptedNames);
  const sheets = new Map<string, string>();
  const blocks = Object.values(all.modules).flatMap((one) => inTheirLayers(one.sheets, 'blocks'));
  for (const { name, sheet, layer } of [...inTheirLayers(all.base, 'base'), ...blocks]) {
    sheets.set(name, partsInTime(finish(sheet.css), layer, sheet.later).later);
  }
  const names = [...sheets.keys()].sort();
  return layersFirst + names.map((name) => sheets.get(name)).join('');
}
