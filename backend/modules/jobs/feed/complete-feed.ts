/** All jobs that a brand owns, for its complete feed. */
import { languageOr } from '../../../../runtime/core/document/languages.ts';
import { textOf } from '../../../../runtime/core/richtext/text-of.ts';
import type { CompleteJob } from '../../../../runtime/core/seo/complete-feed.ts';
import type { ApiContext } from '../../../context.ts';
import { hrefOf } from '../../../services/href.ts';
import { slugOf } from '../../../services/slug.ts';
import { labelsOf } from '../../taxonomies/terms.ts';
import { readJobData } from '../job-data.ts';
import { shownSalary } from '../shown-salary.ts';
import { findFeedPage } from './feed-store.ts';

const PER_PAGE = 100;

type FeedContext = Pick<ApiContext, 'db' | 'frontend' | 'brand' | 'locale' | 'terms' | 'now'>;

/**
 * The jobs in pages, each of its own moment: a job published meanwhile is still found, one that ends is left out, and none appears twice. Jobs without a
 * description are left out: job search engines refuse them. `origin` is the scheme and host of the site.
 */
export async function* completeFeedJobs(context: FeedContext, origin: string): AsyncGenerator<CompleteJob[]> {
  for (let after = 0; ; ) {
    const rows = await findFeedPage(context, { after, limit: PER_PAGE, now: context.now });
    yield rows.flatMap((row) => describe(row, context, origin) ?? []);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PER_PAGE) return;
    after = last.id;
  }
}

function describe(
  row: Awaited<ReturnType<typeof findFeedPage>>[number],
  { brand, locale, terms }: FeedContext,
  origin: string,
): CompleteJob | null {
  const { data: answers, organizationName: company, ...facts } = row;
  const data = readJobData(answers);
  if (textOf(data.description) === '') return null;
  const language = languageOr(brand.document.locales, row.langcode);
  const labels = (taxonomy: string, codes: readonly string[]) => labelsOf(terms, taxonomy, codes, locale);
  const label = (taxonomy: string, code: string | null) =>
    code === null ? null : (labels(taxonomy, [code])[0] ?? null);
  return {
    ...facts,
    company,
    url: origin + hrefOf(brand, language).job({ id: row.id, slug: slugOf(row.title) }),
    description: data.description,
    place: data.locations[0] ?? null,
    remote: data.remote,
    salary: shownSalary(data, brand),
    employmentTypes: data.employmentTypes,
    categories: labels('occupation', data.occupations),
    experience: label('experience', data.experience),
    education: label('degree_level', data.degreeLevel),
  };
}
