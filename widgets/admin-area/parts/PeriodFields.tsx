import { toWallClock } from '../../../runtime/core/moments.ts';
import { SmallInput } from './controls.tsx';
import styles from './PeriodFields.module.css';

/** Local times in a time zone; empty if not chosen. */
export interface Period {
  start: string;
  end: string;
}

interface PeriodFieldsProps {
  id: string;
  timeZone: string;
  period: Period;
  onChange(period: Period): void;
  labels: Readonly<Record<keyof Period, string>>;
  /** What an empty field means, and the time zone. */
  help: string;
  /** Fields that cannot be changed. */
  fixed?: readonly (keyof Period)[];
}

/** Start and end in the local time of a time zone. */
export function PeriodFields({ id, timeZone, period, onChange, labels, help, fixed = [] }: PeriodFieldsProps) {
  const min = toWallClock(new Date().toISOString(), timeZone);
  const field = (name: keyof Period) => (
    <div className={styles.field}>
      <label className="label" htmlFor={`${id}-${name}`}>
        {labels[name]}
      </label>
      <SmallInput
        id={`${id}-${name}`}
        type="datetime-local"
        min={min}
        value={period[name]}
        disabled={fixed.includes(name)}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange({ ...period, [name]: target.value })}
      />
    </div>
  );
  return (
    <div className={styles.period}>
      {field('start')}
      {field('end')}
      <p id={`${id}-help`} className="meta">
        {help}
      </p>
    </div>
  );
}
