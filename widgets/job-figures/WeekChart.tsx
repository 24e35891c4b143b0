import { useTexts } from '../../runtime/page/texts.tsx';
import { formatCount } from '../shared/lists/count.ts';
import styles from './JobFigures.module.css';
import type { Week } from './job-figures.generated.ts';

interface Props {
  weeks: readonly Week[];
  locale: string;
  labelledBy: string;
}

/** A column for each week; the same as a table for screen readers. */
export function WeekChart({ weeks, locale, labelledBy }: Props) {
  const t = useTexts('figures');
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const columns = weeks.map(({ begins, count }) => ({
    begins,
    date: day.format(new Date(`${begins}T00:00:00Z`)),
    number: formatCount(count, locale),
    height: Math.ceil((count / most) * 100),
  }));
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        {columns.map(({ begins, date, number, height }) => (
          <div className={styles.column} key={begins}>
            <span className={styles.number}>{number}</span>
            <svg className={styles.pillar} viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
              <rect y={100 - height} width="1" height={height} />
            </svg>
            <span className={styles.date}>{date}</span>
          </div>
        ))}
      </div>
      <table className="visually-hidden" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('week')}</th>
            <th scope="col">{t('jobs')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ begins, date, number }) => (
            <tr key={begins}>
              <th scope="row">{date}</th>
              <td>{number}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
