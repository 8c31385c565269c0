/** The files that `_site.yaml` itself names: its icon, its picture and its fonts. */

import { namedFileIssue } from '../finish/check-file.ts';
import { isGroup } from '../is-group.ts';
import type { Issue, Unplaced } from '../issue.ts';
import type { Site } from '../site.ts';
import type { Data, DataPath } from '../types.ts';
import type { Places } from './places.ts';

const farFont: Unplaced = {
  code: 'wrong-value',
  message: 'A font cannot come from another site: browsers are told not to load it.',
  hint: 'Put the file into the public folder and write its path: file: /fonts/lora.woff2.',
};

/** The issues of those that are not in the public folder. */
export function siteFileIssues({ config, publicFiles }: Site, places: Places): Issue[] {
  const font = isGroup(config.theme) && isGroup(config.theme.font) ? config.theme.font : {};
  const others = Array.isArray(font.others) ? font.others : [];
  const files: [path: DataPath, file: Data | undefined, isImage: boolean][] = [
    [['icon'], config.icon, false],
    [['image'], config.image, true],
    [['theme', 'font', 'file'], font.file, false],
    ...others.map((one, index): [DataPath, Data | undefined, boolean] => [
      ['theme', 'font', 'others', index, 'file'],
      isGroup(one) ? one.file : undefined,
      false,
    ]),
  ];
  return files.flatMap(([path, file, isImage]): Issue[] => {
    if (path.at(-1) === 'file' && /^https?:/i.test(String(file))) {
      return [{ ...farFont, ...places.inSiteFile(path) }];
    }
    const fault = typeof file === 'string' ? namedFileIssue(file, isImage, publicFiles) : undefined;
    return fault ? [{ ...fault, ...places.inSiteFile(path) }] : [];
  });
}
