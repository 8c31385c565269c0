import type { Banner as BannerBlock } from '../../schema/generated/types.ts';
import { Blocks } from '../_shared/ui/blocks.tsx';
import { Breadcrumb } from '../_shared/ui/breadcrumb.tsx';
import { Channels } from '../_shared/ui/channels.tsx';
import { Buttons } from '../_shared/ui/link.tsx';
import { Picture } from '../_shared/ui/picture.tsx';
import { RichText } from '../_shared/ui/rich-text.tsx';

function Aside({ image, blocks }: Pick<BannerBlock, 'image' | 'blocks'>) {
  if (blocks?.length) {
    return (
      <div className="aside">
        <Blocks of={blocks} />
      </div>
    );
  }
  return image ? (
    <div className="aside nested-corner">
      <Picture image={image} sizes="(min-width: 1240px) 560px, (min-width: 992px) 46vw, 100vw" />
    </div>
  ) : null;
}

/** What it looks up in the browser: keys of `words` in `_site.yaml`. */
export const messages = ['breadcrumb', 'home'];

/** Renders the head of a page. */
export default function Banner(props: BannerBlock) {
  const { eyebrow, title, text, crumb, trail, home, image, blocks, buttons, tint } = props;
  const hasAside = Boolean(image || blocks?.length);
  return (
    <div className="surface" data-tint={tint}>
      {hasAside ? null : <Channels />}
      <div className={hasAside ? 'container with-aside' : 'container'}>
        <div className="words">
          <Breadcrumb home={home} trail={trail} current={crumb} />
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h1>{title}</h1>
          <RichText html={text} className="lead" />
          <Buttons of={buttons} />
        </div>
        <Aside image={image} blocks={blocks} />
      </div>
    </div>
  );
}
