/** What the weekly figures say, in the language of their reader. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cameFrom } from '../../../runtime/core/seo/came-from.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { JobFigures } from '../../graphql.generated.ts';
import type { TemplateValues } from '../../mail/templates.ts';
import { dayIn, daysBefore } from '../../services/counting/days.ts';
import { hrefOf } from '../../services/href.ts';
import { slugOf } from '../../services/slug.ts';
import type { Span } from './job-store.ts';
import { startOf } from './jobs.ts';
import type { WeeklyJob } from './weekly-store.ts';

/** The Monday to Sunday before an issue, in the time zone of the brand. */
export function weekBefore(issue: Date, timeZone: string): Span {
  const monday = dayIn(timeZone, issue.getTime());
  const from = daysBefore(monday, 7);
  return {
    ...{ from, until: daysBefore(monday, 1) },
    ...{ start: startOf(from, timeZone), end: startOf(monday, timeZone) },
  };
}

export interface WeeklyLetter {
  brand: CompiledBrand;
  origin: string;
  locale: string;
  span: Span;
  /** All jobs, those described first. */
  jobs: readonly WeeklyJob[];
  /** Figures of the first of them. */
  figures: readonly JobFigures[];
}

export function writeWeekly(letter: WeeklyLetter): TemplateValues['weekly_figures'] {
  const { brand, origin, locale, span, jobs, figures } = letter;
  const t = translatorOf(cutCatalogue(brand, locale, ['mail']), 'mail');
  const amounts = amountLocale(brand.document, locale);
  const whole = new Intl.NumberFormat(amounts);
  const tenth = new Intl.NumberFormat(amounts, { maximumFractionDigits: 1 });
  const href = hrefOf(brand, locale);
  const say = (key: string, values = {}) => t(`weekly_figures.${key}`, values);
  const sum = (of: (job: WeeklyJob) => number) => whole.format(jobs.reduce((all, job) => all + of(job), 0));
  const beside = (own: number, others: number | undefined) =>
    others === undefined
      ? tenth.format(own)
      : say('beside', { value: tenth.format(own), others: tenth.format(others) });
  return {
    week: describeWeek(span, amounts),
    views: sum(({ views }) => views),
    starts: sum(({ starts }) => starts),
    applications: sum(({ applications }) => applications),
    jobs: figures.flatMap((one, at) => {
      const job = jobs[at];
      if (job === undefined) return [];
      const { listed, place, sources, similar } = one;
      const views = one.views.reduce((all, count) => all + count, 0);
      return {
        title: job.title,
        link: cameFrom(origin + href.job({ id: job.id, slug: slugOf(job.title) }), {
          medium: 'email',
          source: 'weekly_figures',
        }),
        facts: [
          say('ofViews', { count: views }),
          say('ofStarts', { count: one.starts }),
          say('ofApplications', { count: one.applications }),
        ],
        lines: [
          ...(sources.length === 0
            ? []
            : [
                say('from', {
                  sources: sources
                    .map(({ source, count }) => say(`source.${source}`, { value: whole.format(count) }))
                    .join(' · '),
                }),
              ]),
          ...(place === null ? [] : [say('place', { count: listed, place: tenth.format(place) })]),
          say('perDay', { value: beside(one.viewsPerDay, similar?.viewsPerDay) }),
          ...(views === 0 ? [] : [say('perView', { value: beside(one.startsPerView, similar?.startsPerView) })]),
        ],
      };
    }),
    more: jobs.length - figures.length,
    isCompared: figures.some(({ similar }) => similar !== null),
    link: origin + href.path('/job-manager'),
  };
}

/** `October 19 – 25, 2026`. The days are those of the brand, so they are written as they are. */
function describeWeek({ from, until }: Span, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(until));
}
