import {
  afterPaint,
  CloseButton,
  choiceOf,
  Icon,
  isRightToLeft,
  renderAfterPaint,
  useT,
} from 'pagewright/blocks';
import { chevronLeft, chevronRight, loaderCircle } from 'pagewright/icons';
import {
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { GalleryPicture } from '../../schema/generated/types.ts';

/** The pictures that can be browsed, and the index of the open one. */
export interface Selection {
  pictures: GalleryPicture[];
  index: number;
}

interface LightboxProps {
  /** `null` when the lightbox is closed. */
  selection: Selection | null;
  select: Dispatch<SetStateAction<Selection | null>>;
}

/** Renders one large picture, with a loader until it has loaded. It needs a React key of its own for each picture. */
function Large({ picture }: { picture: GalleryPicture }) {
  const t = useT();
  const [loading, setLoading] = useState(true);
  const done = () => setLoading(false);
  return (
    <div className="large-picture" data-loading={loading || undefined} aria-busy={loading}>
      {loading ? (
        <Icon svg={loaderCircle} className="loader" label={t('loading', 'Loading')} />
      ) : null}
      <img
        src={picture.src}
        srcSet={choiceOf(picture.src, '100vw')?.webp}
        sizes="100vw"
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        // A cached picture may have loaded before React listens.
        ref={(image) => {
          if (image?.complete) done();
        }}
        onLoad={done}
        onError={done}
      />
    </div>
  );
}

function Caption({ picture: { title, description } }: { picture: GalleryPicture }) {
  if (!title && !description) return null;
  return (
    <figcaption>
      {title ? <strong>{title}</strong> : null}
      {description ? <p>{description}</p> : null}
    </figcaption>
  );
}

function StepButton({ way, onClick }: { way: 'previous' | 'next'; onClick: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className={`icon-button step-${way}`}
      aria-label={
        way === 'next' ? t('nextPicture', 'Next picture') : t('previousPicture', 'Previous picture')
      }
      onClick={onClick}
    >
      <Icon svg={way === 'next' ? chevronRight : chevronLeft} />
    </button>
  );
}

/** Returns the selection `by` pictures further, from the end back to the start. */
function stepped({ pictures, index }: Selection, by: number): Selection {
  return { pictures, index: (index + by + pictures.length) % pictures.length };
}

interface StageProps {
  selection: Selection;
  step: (by: number) => void;
  /** The id of the dialog. */
  dialog: string;
}

/** Renders the content of the open dialog: the picture with its caption, and the buttons around it. */
function Stage({ selection: { pictures, index }, step, dialog }: StageProps) {
  const t = useT();
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <div className="lightbox-stage">
      <CloseButton dialog={dialog} label={t('close', 'Close')} />
      <figure>
        <Large key={index + picture.src} picture={picture} />
        <Caption picture={picture} />
      </figure>
      {pictures.length > 1 ? (
        <div className="lightbox-steps">
          <StepButton way="previous" onClick={() => step(-1)} />
          <span role="status">
            {t('placeOf', '{place} of {count}', { place: index + 1, count: pictures.length })}
          </span>
          <StepButton way="next" onClick={() => step(1)} />
        </div>
      ) : null}
    </div>
  );
}

/** Renders a dialog with one large picture. Escape, the close button or a click outside closes it. */
export function Lightbox({ selection, select }: LightboxProps) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = selection !== null;
  const picture = selection?.pictures[selection.index];

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  const step = (by: number) => renderAfterPaint(() => select((from) => from && stepped(from, by)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(isRightToLeft(event.currentTarget) ? -by : by);
  };
  const onClick = ({ target }: MouseEvent) => {
    // Everything around the picture and its caption counts as outside.
    if (!(target as Element).closest('figure, button')) afterPaint(() => dialog.current?.close());
  };

  return (
    <dialog
      id={id}
      ref={dialog}
      className="lightbox dark"
      aria-label={picture?.title ?? picture?.alt ?? t('picture', 'Picture')}
      closedby="any"
      onClose={() => select(null)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {selection ? <Stage selection={selection} step={step} dialog={id} /> : null}
    </dialog>
  );
}
