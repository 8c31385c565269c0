/**
 * The exports of `pagewright/blocks`, for authors of blocks. These names stay until the next major version, as
 * docs/blocks.md promises. Code that brings a library, or that few blocks need, has an entry of its own:
 * `pagewright/carousel`, `pagewright/forms` and `pagewright/icons`.
 */
export type {
  Block,
  Button as ButtonData,
  Image as PictureData,
  Link as LinkData,
} from '../../schema/generated/types.ts';
export { afterPaint, afterPresentation } from './browser/after-paint.ts';
export { centerInRow } from './browser/center-in-row.ts';
export { isRightToLeft } from './browser/reading-direction.ts';
export { renderAfterPaint } from './browser/render-after-paint.ts';
export { useReducedMotion } from './browser/use-reduced-motion.ts';
export { anchorIn } from './ui/anchor.ts';
export { Blocks } from './ui/blocks.tsx';
export { Cards, cardPart } from './ui/cards.tsx';
export { Channels } from './ui/channels.tsx';
export { Choice } from './ui/choice.tsx';
export { ContactList } from './ui/contact-list.tsx';
export { CloseButton, OpenButton } from './ui/dialog.tsx';
export { Film, FilmDialog, FilmPoster } from './ui/film.tsx';
export { groupedNumber } from './ui/grouped-number.ts';
export { useHomePath } from './ui/home-path.ts';
export { Icon } from './ui/icon.tsx';
export { Button, Buttons, Link, MoreLink } from './ui/link.tsx';
export { Logo } from './ui/logo.tsx';
export type { Translate } from './ui/messages.ts';
export { Picture } from './ui/picture.tsx';
export { choiceOf, sizesInRows } from './ui/picture-variants.ts';
export { InlineText, RichText } from './ui/rich-text.tsx';
export { Section, SectionHeading } from './ui/section.tsx';
export { SocialLinks } from './ui/social-links.tsx';
export { Static, StaticPart } from './ui/static-part.tsx';
export { plainText, type StructuredData } from './ui/structured-data.ts';
export { useT } from './ui/use-messages.ts';
