import { fromWallClock, toWallClock, zoneName } from '../../../core/moments.ts';
import type { ControlProps } from '../../control-contract.ts';
import { elementOf, idsOf } from '../../parts/attributes.ts';
import styles from '../../parts/parts.module.css';
import { useIncomplete } from '../../parts/use-incomplete.ts';

/** A date and time in the brand's time zone, stored in UTC. */
export function DateTimeControl(control: ControlProps) {
  const { id, value, onChange, onBlur, readOnly, describedBy, invalid, tools } = control;
  const { locale, timeZone, t } = tools;
  const { isIncomplete, notice } = useIncomplete();
  const stored = typeof value === 'string' ? value : undefined;
  const at = Date.parse(stored ?? '');
  const zone = `${id}-zone`;
  return (
    <>
      <input
        {...elementOf({ ...control, invalid: invalid || isIncomplete, describedBy: idsOf(describedBy, zone) })}
        className={styles.field}
        type="datetime-local"
        max="9999-12-31T23:59"
        autoComplete="off"
        readOnly={readOnly}
        value={toWallClock(stored, timeZone)}
        onChange={(event) => onChange(fromWallClock(event.target.value, timeZone))}
        onBlur={(event) => {
          notice(event);
          onBlur();
        }}
      />
      <p id={zone} className={isIncomplete ? styles.error : styles.note} aria-live="polite">
        {isIncomplete
          ? t('dateTime.incomplete')
          : t('dateTime.zone', { zone: zoneName(timeZone, locale, Number.isNaN(at) ? Date.now() : at) })}
      </p>
    </>
  );
}
