/** Reports on how brands are used, for those who administer them. */
import { spreadsheet } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { SearchedTexts, StatisticPart, StatisticReport, StatisticSeries } from '../../graphql.generated.ts';
import { withinReach } from '../rights/access.ts';
import { type Period, periodBefore, readPeriod, type Step, stepOf, stepsOf } from './period.ts';
import { brandsBySubject, listRows, listTexts, sumByBrand, sumByDay, sumBySubject } from './store.ts';
import { facetTitles, productTitle } from './titles.ts';

/** In the order of a report. */
const HEADLINES = [
  ...['page', 'search', 'search-empty', 'job-view', 'apply-start', 'apply-end', 'registration', 'alert', 'posting'],
  ...['sale', 'sale-amount', 'feed'],
];
/** Amounts of different currencies cannot be added. */
const APART = ['sale-amount'];
const PARTS = [
  ...['page', 'search', 'search-empty', 'search-by', 'job-view', 'apply-start', 'apply-end', 'registration'],
  ...['alert', 'posting', 'sale', 'feed'],
];
const MOST_TEXTS = 500;
const MOST_ROWS = 100_000;

interface Asked extends Period {
  brand?: string | null;
}

export async function readReport(
  context: ApiContext,
  { brand, step, compare, ...asked }: Asked & { step: Step; compare: 'PREVIOUS' | 'YEAR' },
): Promise<StatisticReport> {
  const period = readPeriod(asked);
  const steps = stepsOf(period, step);
  const within = await withinReach(context, brand, 'adminStatistics');
  const before = periodBefore(period, compare);
  const sums = (of: Period) =>
    Promise.all([
      sumByDay(within, of, { measures: HEADLINES, apart: APART }),
      sumBySubject(within, of, PARTS),
      sumByBrand(within, of, HEADLINES),
    ]);
  const [now, then] = [await sums(period), await sums(before)];
  const sellers = await brandsBySubject(within, [period, before], 'sale');
  return {
    steps,
    before: before.from,
    series: HEADLINES.flatMap((measure) =>
      seriesOf(measure, { days: now[0], steps, step }, { days: then[0], steps: stepsOf(before, step), step }),
    ),
    parts: partsOf(now[1], then[1]).map((part) => ({
      ...part,
      title: part.measure === 'sale' ? productTitle(context, part.subject, sellers.get(part.subject) ?? []) : null,
    })),
    brands: brandsOf(now[2], then[2]),
  };
}

type Days = Awaited<ReturnType<typeof sumByDay>>;

function seriesOf(measure: string, now: Counts, then: Counts): StatisticSeries[] {
  const mine = ({ measure: of }: { measure: string }) => of === measure;
  const found = [...new Set([...now.days, ...then.days].filter(mine).map(({ subject }) => subject))].sort();
  const subjects = found.length === 0 && !APART.includes(measure) ? [''] : found;
  return subjects.map((subject) => {
    const own = ({ days, ...rest }: Counts) => ({
      ...rest,
      days: days.filter((row) => mine(row) && row.subject === subject),
    });
    const values = byStep(own(now));
    const total = sum(own(now).days);
    return { measure, subject, values, earlier: byStep(own(then), values.length), total, before: sum(own(then).days) };
  });
}

interface Counts {
  days: Days;
  steps: readonly string[];
  step: Step;
}

/** Counts of the steps, in order; of the last so many. */
function byStep({ days, steps, step }: Counts, most = steps.length): number[] {
  const values = new Map(steps.map((one) => [one, 0]));
  for (const { period, count } of days) {
    const at = stepOf(period, step);
    values.set(at, (values.get(at) ?? 0) + count);
  }
  return steps.slice(-most).map((one) => values.get(one) ?? 0);
}

const sum = (rows: readonly { count: number }[]): number => rows.reduce((all, { count }) => all + count, 0);

type Sums = readonly { measure: string; subject: string; count: number }[];

/** Most first. */
function partsOf(now: Sums, then: Sums): StatisticPart[] {
  const keyOf = ({ measure, subject }: Sums[number]) => `${measure}\t${subject}`;
  const unnamed = ({ measure, subject }: Sums[number]) => ({ measure, subject, title: null, total: 0, before: 0 });
  const parts = new Map<string, StatisticPart>();
  for (const row of now) parts.set(keyOf(row), { ...unnamed(row), total: row.count });
  for (const row of then) {
    const known = parts.get(keyOf(row)) ?? unnamed(row);
    parts.set(keyOf(row), { ...known, before: row.count });
  }
  const place = ({ measure }: StatisticPart) => PARTS.indexOf(measure);
  return [...parts.values()].sort(
    (a, b) => place(a) - place(b) || b.total - a.total || b.before - a.before || a.subject.localeCompare(b.subject),
  );
}

function brandsOf(now: Awaited<ReturnType<typeof sumByBrand>>, then: Awaited<ReturnType<typeof sumByBrand>>) {
  const visits = (brand: string) => sum(now.filter((row) => row.brand === brand && row.measure === 'page'));
  return [...new Set([...now, ...then].map(({ brand }) => brand))]
    .sort((a, b) => visits(b) - visits(a) || a.localeCompare(b))
    .map((brand) => {
      const own = (rows: typeof now) => rows.filter((row) => row.brand === brand);
      return { brand, parts: partsOf(own(now), own(then)) };
    });
}

export async function readTexts(
  context: ApiContext,
  {
    brand,
    kind,
    isEmpty,
    limit,
    ...asked
  }: Asked & { kind: 'WORDS' | 'PLACE' | 'FACET'; isEmpty: boolean; limit: number },
): Promise<SearchedTexts> {
  const period = readPeriod(asked);
  if (limit < 1 || limit > MOST_TEXTS)
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_TEXTS} are allowed.`, { path: 'limit' });
  const within = await withinReach(context, brand, 'adminSearchedTexts');
  const measure = kind.toLowerCase();
  const texts = await listTexts(within, { period, before: periodBefore(period, 'PREVIOUS'), measure, isEmpty, limit });
  const all = await sumBySubject(within, period, ['search-by']);
  const used = (subject: string) => sum(all.filter((row) => row.subject === subject));
  const titles =
    kind === 'FACET'
      ? await facetTitles(
          context,
          within,
          texts.map(({ text }) => text),
        )
      : null;
  return {
    texts: texts.map((row) => ({ ...row, title: titles?.get(row.text) ?? row.text })),
    total: used(measure),
    empty: used(`${measure}-empty`),
  };
}

export async function csvOfStatistics(context: ApiContext, { brand, ...asked }: Asked): Promise<string> {
  const period = readPeriod(asked);
  const within = await withinReach(context, brand, 'adminStatisticsCsv');
  const rows = await listRows(within, period, MOST_ROWS + 1);
  if (rows.length > MOST_ROWS)
    throw new UserError('BAD_INPUT', `There are more than ${MOST_ROWS} rows. Choose a shorter period.`, {
      path: 'until',
    });
  const head = ['brand', 'grain', 'period', 'measure', 'subject', 'count'] as const;
  const { locale, brand: reader } = context;
  const lines = rows.map((row) => head.map((name) => row[name]));
  return spreadsheet({ locale, timeZone: reader.document.site.timeZone }, [[...head], ...lines]);
}
