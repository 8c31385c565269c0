import { Icon, Picture, RichText, Section } from 'pagewright/blocks';
import type { Steps as StepsBlock } from '../../schema/generated/types.ts';

/** Renders numbered boxes; the style sheet adds the numbers. */
export default function Steps(props: StepsBlock) {
  const { heading, image, items } = props;
  const Title = heading ? 'h3' : 'h2';
  return (
    <Section of={props}>
      {image ? (
        <div className="nested-corner">
          <Picture
            image={image}
            sizes="(min-width: 1240px) 560px, (min-width: 769px) 46vw, 100vw"
          />
        </div>
      ) : null}
      <ol className="list">
        {items.map(({ id, title, subtitle, text, icon }) => (
          <li key={title} id={id} className="step">
            {icon ? <Icon svg={icon} /> : null}
            {subtitle ? <p className="subtitle">{subtitle}</p> : null}
            <Title>{title}</Title>
            <RichText html={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
