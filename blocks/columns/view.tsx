import { Blocks, Section } from 'pagewright/blocks';
import type { Columns as ColumnsBlock } from '../../schema/generated/types.ts';

/** No messages are looked up in the browser. */
export const messages: string[] = [];

/** Renders blocks side by side, and one below the other where there is no room. */
export default function Columns(props: ColumnsBlock) {
  const { columns, align, stack = 768 } = props;
  return (
    <Section of={props}>
      <div className="columns" data-stack={stack} data-align={align}>
        {columns.map(({ blocks, width }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no names and keep their places
          <div key={index} className="column" data-width={width}>
            <Blocks of={blocks} />
          </div>
        ))}
      </div>
    </Section>
  );
}
