/**
 * What the author of a block imports as `pagewright/blocks`: names here stay what they are until the next major version, as
 * docs/blocks.md tells them. Carousels are left out: they bring a library.
 */
export type {
  Block,
  Button as ButtonData,
  Image as PictureData,
  Link as LinkData,
} from '../../schema/generated/types.ts';
export { afterPaint } from './browser/after-paint.ts';
export { isRightToLeft } from './browser/reading-direction.ts';
export { useReducedMotion } from './browser/use-reduced-motion.ts';
export { Blocks } from './ui/blocks.tsx';
export { CloseButton, OpenButton } from './ui/dialog.tsx';
export { Icon } from './ui/icon.tsx';
export { Button, Buttons, Link, MoreLink } from './ui/link.tsx';
export { Picture } from './ui/picture.tsx';
export { InlineText, RichText } from './ui/rich-text.tsx';
export { SectionHeading } from './ui/section-heading.tsx';
export { Static, StaticPart } from './ui/static-part.tsx';
export type { StructuredData } from './ui/structured-data.ts';
export { useHomePath, useT } from './ui/use-messages.ts';
