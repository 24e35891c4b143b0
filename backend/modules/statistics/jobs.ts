/** How a job did, for those who look after it, beside similar ones. */
import { fromWallClock } from '../../../runtime/core/moments.ts';
import type { ApiContext } from '../../context.ts';
import type { JobFigures } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { dayIn, daysBefore } from '../../services/counting/days.ts';
import { findDaysOnline, findSimilar, type JobDay, listJobDays, type Span } from './job-store.ts';
import { stepsOf } from './period.ts';

const DAYS = 30;
/** With fewer of them, a median would tell of single jobs of others. */
const LEAST_JOBS = 5;
const LEAST_EMPLOYERS = 3;

/** Of a job that the person may see: `OwnJob` is only given to them. */
export function figuresOfJob(context: ApiContext, jobId: number): Promise<JobFigures> {
  return figuresDuring(context, jobId, lastDays(context.now, context.brand.document.site.timeZone));
}

/** The thirty days up to the one that it is in the time zone. */
export function lastDays(now: Date, timeZone: string): Span {
  const until = dayIn(timeZone, now.getTime());
  const from = daysBefore(until, DAYS - 1);
  return { from, until, start: startOf(from, timeZone), end: now };
}

/** The first moment of a day in the time zone. */
export const startOf = (day: string, timeZone: string): Date =>
  new Date(fromWallClock(`${day}T00:00`, timeZone) ?? `${day}T00:00Z`);

/** How a job did on the brand, whoever asks. */
export async function figuresDuring(scope: Scope, jobId: number, span: Span): Promise<JobFigures> {
  const [days, online, similar] = [
    await listJobDays(scope, jobId, span),
    await findDaysOnline(scope, jobId, span),
    await findSimilar(scope, jobId, span),
  ];
  const sum = (of: (day: JobDay) => number) => days.reduce((all, day) => all + of(day), 0);
  const views = sum((day) => day.views);
  const starts = sum((day) => day.starts);
  const listed = sum((day) => day.listed);
  const isEnough = similar !== undefined && similar.jobs >= LEAST_JOBS && similar.employers >= LEAST_EMPLOYERS;
  return {
    from: span.from,
    views: stepsOf(span, 'DAY').map((at) => days.find((day) => day.period === at)?.views ?? 0),
    starts,
    applications: sum((day) => day.applications),
    listed,
    place: listed === 0 ? null : sum((day) => day.places) / listed,
    sources: sourcesIn(sum),
    viewsPerDay: views / online,
    startsPerView: views === 0 ? 0 : (100 * starts) / views,
    similar: isEnough
      ? { jobs: similar.jobs, viewsPerDay: similar.viewsPerDay, startsPerView: similar.startsPerView }
      : null,
  };
}

function sourcesIn(sum: (of: (day: JobDay) => number) => number): JobFigures['sources'] {
  const all = [
    { source: 'search', count: sum((day) => day.fromSearch) },
    { source: 'job', count: sum((day) => day.fromJob) },
    { source: 'employer', count: sum((day) => day.fromEmployer) },
    { source: 'site', count: sum((day) => day.fromSite) },
    { source: 'engine', count: sum((day) => day.fromEngine) },
    { source: 'elsewhere', count: sum((day) => day.fromElsewhere) },
    { source: 'mail', count: sum((day) => day.fromMail) },
    { source: 'feed', count: sum((day) => day.fromFeed) },
    { source: 'direct', count: sum((day) => day.fromDirect) },
  ];
  return all.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
