import { Blocks, Channels, Picture, Static } from 'pagewright/blocks';
import type { Banner as BannerBlock } from '../../schema/generated/types.ts';
import type { withParts } from './parts.tsx';

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
      <Picture image={image} sizes="(min-width: 1240px) 560px, (min-width: 769px) 46vw, 100vw" />
    </div>
  ) : null;
}

/** No messages are looked up in the browser. */
export const messages: string[] = [];

/** Renders the head of a page. */
export default function Banner({ content, image, blocks, tint }: ReturnType<typeof withParts>) {
  const hasAside = Boolean(image || blocks?.length);
  return (
    <div data-tint={tint}>
      {hasAside ? null : <Channels />}
      <div className={hasAside ? 'container with-aside' : 'container'}>
        <Static className="content" of={content} />
        <Aside image={image} blocks={blocks} />
      </div>
    </div>
  );
}
