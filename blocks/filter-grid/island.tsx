import { Cards, Choice, renderAfterPaint, Section, useT } from 'pagewright/blocks';
import { useEffect, useId, useRef, useState } from 'react';
import type { withParts } from './parts.tsx';

/** The value of the option that shows every card; no label is an empty string. */
const ALL = '';

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = ['all', 'show', 'shownOf'];

/** Renders cards that can be filtered by label. Without script all of them are shown. */
export default function FilterGrid(props: ReturnType<typeof withParts>) {
  const t = useT();
  const { items } = props;
  const { all = t('all', 'All'), label = t('show', 'Show') } = props;
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
    // A visitor may have chosen a label before the island hydrated.
    const checked = root.current?.querySelector<HTMLInputElement>(':checked');
    if (checked) choose(checked.value);
  }, []);
  return (
    <Section of={props}>
      <Choice
        name={name}
        legend={label}
        options={[ALL, ...labels].map((value) => ({ value, label: value || all }))}
        defaultValue={ALL}
        onChoose={(value) => renderAfterPaint(() => choose(value))}
        root={root}
      />
      <p className="visually-hidden" role="status">
        {chosen === ALL
          ? ''
          : t('shownOf', '{count} of {total}', { count: shown, total: items.length })}
      </p>
      <Cards items={cards} perRow={props.perRow} style={props.style} />
    </Section>
  );
}
