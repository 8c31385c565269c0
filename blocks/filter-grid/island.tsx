import { useEffect, useId, useRef, useState } from 'react';
import type { FilterGrid as FilterGridBlock } from '../../schema/generated/types.ts';
import { Cards } from '../_shared/cards.tsx';
import { Choice } from '../_shared/choice.tsx';
import { drawAfterPaint } from '../_shared/draw-after-paint.ts';
import { Buttons } from '../_shared/link.tsx';
import { SectionHeading } from '../_shared/section-heading.tsx';
import { useSay } from '../_shared/words.ts';

/** The value of the label that shows every card; no label is an empty text. */
const ALL = '';

/** Cards that can be narrowed down to those with a label. Without script all of them show. */
export default function FilterGrid(props: FilterGridBlock) {
  const say = useSay();
  const { eyebrow, heading, intro, items, button } = props;
  const { all = say('all', 'All'), label = say('show', 'Show') } = props;
  const [chosen, choose] = useState(ALL);
  const root = useRef<HTMLFieldSetElement>(null);
  const labels = props.labels ?? [...new Set(items.flatMap((item) => item.labels))];
  const cards = items.map((item) => ({
    ...item,
    hidden: chosen !== ALL && !item.labels.includes(chosen),
  }));
  const name = useId();
  const shown = cards.filter(({ hidden }) => !hidden).length;
  useEffect(() => {
    // A visitor may have chosen before this code was there.
    const checked = root.current?.querySelector<HTMLInputElement>(':checked');
    if (checked) choose(checked.value);
  }, []);
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <Choice
        name={name}
        legend={label}
        options={[ALL, ...labels].map((value) => ({ value, words: value || all }))}
        first={ALL}
        onChoose={(value) => drawAfterPaint(() => choose(value))}
        root={root}
      />
      <p className="visually-hidden" role="status">
        {chosen === ALL
          ? ''
          : say('shownOf', '{count} of {total}', { count: shown, total: items.length })}
      </p>
      <Cards
        items={cards}
        perRow={props.perRow}
        style={props.style}
        level={heading ? 'h3' : 'h2'}
      />
      <Buttons of={button && [button]} />
    </div>
  );
}
