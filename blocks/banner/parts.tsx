import type { Banner as BannerBlock } from '../../schema/generated/types.ts';
import { Breadcrumb } from '../_shared/ui/breadcrumb.tsx';
import { Buttons } from '../_shared/ui/link.tsx';
import { RichText } from '../_shared/ui/rich-text.tsx';
import { StaticPart } from '../_shared/ui/static-part.tsx';

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

/** Returns the banner's props: what it says never changes, whatever stands beside it. */
export function withParts(banner: BannerBlock) {
  const { eyebrow, title, text, crumb, trail, home, buttons, ...others } = banner;
  const words = { eyebrow, title, text, crumb, trail, home, buttons };
  return { ...others, words: new StaticPart(<Words {...words} />) };
}
