import { RichText } from '../../../../blocks/_shared/ui/rich-text.tsx';
import type { CatalogueTextBlock } from '../catalogue-data.ts';

/** Renders a text about a block. */
export default function CatalogueText({ body }: CatalogueTextBlock) {
  return (
    <div className="container">
      <RichText html={body} />
    </div>
  );
}
