import { useTexts } from '../../runtime/page/texts.tsx';
import type { SalaryRange } from './job-types.ts';
import { formatMoney } from './money.ts';

/** `$72,000 to $84,000 a year`; one bound alone as "from" or "up to". */
export function Salary({ salary, locale }: { salary: SalaryRange; locale: string }) {
  const t = useTexts('job');
  const { min, max, currencyCode } = salary;
  const bounds = [min, max].filter((bound) => bound != null).map((bound) => formatMoney(bound, currencyCode, locale));
  const [first, second] = bounds;
  if (!first) return null;
  return <>{`${amount(first, second)} ${t(`salary.${salary.unit}`)}`}</>;

  function amount(low: string, high: string | undefined): string {
    if (high && high !== low) return t('salary.range', { min: low, max: high });
    if (high || min === max) return low;
    return min == null ? t('salary.upTo', { amount: low }) : t('salary.from', { amount: low });
  }
}
