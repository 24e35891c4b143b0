import { zoneName } from '../../../runtime/core/moments.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { type Period, PeriodFields } from '../parts/PeriodFields.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import styles from './Brand.module.css';
import type { PeriodFault } from './use-schedule.ts';

interface ScheduleFieldsProps {
  id: string;
  timeZone: string;
  period: Period;
  onChange(period: Period): void;
  fault: PeriodFault | null;
  /** Whether only the end can be chosen. */
  hasBegun?: boolean;
}

/** When a change begins and ends, in the brand's time zone. */
export function ScheduleFields({ id, timeZone, period, onChange, fault, hasBegun = false }: ScheduleFieldsProps) {
  const t = useTexts('admin');
  const locale = usePageLocale();
  return (
    <>
      <PeriodFields
        id={id}
        timeZone={timeZone}
        period={period}
        onChange={onChange}
        labels={{ start: t('schedule.start'), end: t('schedule.end') }}
        help={`${t('schedule.help')} ${t('schedule.zone', { zone: zoneName(timeZone, locale, Date.now()) })}`}
        fixed={hasBegun ? ['start'] : []}
      />
      {fault && (
        <p className={styles.fault} role="alert">
          {t(`schedule.${fault}`)}
        </p>
      )}
    </>
  );
}
