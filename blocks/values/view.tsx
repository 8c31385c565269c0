import { Icon, RichText, Section } from 'pagewright/blocks';
import type { Values as ValuesBlock } from '../../schema/generated/types.ts';

/** Renders short statements side by side. */
export default function Values(props: ValuesBlock) {
  const { heading, items } = props;
  const Title = heading ? 'h3' : 'h2';
  return (
    <Section of={props}>
      <ul className={items.length > 3 ? 'list many' : 'list'}>
        {items.map(({ title, text, icon }) => (
          <li key={title}>
            {icon ? <Icon svg={icon} /> : null}
            <Title>{title}</Title>
            <RichText html={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
