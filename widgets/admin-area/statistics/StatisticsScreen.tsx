import { lazy, Suspense, useId, useState } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { SiteName } from '../parts/BrandName.tsx';
import { CsvButton } from '../parts/CsvButton.tsx';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { Select } from '../parts/ListTools.tsx';
import { useBrandNames } from '../parts/use-brands.ts';
import { useNarrow } from '../parts/use-narrow.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { Waiting } from '../parts/Waiting.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { Change } from './Change.tsx';
import { ImporterPart } from './ImporterPart.tsx';
import { type Chosen, COMPARISONS, LENGTHS, lastDays, stepFor } from './periods.ts';
import { SearchPart } from './SearchPart.tsx';
import styles from './Statistics.module.css';
import { type AdminStatistics, adminStatisticsCsvQuery, adminStatisticsQuery } from './statistics.generated.ts';
import { TopTable } from './TopTable.tsx';

type Report = AdminStatistics['adminStatistics'];
type Series = Report['series'][number];
type Part = Report['parts'][number];
type BrandRow = Report['brands'][number];

const TimeChart = lazy(async () => ({ default: (await import('./Chart.tsx')).TimeChart }));
const BrandChart = lazy(async () => ({ default: (await import('./Chart.tsx')).BrandChart }));

/** Whole weeks, so that weekends stand above those of the period before. */
const USUAL = 28;
/** Measures of which a table names the subjects. */
const TABLES = ['page', 'job-view', 'search-by', 'apply-start', 'registration', 'posting', 'sale', 'feed'];
/** Columns of the comparison of brands. */
const OF_BRANDS = ['page', 'search', 'search-empty', 'job-view', 'apply-start', 'registration', 'posting'];
/** Brands in the chart. */
const MOST_BARS = 12;

/** How a brand is used, or all of them. */
export function StatisticsScreen({ page, id, access, to }: ScreenProps) {
  const t = useTexts('statistics');
  const brand = page.brand.id === NETWORK_ID ? null : page.brand.id;
  const [chosen, setChosen] = useState<Chosen>(() => ({ ...lastDays(USUAL, Date.now()), compare: 'PREVIOUS' }));
  const step = stepFor(chosen);
  const answer = useAnswer(adminStatisticsQuery, { brand, ...chosen, step });
  const period = { brand, from: chosen.from, until: chosen.until };
  return (
    <section className={screen.screen}>
      <h2 className={screen.heading}>{t('title')}</h2>
      <Choices chosen={chosen} onChange={setChosen} />
      <Answered answer={answer}>
        {({ adminStatistics }) => <ReportParts report={adminStatistics} step={step} isNetwork={brand === null} />}
      </Answered>
      <SearchPart id={id} period={period} mayChange={access.isAdministrator} />
      <ImporterPart period={period} to={to} />
      <div className={styles.choices}>
        <CsvButton
          name={`statistics-${brand ?? 'all'}-${chosen.from}-${chosen.until}`}
          load={async () => (await run(adminStatisticsCsvQuery, period)).adminStatisticsCsv}
        />
        <p className="meta">{t('counted')}</p>
      </div>
    </section>
  );
}

function Choices({ chosen, onChange }: { chosen: Chosen; onChange(chosen: Chosen): void }) {
  const t = useTexts('statistics');
  const id = useId();
  const day = (name: 'from' | 'until') => (
    <div className={styles.field}>
      <label className="label" htmlFor={`${id}-${name}`}>
        {t(name)}
      </label>
      <SmallInput
        id={`${id}-${name}`}
        type="date"
        required
        value={chosen[name]}
        {...(name === 'from' ? { max: chosen.until } : { min: chosen.from })}
        onChange={({ target }) => {
          // While a date is typed, it is empty or in a year of one digit.
          const next = { ...chosen, [name]: target.value };
          if (target.validity.valid && next.from >= '2000') onChange(next);
        }}
      />
    </div>
  );
  return (
    <div className={styles.choices}>
      <div className={styles.lengths}>
        {LENGTHS.map((days) => {
          const last = lastDays(days, Date.now());
          const isChosen = last.from === chosen.from && last.until === chosen.until;
          return (
            <SmallButton
              key={days}
              aria-pressed={isChosen}
              main={isChosen}
              onClick={() => onChange({ ...chosen, ...last })}
            >
              {t('lastDays', { count: days })}
            </SmallButton>
          );
        })}
      </div>
      {day('from')}
      {day('until')}
      <Select
        id={`${id}-compare`}
        label={t('compare')}
        value={chosen.compare}
        choices={COMPARISONS.map((one) => ({ value: one, label: t(`comparison.${one}`) }))}
        onChange={(value) => onChange({ ...chosen, compare: COMPARISONS.find((one) => one === value) ?? 'PREVIOUS' })}
      />
    </div>
  );
}

const keyOf = ({ measure, subject }: { measure: string; subject: string }) => `${measure} ${subject}`;

interface ReportProps {
  report: Report;
  step: 'DAY' | 'WEEK' | 'MONTH';
  isNetwork: boolean;
}

function ReportParts({ report, step, isNetwork }: ReportProps) {
  const t = useTexts('statistics');
  const { whole, money } = useNumbers();
  const [shown, setShown] = useState('page ');
  const current = report.series.find((one) => keyOf(one) === shown) ?? report.series[0];
  const describe = ({ measure, subject }: Pick<Series, 'measure' | 'subject'>, value: number) =>
    measure === 'sale-amount' ? money(value, subject) : whole(value);
  return (
    <>
      <ul className={styles.tiles} aria-label={t('measures')}>
        {report.series.map((one) => (
          <li key={keyOf(one)}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={one === current}
              onClick={() => setShown(keyOf(one))}
            >
              <span>{t(`measure.${one.measure}`)}</span>
              <strong className={styles.total}>{describe(one, one.total)}</strong>
              <Change total={one.total} before={one.before} />
            </button>
          </li>
        ))}
      </ul>
      {current && (
        <Course
          key={keyOf(current)}
          series={current}
          steps={report.steps}
          step={step}
          describe={(value) => describe(current, value)}
        />
      )}
      <div className={styles.tables}>
        {TABLES.map((measure) => (
          <PartTable key={measure} measure={measure} parts={report.parts.filter((part) => part.measure === measure)} />
        ))}
      </div>
      {isNetwork && current && <BrandPart brands={report.brands} measure={current.measure} />}
    </>
  );
}

function useNumbers() {
  const locale = usePageLocale();
  const number = new Intl.NumberFormat(locale);
  return {
    whole: (value: number) => number.format(value),
    money: (cents: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(cents / 100),
  };
}

interface CourseProps {
  series: Series;
  steps: readonly string[];
  step: ReportProps['step'];
  describe(value: number): string;
}

/** A count over time: as a chart, and as a table. */
function Course({ series, steps, step, describe }: CourseProps) {
  const t = useTexts('statistics');
  const locale = usePageLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  // Fewer of them where the period before has fewer steps: the last ones stand beside each other.
  const missing = steps.length - series.earlier.length;
  const points = steps.map((at, index) => ({
    at,
    now: series.values[index] ?? 0,
    earlier: series.earlier[index - missing] ?? 0,
  }));
  // Amounts are in cents; their currency is the subject.
  const cents = series.measure === 'sale-amount' ? 100 : 1;
  const drawn = points.map(({ at, now, earlier }) => ({ at, now: now / cents, earlier: earlier / cents }));
  const measure = t(`measure.${series.measure}`);
  const name = series.subject === '' ? measure : `${measure} (${series.subject})`;
  const columns: Column<(typeof points)[number]>[] = [
    { key: 'at', label: t(`step.${step}`), render: ({ at }) => <span>{day.format(new Date(at))}</span> },
    { key: 'now', label: name, isNumber: true, render: ({ now }) => <span>{describe(now)}</span> },
    { key: 'earlier', label: t('before'), isNumber: true, render: ({ earlier }) => <span>{describe(earlier)}</span> },
  ];
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{name}</h3>
      <Suspense fallback={<Waiting />}>
        <TimeChart points={drawn} step={step} names={{ now: name, earlier: t('before') }} label={name} />
      </Suspense>
      <details className={styles.table}>
        <summary>{t('asTable')}</summary>
        <DataTable caption={name} columns={columns} rows={points} keyOf={({ at }) => at} isDense empty={t('nothing')} />
      </details>
    </div>
  );
}

/** What a count consists of; on a phone, folded until it is asked for. */
function PartTable({ measure, parts }: { measure: string; parts: readonly Part[] }) {
  const t = useTexts('statistics');
  const { whole } = useNumbers();
  const isNarrow = useNarrow();
  // Products are named by brands, feeds by their address.
  const nameOf = ({ subject, title }: Part) =>
    title ?? (measure === 'sale' || measure === 'feed' ? subject : t(`subject.${measure}.${subject}`));
  const columns: Column<Part>[] = [
    { key: 'subject', label: t(`part.${measure}`), render: (part) => <span>{nameOf(part)}</span> },
    { key: 'total', label: t('total'), isNumber: true, render: ({ total }) => <span>{whole(total)}</span> },
    { key: 'change', label: t('change'), isNumber: true, render: (part) => <Change {...part} /> },
  ];
  if (parts.length === 0) return null;
  return (
    <details className={styles.fold} open={!isNarrow}>
      <summary>
        <h3 className={styles.heading}>{t(`part.${measure}`)}</h3>
      </summary>
      <TopTable
        caption={t(`part.${measure}`)}
        columns={columns}
        rows={parts}
        keyOf={({ subject }) => subject}
        empty={t('nothing')}
      />
    </details>
  );
}

/** Brands beside each other, those with the most first: the chosen measure as a chart, all of them as a table; on a phone, the table has the chosen one. */
function BrandPart({ brands, measure }: { brands: readonly BrandRow[]; measure: string }) {
  const t = useTexts('statistics');
  const { whole } = useNumbers();
  const nameOf = useBrandNames();
  const isNarrow = useNarrow();
  const isAmount = measure === 'sale-amount';
  // Amounts of several currencies have no order.
  const narrow = [isAmount ? 'page' : measure];
  const partOf = ({ parts }: BrandRow, of: string) => parts.find((part) => part.measure === of);
  const totalOf = (row: BrandRow) => partOf(row, measure)?.total ?? 0;
  const sorted = brands.toSorted((a, b) => totalOf(b) - totalOf(a));
  const bars = sorted.slice(0, MOST_BARS).map((row) => ({ name: nameOf(row.brand), value: totalOf(row) }));
  const columns: Column<BrandRow>[] = [
    { key: 'brand', label: t('brand'), render: ({ brand }) => <SiteName id={brand} /> },
    ...(isNarrow ? narrow : OF_BRANDS).map((of) => ({
      key: of,
      label: t(`measure.${of}`),
      isNumber: true,
      render: (row: BrandRow) => {
        const { total = 0, before = 0 } = partOf(row, of) ?? {};
        return (
          <span>
            {whole(total)} <Change total={total} before={before} />
          </span>
        );
      },
    })),
  ];
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{t('brands')}</h3>
      {!isAmount && bars.length > 0 && (
        <Suspense fallback={<Waiting />}>
          <BrandChart bars={bars} name={t(`measure.${measure}`)} label={t('brands')} />
        </Suspense>
      )}
      <TopTable
        caption={t('brands')}
        columns={columns}
        rows={sorted}
        most={10}
        keyOf={({ brand }) => brand}
        empty={t('nothing')}
      />
    </div>
  );
}
