/** Renders pictures for link previews, once for each content: Satori lays them out, resvg renders them as PNG. */

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Font } from 'satori';
import { writeWhole } from '../../content/files/write-whole.ts';
import { messageOf } from '../../content/model/thrown.ts';
import type { SocialPicture } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { PREVIEW_SIZE } from '../../render/head-tags.ts';
import { forEachLimited, type Progress, progressOf } from '../progress/progress.ts';
import { pictureTree } from './picture-tree.ts';
import { publicFile } from './social-picture.ts';

/** Layout and rendering share the processor: higher numbers gain nothing. */
const CONCURRENCY = 4;

const OUR_FONTS = [
  ['Figtree', 'figtree-latin'],
  ['Readex Pro', 'readex-pro-arabic'],
] as const;

function fontsOf(site: Site): Font[] {
  const folder = path.join(site.engineRoot, 'src/build/social/fonts');
  const ours = OUR_FONTS.flatMap(([name, file]) =>
    ([500, 700] as const).map((weight) => ({
      name,
      weight,
      data: readFileSync(path.join(folder, `${file}-${weight}-normal.woff`)),
    })),
  );
  const own = (site.settings.socialPictures?.fonts ?? []).map((file) => ({
    name: 'own',
    weight: /bold|[-_]700/i.test(file) ? (700 as const) : (500 as const),
    data: publicFile(site, file),
  }));
  return [...own, ...ours];
}

const KINDS: Record<string, string> = { svg: 'svg+xml', png: 'png', jpg: 'jpeg', jpeg: 'jpeg' };

/** Returns a public file as a data URL; `undefined` when it is not a picture that can be rendered. */
function embedded(site: Site, file: string | undefined): string | undefined {
  const kind = KINDS[/\.(\w+)$/.exec(file ?? '')?.[1]?.toLowerCase() ?? ''];
  const data = kind && file ? publicFile(site, file) : Buffer.alloc(0);
  return data.length > 0 ? `data:image/${kind};base64,${data.toString('base64')}` : undefined;
}

/** Returns the function that renders one picture. */
async function pictureRenderer(
  site: Site,
): Promise<(social: SocialPicture) => Promise<Uint8Array>> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const fonts = fontsOf(site);
  const icon = embedded(site, site.settings.icon);
  return async (social) => {
    const tree = pictureTree(social, site.settings, {
      icon,
      picture: embedded(site, social.picture),
    });
    const svg = await satori(tree as Parameters<typeof satori>[0], { ...PREVIEW_SIZE, fonts });
    // Satori has converted text to outlines, so resvg needs no fonts.
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}

/**
 * Renders missing pictures, and deletes those that no page uses any more.
 *
 * @param folder where the pictures are kept from build to build
 * @returns the kept file of each picture, by its path in the output
 * @throws when a picture cannot be rendered, with its title
 */
export async function renderSocialPictures(
  site: Site,
  pictures: SocialPicture[],
  folder: string,
  onProgress?: Progress,
): Promise<Map<string, string>> {
  const kept = new Map(
    pictures.map(({ file }) => [file, path.join(folder, path.basename(file))] as const),
  );
  const byFile = new Map(pictures.map((picture) => [picture.file, picture]));
  const missing = [...byFile.values()].filter(({ file }) => !existsSync(kept.get(file) ?? ''));
  if (missing.length > 0) {
    const render = await pictureRenderer(site);
    const add = async (social: SocialPicture) => {
      const place = kept.get(social.file) ?? '';
      writeWhole(place, await rendered(render, social));
    };
    await forEachLimited(missing, CONCURRENCY, add, progressOf('Rendering preview', onProgress));
  }
  removeOthers(folder, new Set(kept.values()));
  return kept;
}

async function rendered(
  render: Awaited<ReturnType<typeof pictureRenderer>>,
  social: SocialPicture,
) {
  try {
    return await render(social);
  } catch (error) {
    const message = messageOf(error);
    throw new Error(
      `The picture for previews of "${social.title}" could not be rendered: ${message}`,
      {
        cause: error,
      },
    );
  }
}

function removeOthers(folder: string, keep: Set<string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    if (!keep.has(place)) rmSync(place, { force: true });
  }
}
