import { Buttons, Icon, RichText, SectionHeading } from 'pagewright/blocks';
import { plus } from 'pagewright/icons';
import { useId } from 'react';
import type { Accordion as AccordionBlock } from '../../schema/generated/types.ts';

/**
 * Renders questions and answers. `<details>` of one name: the browser keeps one answer open at a time, without
 * script.
 */
export default function Accordion(props: AccordionBlock) {
  const { eyebrow, heading, intro, items, firstOpen = true, button } = props;
  const group = useId();
  return (
    <div className={eyebrow || heading || intro ? 'container split' : 'container'}>
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="questions">
        {items.map(({ title, body }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked twice, and none moves
          <details key={index} name={group} open={firstOpen && index === 0}>
            <summary>
              {title}
              <Icon svg={plus} />
            </summary>
            <RichText html={body} />
          </details>
        ))}
        <Buttons of={button ? [button] : undefined} />
      </div>
    </div>
  );
}
