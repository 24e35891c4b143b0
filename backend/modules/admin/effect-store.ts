/** SQL that counts what a change of settings would reach, on one brand. */
import { and, count, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql, sum } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import type { BrandTable } from '../../database/brand-table.ts';
import { accountBrand } from '../../database/schema/accounts.ts';
import { bookmark, searchAlert } from '../../database/schema/alerts.ts';
import { application } from '../../database/schema/applications.ts';
import { creditBalance, purchaseOrder, subscription } from '../../database/schema/billing.ts';
import { blogPost, blogPostFrontend } from '../../database/schema/blog.ts';
import { cvSite } from '../../database/schema/cv-sites.ts';
import { job } from '../../database/schema/jobs.ts';
import { newsletterReader } from '../../database/schema/newsletter.ts';
import { landingPage } from '../../database/schema/pages.ts';
import { resumeFrontend } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';

async function rows(scope: Scope, table: BrandTable, condition?: SQL): Promise<number> {
  const [row] = await rowsOf(scope).select({ total: count() }).from(table).where(condition);
  return row?.total ?? 0;
}

/** Alerts that send mails. */
export function countAlerts(scope: Scope, index: 'JOBS' | 'RESUMES', locale?: string): Promise<number> {
  const { paused, interval, confirmed } = searchAlert;
  const isOfLanguage = locale === undefined ? undefined : eq(searchAlert.locale, locale);
  const isRunning = and(eq(paused, false), gt(interval, 0), isNotNull(confirmed), isOfLanguage);
  return rows(scope, searchAlert, and(eq(searchAlert.index, index), isRunning));
}

export function countNewsletterReaders(scope: Scope): Promise<number> {
  return rows(scope, newsletterReader, and(isNotNull(newsletterReader.confirmed), isNull(newsletterReader.ended)));
}

export function countBookmarks(scope: Scope): Promise<number> {
  return rows(scope, bookmark);
}

/** Public pages of resumes. */
export function countCvSites(scope: Scope): Promise<number> {
  return rows(scope, cvSite, eq(cvSite.online, true));
}

/** Resumes that employers can find. */
export function countFindableResumes(scope: Scope): Promise<number> {
  return rows(scope, resumeFrontend, isNotNull(resumeFrontend.listed));
}

/** Published articles of the blog, in one language or all. */
export async function countPosts(scope: Scope, now: Date, locale?: string): Promise<number> {
  const isOfLanguage = locale === undefined ? undefined : eq(blogPost.langcode, locale);
  const [row] = await rowsOf(scope)
    .select({ total: count() })
    .from(blogPostFrontend)
    .innerJoin(
      acrossBrands(blogPost, 'A post that this brand shows may belong to another.'),
      eq(blogPost.id, blogPostFrontend.postId),
    )
    .where(and(lte(blogPost.publishAt, now), eq(blogPost.archived, false), isOfLanguage));
  return row?.total ?? 0;
}

export function countPages(scope: Scope, now: Date, locale: string): Promise<number> {
  const { publishAt, archived, langcode } = landingPage;
  return rows(scope, landingPage, and(lte(publishAt, now), eq(archived, false), eq(langcode, locale)));
}

/** People who read the site in a language. */
export function countMembers(scope: Scope, locale: string): Promise<number> {
  return rows(scope, accountBrand, eq(accountBrand.locale, locale));
}

/** Jobs of this brand in these states. */
export function countJobs(scope: Scope, ...states: string[]): Promise<number> {
  return rows(scope, job, inArray(job.state, states));
}

/** Published jobs that take applications on the site. */
export function countJobsAppliedHere(scope: Scope): Promise<number> {
  const takesThem = sql`${job.data} #>> '{application_options,applicationWorkflow}' = 'internal'`;
  return rows(scope, job, and(eq(job.state, 'published'), takesThem));
}

/** Jobs that were archived between two times. */
export function countArchived(scope: Scope, from: Date, until: Date): Promise<number> {
  return rows(scope, job, and(eq(job.state, 'archived'), gte(job.archived, from), lt(job.archived, until)));
}

/** Applications with personal data, sent between two times. */
export function countApplications(scope: Scope, from: Date, until: Date): Promise<number> {
  const { created, cleared, confirmed } = application;
  return rows(scope, application, and(isNull(cleared), isNotNull(confirmed), gt(created, from), lte(created, until)));
}

export function countOpenOrders(scope: Scope): Promise<number> {
  return rows(scope, purchaseOrder, eq(purchaseOrder.state, 'open'));
}

/** Subscriptions of these types that have not ended. */
export function countSubscriptions(scope: Scope, types: readonly string[], now: Date): Promise<number> {
  const { type, ends, cancelled } = subscription;
  return rows(scope, subscription, and(inArray(type, [...types]), gt(ends, now), isNull(cancelled)));
}

/** Credits of these types that were not spent. */
export async function countCredits(scope: Scope, types: readonly string[]): Promise<number> {
  const [row] = await rowsOf(scope)
    .select({ total: sum(creditBalance.amount) })
    .from(creditBalance)
    .where(and(inArray(creditBalance.type, [...types]), ne(creditBalance.amount, 0)));
  return Number(row?.total ?? 0);
}
