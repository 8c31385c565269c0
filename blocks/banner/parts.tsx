import { Buttons, RichText, StaticPart } from 'pagewright/blocks';
import type { Banner as BannerBlock } from '../../schema/generated/types.ts';
import { Breadcrumb } from './breadcrumb.tsx';

type WordsProps = Pick<
  BannerBlock,
  'eyebrow' | 'title' | 'text' | 'crumb' | 'trail' | 'home' | 'buttons'
>;

function Words({ eyebrow, title, text, crumb, trail, home, buttons }: WordsProps) {
  return (
    <>
      <Breadcrumb home={home} trail={trail} current={crumb} />
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      <h1>{title}</h1>
      <RichText html={text} className="lead" />
      <Buttons of={buttons} />
    </>
  );
}

/** Returns the island's props: the text never changes, whatever is beside it. */
export function withParts(banner: BannerBlock) {
  const { eyebrow, title, text, crumb, trail, home, buttons, ...others } = banner;
  const words = { eyebrow, title, text, crumb, trail, home, buttons };
  return { ...others, words: new StaticPart(<Words {...words} />) };
}
