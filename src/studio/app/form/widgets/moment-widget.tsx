import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';

/** Renders a date, `2026-12-01`, or a date with a time, `2026-12-01 08:00`. */
export function MomentWidget({
  id,
  value = '',
  label,
  onChange,
  schema,
}: WidgetProps): ReactElement {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?/.exec(value) ?? [];
  const change = (newDay: string, newTime: string) => {
    if (newDay === '') onChange(undefined);
    else onChange(newTime ? `${newDay} ${newTime}` : newDay);
  };
  return (
    <div className="moment-field">
      <input
        id={id}
        type="date"
        className="input"
        value={day}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) => change(target.value, time)}
      />
      {schema.format === 'moment' && (
        <input
          type="time"
          className="input"
          value={time}
          disabled={!day}
          aria-label={`${label}: time`}
          onChange={({ target }) => change(day, target.value)}
        />
      )}
    </div>
  );
}
