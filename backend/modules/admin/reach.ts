/** How many alerts, jobs, purchases and people a change of settings reaches. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { isFeatureOn } from '../../../runtime/core/document/features.ts';
import { brandLanguages } from '../../../runtime/core/document/languages.ts';
import { missingFor } from '../../../runtime/core/effects/features.ts';
import { uselessTypes } from '../../../runtime/core/effects/products.ts';
import type { EffectThing, ReachEffect } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { jobAlerts, resumeAlerts } from '../alerts/kinds.ts';
import { creditTypeOf, isSubscription } from '../billing/products.ts';
import {
  countAlerts,
  countApplications,
  countArchived,
  countBookmarks,
  countCredits,
  countCvSites,
  countFindableResumes,
  countJobs,
  countJobsAppliedHere,
  countMembers,
  countNewsletterReaders,
  countOpenOrders,
  countPages,
  countPosts,
  countSubscriptions,
} from './effect-store.ts';

const DAY_MS = 86_400_000;

interface Counting extends Scope {
  now: Date;
}

/** A thing that works or not, depending on the document. */
interface Switched {
  thing: EffectThing;
  isOn(document: BrandDocument): boolean;
  count(scope: Counting): Promise<number>;
}

/** On, and with a page where it does something. */
const works = (feature: string) => (document: BrandDocument) =>
  isFeatureOn(document.features, feature) && missingFor(document.features, feature).length === 0;

const switched: readonly Switched[] = [
  { thing: 'job_alerts', isOn: jobAlerts.isOn, count: (scope) => countAlerts(scope, 'JOBS') },
  { thing: 'resume_alerts', isOn: resumeAlerts.isOn, count: (scope) => countAlerts(scope, 'RESUMES') },
  { thing: 'newsletter_readers', isOn: works('newsletter'), count: countNewsletterReaders },
  { thing: 'bookmarks', isOn: works('bookmarks'), count: countBookmarks },
  { thing: 'cv_sites', isOn: works('cvSite'), count: countCvSites },
  { thing: 'resumes', isOn: works('resumeSearches'), count: countFindableResumes },
  { thing: 'posts', isOn: works('blog'), count: (scope) => countPosts(scope, scope.now) },
  { thing: 'managed_jobs', isOn: works('recruiter'), count: (scope) => countJobs(scope, 'published', 'scheduled') },
  { thing: 'waiting_jobs', isOn: works('recruiter'), count: (scope) => countJobs(scope, 'needs_review') },
  { thing: 'open_orders', isOn: works('recruiter'), count: countOpenOrders },
  { thing: 'applied_jobs', isOn: works('applicant'), count: countJobsAppliedHere },
];

/** Everything that there is at least one of. */
export async function reachOfChange(
  scope: Counting,
  before: BrandDocument,
  after: BrandDocument,
): Promise<ReachEffect[]> {
  const found = await Promise.all([
    ...switched
      .filter(({ isOn }) => isOn(before) !== isOn(after))
      .map(async ({ thing, isOn, count }) => reached(thing, isOn(after) ? 'appears' : 'goes', await count(scope))),
    ...purchases(scope, before, after),
    ...retention(scope, before, after),
    ...languages(scope, before, after),
  ]);
  return found.filter(({ count }) => count > 0);
}

function reached(
  thing: EffectThing,
  change: ReachEffect['change'],
  count: number,
  locale: string | null = null,
): ReachEffect {
  return { thing, change, count, locale };
}

/** What was bought and is of use in one of the documents only. */
function purchases(scope: Counting, before: BrandDocument, after: BrandDocument): Promise<ReachEffect>[] {
  return (['goes', 'appears'] as const).flatMap((change) => {
    const types = change === 'goes' ? uselessTypes(before, after) : uselessTypes(after, before);
    const credits = types.flatMap((type) => creditTypeOf(type) ?? []);
    return [
      countSubscriptions(scope, types.filter(isSubscription), scope.now).then((n) =>
        reached('subscriptions', change, n),
      ),
      countCredits(scope, credits).then((n) => reached('credits', change, n)),
    ];
  });
}

/** What is deleted, or no longer shown, because it is kept for less time; `appears` what is kept longer. */
function retention(scope: Counting, before: BrandDocument, after: BrandDocument): Promise<ReachEffect>[] {
  const ago = (days: number) => new Date(scope.now.getTime() - days * DAY_MS);
  const { retention: was } = before;
  const { retention: is } = after;
  const [jobs, applications] = [
    [was.archivedJobDays, is.archivedJobDays],
    [was.applicationDays, is.applicationDays],
  ].map(([left = 0, right = 0]) => ({
    change: right < left ? ('goes' as const) : ('appears' as const),
    from: ago(Math.max(left, right)),
    until: ago(Math.min(left, right)),
    isOther: left !== right,
  }));
  return [
    ...(jobs?.isOther
      ? [countArchived(scope, jobs.from, jobs.until).then((n) => reached('archived_jobs', jobs.change, n))]
      : []),
    // What was deleted does not come back.
    ...(applications?.isOther && applications.change === 'goes'
      ? [
          countApplications(scope, applications.from, applications.until).then((n) =>
            reached('applications', 'goes', n),
          ),
        ]
      : []),
  ];
}

/** What is written in a language that the site gains or loses. */
function languages(scope: Counting, before: BrandDocument, after: BrandDocument): Promise<ReachEffect>[] {
  const [was, is] = [brandLanguages(before.locales), brandLanguages(after.locales)];
  const changed = [
    ...was.filter((locale) => !is.includes(locale)).map((locale) => ({ locale, change: 'goes' as const })),
    ...is.filter((locale) => !was.includes(locale)).map((locale) => ({ locale, change: 'appears' as const })),
  ];
  return changed.flatMap(({ locale, change }) => [
    countMembers(scope, locale).then((n) => reached('members_of_language', change, n, locale)),
    countAlerts(scope, 'JOBS', locale).then((n) => reached('alerts_of_language', change, n, locale)),
    countPages(scope, scope.now, locale).then((n) => reached('pages_of_language', change, n, locale)),
    countPosts(scope, scope.now, locale).then((n) => reached('posts_of_language', change, n, locale)),
  ]);
}
