import { useTexts } from '../../../runtime/page/texts.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';

/** Below it a percentage would make much of little: from 2 to 5 is no trend. */
const LEAST = 10;

/** How much more or less than before, in percent; beside a small number, that number. */
export function Change({ total, before }: { total: number; before: number }) {
  const t = useTexts('statistics');
  const locale = usePageLocale();
  if (before === 0) return <span className="meta">{total === 0 ? '–' : t('new')}</span>;
  if (before < LEAST) return <span className="meta">{t('few', { before })}</span>;
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return <span className="meta">{percent.format((total - before) / before)}</span>;
}
