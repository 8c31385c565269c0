import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { changeText, inputProps } from './text-widget.tsx';

/** Returns a colour with six digits, as the browser's colour field requires; `undefined` for other notations. */
function sixDigits(colour: string): string | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i.exec(colour);
  if (short)
    return `#${short
      .slice(1, 4)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[0-9a-f]{6}/i.exec(colour)?.[0];
}

/** Renders a colour: the browser's colour field, and a text field for its code. */
export function ColourWidget(props: WidgetProps): ReactElement {
  const { value, label, onChange, schema } = props;
  const preset: string | undefined = schema['x-preset'];
  const shown = sixDigits(value || preset || '');
  return (
    <div className="colour-field">
      <input
        type="color"
        aria-label={`${label}: choose a colour`}
        data-unknown={shown === undefined}
        value={shown ?? '#808080'}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...inputProps(props)}
        spellCheck={false}
        placeholder={preset ?? 'Default'}
        onChange={({ target }) => changeText(props, target.value)}
      />
    </div>
  );
}
