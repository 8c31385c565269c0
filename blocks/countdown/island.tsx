import type { Countdown as CountdownBlock } from '../../schema/generated/types.ts';
import { SectionHeading } from '../_shared/section-heading.tsx';
import { useSay } from '../_shared/words.ts';
import { useTimeLeft } from './use-time-left.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The time that is left. A screen reader says it when asked, not every second. */
export default function Countdown(props: CountdownBlock) {
  const { eyebrow, heading, intro, date, text } = props;
  const say = useSay();
  const { label = say('timeLeft', 'Time left') } = props;
  const left = useTimeLeft(date);
  const said = {
    days: say('days', 'Days'),
    hours: say('hours', 'Hours'),
    minutes: say('minutes', 'Minutes'),
    seconds: say('seconds', 'Seconds'),
    ...props.units,
  };
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="figures" role="timer" aria-live="off" aria-label={label}>
        {units.map((unit) => (
          <p key={unit} className="figure" data-unit={unit}>
            <strong>{String(left[unit]).padStart(2, '0')}</strong> {said[unit]}
          </p>
        ))}
      </div>
      {text ? (
        <p className="moment">
          <time dateTime={date}>{text}</time>
        </p>
      ) : null}
    </div>
  );
}
