import { Buttons, Channels, RichText } from 'pagewright/blocks';
import type { Cta as CtaBlock } from '../../schema/generated/types.ts';

/** Renders a call to action. */
export default function Cta({ eyebrow, heading, text, buttons }: CtaBlock) {
  return (
    <div className="container">
      <div className="panel">
        <Channels />
        <div className="content">
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h2>{heading}</h2>
          <RichText html={text} />
        </div>
        <Buttons of={buttons} />
      </div>
    </div>
  );
}
