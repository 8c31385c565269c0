import type { Cta as CtaBlock } from '../../schema/generated/types.ts';
import { Channels } from '../_shared/ui/channels.tsx';
import { Buttons } from '../_shared/ui/link.tsx';
import { RichText } from '../_shared/ui/rich-text.tsx';

/** Renders a band that asks for one thing. */
export default function Cta({ eyebrow, heading, text, buttons }: CtaBlock) {
  return (
    <div className="container">
      <div className="panel">
        <Channels />
        <div className="words">
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h2>{heading}</h2>
          <RichText html={text} />
        </div>
        <Buttons of={buttons} />
      </div>
    </div>
  );
}
