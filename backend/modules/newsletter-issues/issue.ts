/** What an issue of the newsletter says: the new posts of the blog and the jobs of the week, in one language. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cameFrom } from '../../../runtime/core/seo/came-from.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { Connection } from '../../database/pool.ts';
import type { ListedResult, TemplateValues } from '../../mail/templates.ts';
import { hrefOf } from '../../services/href.ts';
import type { WorkTools } from '../../work/work.ts';
import { chooseNew } from '../alerts/choose.ts';
import { listNewJobs, type NewsTools, newJobs } from '../alerts/new-jobs.ts';
import { countNewJobs } from '../alerts/news-store.ts';
import { postPath } from '../blog/service.ts';
import { listNewPosts } from '../blog/store.ts';
import type { Regions } from '../places/regions.ts';

/** Jobs from which those of one issue are chosen, as a multiple of its limit. */
const CANDIDATES_PER_PLACE = 20;

export interface Wanted {
  brand: CompiledBrand;
  locale: string;
  /** What came out after this, until the time of the issue. */
  since: Date;
  issue: Date;
  now: Date;
}

/** Values of the template; null if there is nothing to say. */
export async function writeIssue(
  db: Connection,
  tools: Pick<WorkTools, 'originOf' | 'findBrand'> & { regions: Regions },
  wanted: Wanted,
): Promise<TemplateValues['newsletter'] | null> {
  const { brand, locale } = wanted;
  const origin = tools.originOf(brand);
  const href = hrefOf(brand, locale);
  const linkTo = (path: string) => cameFrom(origin + path, { medium: 'email', source: 'newsletter' });
  const { total, jobs } = await findJobs({ ...tools, db }, wanted);
  const posts = await findPosts(db, wanted);
  const [first] = posts;
  const t = translatorOf(cutCatalogue(brand, locale, ['mail']), 'mail');
  const lead = total > 0 ? t('newsletter.lead', { count: total }) : first?.title;
  if (lead === undefined) return null;
  const whole = ({ path, ...result }: Found): ListedResult => ({ ...result, link: linkTo(path) });
  return {
    lead,
    jobs: jobs.map(whole),
    link: linkTo(href.jobs()),
    posts: posts.map(whole),
    blog: linkTo(href.path('/blog')),
  };
}

interface Found {
  title: string;
  facts: readonly string[];
  path: string;
}

async function findJobs(
  { db, findBrand, regions }: NewsTools & { regions: Regions },
  { brand, locale, since, issue, now }: Wanted,
): Promise<{ total: number; jobs: Found[] }> {
  const { jobsPerMail: most, jobsPerCompany: mostPerCompany } = brand.document.newsletter;
  if (most === 0) return { total: 0, jobs: [] };
  const news = { frontend: brand.id, since, until: issue, now };
  const total = await countNewJobs(db, news);
  const newest = await listNewJobs({ db, findBrand }, { ...news, limit: most * CANDIDATES_PER_PLACE });
  const telling = {
    ...{ regions, locale, amounts: amountLocale(brand.document, locale), country: brand.document.site.country },
    ...{ href: hrefOf(brand, locale), area: null, isAnswered: false },
    texts: (namespace: 'mail' | 'job') => translatorOf(cutCatalogue(brand, locale, [namespace]), namespace),
  };
  const chosen = chooseNew(newest, { since, sent: new Set(), most, mostPerCompany });
  return { total, jobs: chosen.map((job) => newJobs.describe(job, telling)) };
}

async function findPosts(db: Connection, { brand, locale, since, issue }: Wanted): Promise<Found[]> {
  const { features, newsletter } = brand.document;
  if (!features.blog || newsletter.postsPerMail === 0) return [];
  const reading = { db, frontend: brand.id, locale, now: issue };
  const posts = await listNewPosts(reading, since, newsletter.postsPerMail);
  return posts.map(({ title, summary, slug }) => ({ title, facts: [summary], path: postPath(brand, locale, slug) }));
}
