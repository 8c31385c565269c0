import { Section, useT } from 'pagewright/blocks';
import type { Countdown as CountdownBlock } from '../../schema/generated/types.ts';
import { useTimeLeft } from './time-left.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = ['timeLeft', 'days', 'hours', 'minutes', 'seconds'];

/** Renders the time that is left. Screen readers read it on request, not every second. */
export default function Countdown(props: CountdownBlock) {
  const { date, text } = props;
  const t = useT();
  const { label = t('timeLeft', 'Time left') } = props;
  const left = useTimeLeft(date);
  const texts = {
    days: t('days', 'Days'),
    hours: t('hours', 'Hours'),
    minutes: t('minutes', 'Minutes'),
    seconds: t('seconds', 'Seconds'),
    ...props.units,
  };
  return (
    <Section of={props}>
      <div className="figures" role="timer" aria-live="off" aria-label={label}>
        {units.map((unit) => (
          <p key={unit} className="figure" data-unit={unit}>
            <strong>{String(left[unit]).padStart(2, '0')}</strong> {texts[unit]}
          </p>
        ))}
      </div>
      {text ? (
        <p className="moment">
          <time dateTime={date}>{text}</time>
        </p>
      ) : null}
    </Section>
  );
}
