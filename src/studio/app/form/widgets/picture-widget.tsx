import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { contextOf } from './form-context.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { emptied } from './text-widget.tsx';

const isPicture = (file: string) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(file);

/** Renders a file of the public folder: a picture as itself, and a button that chooses another. */
export function PictureWidget(props: WidgetProps): ReactElement {
  const { id, value, label, onChange, registry, schema, required } = props;
  const { choices } = contextOf(registry);
  const [isChoosing, setChoosing] = useState(false);
  const files = { 'image-path': choices?.pictures, 'film-path': choices?.videos };
  const offered = files[schema.format as keyof typeof files] ?? choices?.files ?? [];
  const shown = value && isPicture(value) ? value : undefined;
  return (
    <div className="picture-field">
      <button type="button" id={id} className="picture" onClick={() => setChoosing(true)}>
        {shown ? <img src={shown} alt="" loading="lazy" /> : <Icon name="image" />}
        <span className="picture-name">
          {value ? value.slice(value.lastIndexOf('/') + 1) : `Choose ${label.toLowerCase()}`}
        </span>
        <span className="picture-action">{value ? 'Replace' : 'Choose'}</span>
      </button>
      {value && !required && (
        <button type="button" className="text-button" onClick={() => onChange(emptied(props))}>
          Remove
        </button>
      )}
      {isChoosing && (
        <PictureDialog
          files={offered}
          chosen={value}
          onClose={() => setChoosing(false)}
          onChoose={(file) => {
            setChoosing(false);
            onChange(file);
          }}
        />
      )}
    </div>
  );
}
