import { canWithdraw, movesFrom, parseStage } from '../../../runtime/core/applications/stages.ts';
import type { ApiContext } from '../../context.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import { networkOf } from '../../guards/network.ts';
import { stateOf } from '../jobs/policy.ts';
import { apply } from './apply.ts';
import { candidateOf, listsFor, noteCandidate, saveCandidates, unsaveCandidates } from './candidates.ts';
import { nameIn, readContent } from './content.ts';
import { csvOf } from './csv.ts';
import { addNote, move, open, rate, removeNote } from './employer.ts';
import { answersFromResume } from './from-resume.ts';
import { confirm, lookUp, sendLinkAgain } from './guests.ts';
import { adsOf, listApplicants, neighboursOf, organizationOf, othersOf, unopenedOf } from './inbox.ts';
import { isOpen, jobPath, rulesOf, wayOf } from './job.ts';
import { findApplyJob } from './job-store.ts';
import { answerLinked, answerOwn, keepingOf, linkedKeeping, termOf } from './keeping.ts';
import { findMode, saveMode } from './notice-store.ts';
import { canReopen, findOffer } from './offer.ts';
import { attachOwn, attachResume, canAttachResume, ownFiles } from './own-files.ts';
import { ownStageOf, saveStages, stagesOf } from './own-stages.ts';
import { clearsAt, listOwn, withdraw } from './seeker.ts';
import { employerContent, knockOutsOf, ownContent } from './shown.ts';
import { type ApplicationRow, findApplication, listEvents, listNotes } from './store.ts';
import { tag, tagsFor, tagsOf } from './tags.ts';

export const applicationResolvers: Resolvers = {
  Query: {
    applyOffer: (_root, { jobId }, context) => findOffer(context, jobId),
    applications: async (_root, page, context) => {
      const { total, rows } = await listOwn(context, page);
      return { total, items: rows };
    },
    application: async (_root, { id }, context) => {
      const row = id > 0 ? await findApplication(context, id) : undefined;
      return row !== undefined && row.accountId === context.viewer.account?.id ? row : null;
    },
    applicationLink: (_root, { token }, context) => lookUp(context, token),
    applicants: (_root, asked, context) => listApplicants(context, asked),
    applicantsCsv: (_root, asked, context) => csvOf(context, asked),
    applicantNeighbours: (_root, { id, ...asked }, context) => neighboursOf(context, id, asked),
    applicantJobs: (_root, _args, context) => adsOf(context),
    ownStages: (_root, { organizationId }, context) => stagesOf(context, organizationId),
    candidateLists: (_root, { organizationId }, context) => listsFor(context, organizationId ?? null),
    keepingLink: (_root, { token }, context) => linkedKeeping(context, token),
    applicantTags: (_root, { organizationId }, context) => tagsFor(context, organizationId ?? null),
    newApplicants: (_root, _args, context) => unopenedOf(context),
    applicationNotices: (_root, { organizationId }, context) =>
      findMode(context, organizationId, context.viewer.account?.id ?? 0),
  },
  Mutation: {
    apply: (_root, { jobId, answers, key, captcha }, context) =>
      apply(context, { jobId, answers, key, proof: captcha ?? null }),
    attachOwnFile: (_root, { id }, context) => attachOwn(context, id),
    attachResume: (_root, _args, context) => attachResume(context),
    sendApplicationLinkAgain: (_root, { key }, context) => sendLinkAgain(context, key),
    confirmApplication: (_root, { token }, context) => confirm(context, token),
    withdrawApplication: (_root, { id, token }, context) => withdraw(context, id, token ?? null),
    noteApplyStart: (_root, { jobId }, context) => noteStart(context, jobId),
    openApplication: (_root, { id }, context) => open(context, id),
    moveApplications: (_root, { ids, to, mail, text, ownStage }, context) =>
      move(context, { ids, to, mail, text: text ?? '', ownStage: ownStage ?? null }),
    saveOwnStages: (_root, { organizationId, stages }, context) => saveStages(context, organizationId, stages),
    tagApplications: (_root, { ids, add, remove }, context) =>
      tag(context, { ids, add: add ?? null, remove: remove ?? null }),
    saveCandidates: (_root, { ids, list }, context) => saveCandidates(context, { ids, list }),
    unsaveCandidates: (_root, { ids, list }, context) => unsaveCandidates(context, { ids, list: list ?? null }),
    noteCandidate: (_root, { id, note }, context) => noteCandidate(context, id, note),
    answerKeeping: (_root, { id, token, keep }, context) => answerOwn(context, { id, token: token ?? null, keep }),
    answerKeepingLink: (_root, { token, keep }, context) => answerLinked(context, token, keep),
    rateApplication: (_root, { id, rating }, context) => rate(context, id, rating),
    addApplicationNote: (_root, { id, text }, context) => addNote(context, id, text),
    removeApplicationNote: (_root, { id, noteId }, context) => removeNote(context, id, noteId),
    setApplicationNotices: async (_root, { organizationId, mode }, context) => {
      await saveMode(context, { organizationId, accountId: context.viewer.account?.id ?? 0, mode });
      return mode;
    },
  },
  ApplyOffer: {
    jobId: ({ job }) => job.id,
    title: ({ job }) => job.title,
    organizationName: ({ job }) => job.organizationName,
    path: ({ job }, _args, context) => jobPath(job, context),
    questions: ({ job }, _args, context) =>
      rulesOf(job, context).questions.map((question) => ({ ...question, options: [...question.options] })),
    requiresFile: ({ job }, _args, context) => rulesOf(job, context).requiresFile,
    requiresCoverLetter: ({ job }, _args, context) => rulesOf(job, context).requiresCoverLetter,
    prefill: (_offer, _args, { viewer: { account } }) =>
      account && { firstName: account.firstName, lastName: account.lastName, emailAddress: account.email },
    fromResume: (_offer, _args, context) => answersFromResume(context),
    files: (_offer, _args, context) => ownFiles(context),
    hasResume: (_offer, _args, context) => canAttachResume(context),
  },
  OwnApplication: {
    stage: ({ stage }) => parseStage(stage),
    jobPath: async ({ jobId }, _args, context) => {
      const job = jobId === null ? null : await findApplyJob(context, jobId);
      return job && jobPath(job, context);
    },
    clears: (row, _args, context) => clearsAt(context, row),
    keeping: (row, _args, context) => keepingOf(context, row),
    canWithdraw: ({ stage }) => canWithdraw(parseStage(stage)),
    canReopen: (row, _args, context) => canReopen(context, row),
    content: (row, _args, context) => ownContent(context, row),
    events: async (row, _args, context) => eventsOf(context, row),
  },
  ApplicantList: {
    jobId: ({ job }) => job?.id ?? null,
    title: ({ job }) => job?.title ?? null,
    state: ({ job }, _args, { now }) => job && stateOf(job, now),
    path: ({ job }, _args, context) => job && jobPath(job, context),
    organizationId: ({ job }) => job?.organizationId ?? null,
  },
  OwnStage: { standsFor: ({ standsFor }) => parseStage(standsFor) },
  Applicant: {
    jobId: ({ jobId }) => jobId ?? 0,
    organizationId: ({ jobId }, _args, context) => organizationOf(context, jobId),
    ownStage: (row, _args, context) => ownStageOf(context, row),
    tags: ({ id }, _args, context) => tagsOf(context, id),
    saved: ({ id }, _args, context) => candidateOf(context, id),
    term: (row, _args, context) => termOf(row, context.brand),
    others: (row, _args, context) => othersOf(context, row),
    name: ({ data }) => nameIn(readContent(data)),
    stage: ({ stage }) => parseStage(stage),
    moves: ({ stage, cleared }) => (cleared === null ? [...movesFrom(parseStage(stage))] : []),
    isEmpty: ({ stage, cleared }) => cleared !== null || stage === 'withdrawn',
    content: (row, _args, context) => employerContent(context, row),
    knockOuts: (row, _args, context) => knockOutsOf(context, row),
    notes: async ({ id }, _args, context) => {
      const notes = await listNotes(context, [id]);
      return notes.map((note) => ({
        id: note.id,
        author: note.authorName,
        text: note.text,
        created: note.created,
        isYours: note.authorId !== null && note.authorId === context.viewer.account?.id,
      }));
    },
    events: (row, _args, context) => eventsOf(context, row),
  },
};

async function eventsOf(context: ApiContext, { id }: ApplicationRow) {
  const events = await listEvents(context, [id]);
  return events.map(({ stage, actor, mailed, note, created }) => ({
    stage: parseStage(stage),
    actor,
    mailed,
    note,
    created,
  }));
}

/** Of an open job, rate limited per network. */
async function noteStart(context: ApiContext, jobId: number): Promise<boolean> {
  const job = await findApplyJob(context, jobId);
  if (job === null || !isOpen(job, context)) return false;
  await context.limits.take('apply-start', networkOf(context.address));
  context.counter.started(context.frontend, jobId, wayOf(job));
  return true;
}
