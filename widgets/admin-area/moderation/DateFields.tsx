import { zoneName } from '../../../runtime/core/moments.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { type Period, PeriodFields } from '../parts/PeriodFields.tsx';

/** Local times in the brand's time zone; empty ones change nothing. */
export type ChosenDates = Period;

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
  return (
    <PeriodFields
      id={id}
      timeZone={timeZone}
      period={dates}
      onChange={onChange}
      labels={{ start: t('dates.start'), end: t('dates.end') }}
      help={`${startHelp} ${t('dates.zone', { zone: zoneName(timeZone, page.locale, Date.now()) })}`}
    />
  );
}
