import { isObject } from '../../../content/model/data.ts';
import { firstText, NAMING } from '../../../content/model/words.ts';
import type { BlockEntry } from '../../contract/pages.ts';
import type { Place, Value } from '../../contract/values.ts';
import { isWholeTemplate } from './sourced-value.tsx';

/** Returns the blocks of a list as written in a file. */
export function blocksInFile(list: Value[], { file, path }: Place): BlockEntry[] {
  return list.flatMap((block, index): BlockEntry[] => {
    if (!isObject(block)) return [];
    const at = [...path, index];
    // A template is no name: each page fills it in.
    const names = [...NAMING, 'text', 'body'].filter((name) => !isWholeTemplate(block[name]));
    return [
      {
        path: at,
        type: String(block.type),
        title: firstText(block, names)?.split('\n')[0] ?? '',
        source: { file, path: at },
      },
    ];
  });
}
