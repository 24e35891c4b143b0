import { toWallClock, zoneName } from '../../../runtime/core/moments.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { SmallInput } from '../parts/controls.tsx';
import styles from './Moderation.module.css';

/** Local times in the brand's time zone; empty ones change nothing. */
export interface ChosenDates {
  start: string;
  end: string;
}

interface DateFieldsProps {
  id: string;
  page: PageInfo;
  dates: ChosenDates;
  onChange(dates: ChosenDates): void;
  /** What an empty start date means. */
  startHelp: string;
}

/** Start and end of publication, in the brand's time zone. */
export function DateFields({ id, page, dates, onChange, startHelp }: DateFieldsProps) {
  const t = useTexts('moderation');
  const { timeZone } = page.brand.site;
  const min = toWallClock(new Date().toISOString(), timeZone);
  const field = (name: keyof ChosenDates) => (
    <div className={styles.field}>
      <label className="label" htmlFor={`${id}-${name}`}>
        {t(`dates.${name}`)}
      </label>
      <SmallInput
        id={`${id}-${name}`}
        type="datetime-local"
        min={min}
        value={dates[name]}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange({ ...dates, [name]: target.value })}
      />
    </div>
  );
  return (
    <div className={styles.dates}>
      {field('start')}
      {field('end')}
      <p id={`${id}-help`} className="meta">
        {startHelp} {t('dates.zone', { zone: zoneName(timeZone, page.locale, Date.now()) })}
      </p>
    </div>
  );
}
