import { Blocks, SectionHeading } from 'pagewright/blocks';
import type { Columns as ColumnsBlock } from '../../schema/generated/types.ts';

/** It looks up no messages in the browser. */
export const messages: string[] = [];

/** Renders blocks side by side, one below the other where there is no room. */
export default function Columns(props: ColumnsBlock) {
  const { eyebrow, heading, intro, columns, align, stack = 768 } = props;
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="columns" data-stack={stack} data-align={align}>
        {columns.map(({ blocks, width }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no names and keep their places
          <div key={index} className="column" data-width={width}>
            <Blocks of={blocks} />
          </div>
        ))}
      </div>
    </div>
  );
}
