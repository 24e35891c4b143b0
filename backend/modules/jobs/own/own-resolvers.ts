import { inOrder } from '../../../../runtime/core/document/product-features.ts';
import { localised } from '../../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../../context.ts';
import { UserError } from '../../../errors.ts';
import type { JobReportOutcome, JobReportReason, JobState, Resolvers } from '../../../graphql.generated.ts';
import { hrefOf } from '../../../services/href.ts';
import { slugOf } from '../../../services/slug.ts';
import { describePlaced } from '../../billing/describe.ts';
import { jobUrl } from '../address.ts';
import { assistantLanguages } from '../describe/describe-job.ts';
import {
  approveJob,
  archiveJob,
  deleteJob,
  duplicateJob,
  publishJob,
  rejectJob,
  setJobState,
  withdrawJob,
} from '../moves/lifecycle.ts';
import { JOB_STATES, offersPublishing } from '../moves/states.ts';
import { extendJob, extensionOf } from '../paying/extend.ts';
import { orderForJob } from '../paying/order-for-job.ts';
import { postingTerms } from '../paying/posting-terms.ts';
import { promoteJob } from '../paying/promote.ts';
import { isShown } from '../policy.ts';
import { preflightAnswers } from '../preflight/preflight.ts';
import { countOpenReports, listReports } from '../reports/report-store.ts';
import { reportJob, resolveReport } from '../reports/reports.ts';
import { changeJobs } from './bulk.ts';
import { changesOf } from './changes.ts';
import {
  actionsFor,
  brandsFor,
  employersOf,
  faultsOfJob,
  isTitleFixed,
  isTrusted,
  previewOf,
  scheduleRules,
  shownAnswers,
  standingOf,
  waitsFor,
} from './own-jobs.ts';
import { findOwn, requireOwn } from './own-policy.ts';
import { countOwnJobs, findOwnJobs, listOwnJobs, listWaitingJobs, type OwnJobFilter, sumOwnJobs } from './own-store.ts';
import { previewAnswers } from './preview.ts';
import { saveJob, writerOf } from './save-job.ts';
import { usualAddress } from './usual-address.ts';
import { usualEmploymentTypes } from './usual-employment-types.ts';

const MOST = 100;

function checkPage({ limit, offset }: { limit: number; offset: number }): void {
  if (limit < 1 || limit > MOST || offset < 0)
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST} are allowed.`, { path: 'limit' });
}

async function countsOf(context: ApiContext, filter: OwnJobFilter): Promise<{ state: JobState; count: number }[]> {
  const found = await countOwnJobs(context, filter);
  return JOB_STATES.map((state) => ({ state, count: found.get(state) ?? 0 }));
}

const total = (counts: readonly { state: JobState; count: number }[], states: readonly JobState[] | null) =>
  counts.reduce((sum, { state, count }) => (states === null || states.includes(state) ? sum + count : sum), 0);

/** A job that no administrator has decided about. */
const unseen = { refused: false, approved: false };

const instant = (text: string | null | undefined) => (text ? new Date(text) : null);

export const ownJobResolvers: Resolvers = {
  Query: {
    async ownJobs(_root, { states = null, search = null, organizationId = null, everybody, ...page }, context) {
      checkPage(page);
      const accountId = everybody ? null : writerOf(context);
      const filter = { accountId, states, search, organizationId, now: context.now };
      const [jobs, counts] = await Promise.all([
        listOwnJobs(context, { ...filter, ...page }),
        countsOf(context, filter),
      ]);
      return { jobs, counts, total: total(counts, states), filter };
    },
    ownJob: (_root, { id }, context) => findOwn(context, id),
    postingTerms: (_root, { organizationId, jobId = null }, context) =>
      postingTerms(context, { organizationId, jobId }),
    jobPreflight: (_root, { id, answers }, context) => preflightAnswers(context, id ?? null, answers),
    jobPreview: (_root, { id, answers }, context) => previewAnswers(context, id ?? null, answers),
    async jobFormSettings(_root, _args, context) {
      const { supported, default: standard } = context.brand.document.locales;
      const employers = await employersOf(context);
      const [active] = employers;
      const terms = active && (await postingTerms(context, { organizationId: active.id, jobId: null }));
      const rules = scheduleRules(context);
      const trusted = await isTrusted(context, active?.id ?? null);
      return {
        employers,
        brands: brandsFor(context),
        languages: [standard, ...supported.filter((one) => one !== standard)],
        waits: waitsFor(context, { ...unseen, wasUp: false }, trusted),
        editsWait: waitsFor(context, { ...unseen, wasUp: true }, trusted),
        ...rules,
        defaultDuration: terms?.duration ?? rules.defaultDuration,
        usualAddress: active ? await usualAddress(context, active.id) : null,
        usualEmploymentTypes: active ? await usualEmploymentTypes(context, active.id) : [],
        assistantLanguages: assistantLanguages(context),
        embedding: context.brand.document.embed.frameAncestors.length > 0,
        afterPosting: context.brand.document.routes.callToAction.afterPosting,
        afterPostingSecondary: context.brand.document.routes.callToAction.afterPostingSecondary,
      };
    },
    async jobsToReview(_root, { search = null, limit, offset }, context) {
      checkPage({ limit, offset });
      const page = { search, limit, offset, now: context.now };
      const filter = { accountId: null, states: null, search, organizationId: null, now: context.now };
      const [jobs, counts] = await Promise.all([listWaitingJobs(context, page), countsOf(context, filter)]);
      const states: JobState[] = ['needs_review'];
      return { jobs, counts, total: total(counts, states), filter: { ...filter, states } };
    },
    rejectionReasons: (_root, _args, { brand: { document }, locale }) =>
      inOrder(Object.entries(document.moderation.reasons), document.moderation.reasonOrder, ([key]) => key).map(
        ([key, { title, text }]) => ({
          key,
          title: localised(title, document, locale),
          text: localised(text, document, locale),
        }),
      ),
    async jobReports(_root, page, context) {
      checkPage(page);
      return listReports(context, page);
    },
  },
  Mutation: {
    saveJob: (_root, { id = null, version = null, frontends = null, langcode = null, whenPaid, ...rest }, context) =>
      saveJob(context, { id, version, frontends, langcode, whenPaid: whenPaid ?? false, ...rest }),
    duplicateJob: (_root, { id, key }, context) => duplicateJob(context, id, key),
    publishJob: (_root, { id, publishAt, expires, durationDays = null }, context) =>
      publishJob(context, id, { publishAt: instant(publishAt), expires: instant(expires), durationDays }),
    withdrawJob: (_root, { id }, context) => withdrawJob(context, id),
    archiveJob: (_root, { id }, context) => archiveJob(context, id),
    async deleteJob(_root, { id }, context) {
      await deleteJob(context, id);
      return true;
    },
    changeJobs: (_root, { ids, action, reason = null, key = null }, context) =>
      changeJobs(context, { ids, action, reason, key }),
    setJobState: (_root, { id, state, reason = null, publishAt, expires }, context) =>
      setJobState(context, id, { state, reason, publishAt: instant(publishAt), expires: instant(expires) }),
    approveJob: (_root, { id, version = null, publishAt, expires }, context) =>
      approveJob(context, id, { version, publishAt: instant(publishAt), expires: instant(expires) }),
    async orderForJob(_root, wanted, context) {
      const { organizationId, ...placed } = await orderForJob(context, wanted);
      return describePlaced(context, organizationId, placed);
    },
    extendJob: (_root, extension, context) => extendJob(context, extension),
    promoteJob: (_root, promotion, context) => promoteJob(context, promotion),
    rejectJob: (_root, { id, reason }, context) => rejectJob(context, id, reason),
    reportJob: (_root, { id, reason, text, email = null, key = null }, context) =>
      reportJob(context, { jobId: id, reason, text, email, key }),
    resolveJobReport: (_root, { id, outcome, note = null }, context) => resolveReport(context, { id, outcome, note }),
  },
  OwnJob: {
    state: (row, _args, context) => standingOf(row, context).state,
    employer: ({ organizationId, employerName }) =>
      organizationId === null || employerName === null ? null : { id: organizationId, name: employerName },
    publishAt: ({ publishAt }, _args, { now }) => (publishAt !== null && publishAt > now ? publishAt : null),
    answers: (row, _args, context) => shownAnswers(context, row),
    faults: (row, _args, context) => faultsOfJob(context, row),
    actions: (row, _args, context) => actionsFor(context, row),
    publishOption: (row, _args, context) => offersPublishing(standingOf(row, context).state),
    titleFixed: (row, _args, context) => isTitleFixed(context, row),
    refusal: (row, _args, context) => (standingOf(row, context).state === 'needs_review' ? null : row.refusal),
    archived: (row, _args, context) =>
      standingOf(row, context).state === 'archived' ? (row.state === 'archived' ? row.archived : row.expires) : null,
    path: ({ id, title }, _args, { brand, locale }) => hrefOf(brand, locale).job({ id, slug: slugOf(title) }),
    canonicalUrl: (row, _args, context) => jobUrl(row, context),
    isPublic: (row, _args, context) => isShown(row, context),
    preview: (row, _args, context) => previewOf(context, row),
    approved: (row, _args, context) => standingOf(row, context).approved,
    trusted: (row, _args, context) => isTrusted(context, row.organizationId),
    extension: (row, _args, context) => extensionOf(context, row),
    changes: (row, _args, context) => changesOf(context, row),
  },
  OwnJobList: {
    figures: ({ filter }, _args, context) => sumOwnJobs(context, filter),
  },
  JobReport: {
    job: async ({ jobId }, _args, context) => {
      const [row] = await findOwnJobs(context, [jobId]);
      return row ?? requireOwn(context, jobId);
    },
    reason: ({ reason }) => reason as JobReportReason,
    outcome: ({ outcome }) => outcome as JobReportOutcome | null,
    openForJob: ({ jobId }, _args, context) => countOpenReports(context, jobId),
  },
};
