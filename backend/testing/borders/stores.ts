/** What operations ask of the database in states that nobody of the twins is in: asked directly, here. */
import { giveUploads } from '../../answers/unused-files.ts';
import { transact } from '../../database/transact.ts';
import { inTransaction } from '../../database/transaction.ts';
import { setLocale } from '../../modules/accounts/account-store.ts';
import { prolongSession } from '../../modules/accounts/session-store.ts';
import { confirmSession } from '../../modules/admin/second-factor-store.ts';
import { removeRole } from '../../modules/admin/user-store.ts';
import { deleteApplication } from '../../modules/applications/store.ts';
import { cancelSubscription, restoreSubscription } from '../../modules/billing/admin-goods-store.ts';
import { findSpending, releaseSpending } from '../../modules/billing/spend-store.ts';
import { insertFirstInfo, withdrawConsent } from '../../modules/consent/store.ts';
import { noteFiles } from '../../modules/contact/store.ts';
import { listAgreed } from '../../modules/conversations/interview-store.ts';
import { withOpenFiles } from '../../modules/drafts/files.ts';
import { deleteOldest, deleteUntouched } from '../../modules/drafts/store.ts';
import { settleFiles } from '../../modules/jobs/moves/settle-files.ts';
import { findOwnJob } from '../../modules/jobs/own/own-store.ts';
import { findVersions } from '../../modules/jobs/store.ts';
import {
  deleteMessagesBefore,
  findMessage,
  listFiles,
  listMessages,
  noteNotice,
} from '../../modules/messages/store.ts';
import { renameProfiles } from '../../modules/organizations/slug-store.ts';
import { findCorrespondent } from '../../modules/resume-contacts/message-store.ts';
import { findPublicPosting } from '../../modules/resume-contacts/posting-store.ts';
import { findRefused } from '../../modules/resume-contacts/store.ts';
import type { Scope } from '../../scope.ts';
import { loadBrandIds } from '../../search/brand-ids.ts';
import { nameFacetValues } from '../../search/rebuild.ts';
import { loadEpoch } from '../../search/sql-unfiltered.ts';
import { createRevisionStore } from '../../services/revision-store.ts';
import { changeUploads } from '../../uploads/upload-store.ts';
import type { Side } from './board.ts';
import type { Door } from './contract.ts';
import { FILE_OF_A_JOB } from './jobs.ts';
import { HERE, sessionThere } from './people.ts';
import type { Twin, Twins } from './twins.ts';

interface Asked {
  scope: Scope;
  about: Twin;
  side: Side;
  /** Ids of the seeker, the employer and their organization. */
  seeker: number;
  employer: number;
  organization: number;
  /** Of the seeker on the brand that it is about. */
  session: string;
}

const LATER = new Date('2100-01-01');
const BEFORE = new Date('2000-01-01');

/** By name of the function. */
const calls: Readonly<Record<string, (asked: Asked) => Promise<unknown>>> = {
  giveUploads: ({ scope, about: { file }, employer }) =>
    giveUploads(scope, employer, {}, { file: { id: String(file), url: '/x' } }),
  setLocale: ({ scope, seeker }) => setLocale(scope, seeker, 'de'),
  prolongSession: ({ scope, session }) => prolongSession(scope, session, LATER),
  confirmSession: ({ scope, session }) => confirmSession(scope, session),
  removeRole: ({ scope, seeker }) => removeRole(scope.db, seeker, 'applicant', scope.frontend),
  deleteApplication: ({ scope, about: { guest } }) => deleteApplication(scope, guest),
  findSpending: ({ scope, about, organization }) => findSpending(scope, spendingOn(about, organization)),
  releaseSpending: ({ scope, about, organization }) => releaseSpending(scope, spendingOn(about, organization), LATER),
  restoreSubscription: async ({ scope, about: { subscription } }) => [
    await cancelSubscription(scope, subscription, BEFORE),
    await restoreSubscription(scope, subscription, BEFORE),
  ],
  withdrawConsent: ({ scope, about: { consentInfo }, seeker }) =>
    withdrawConsent({ ...scope, now: LATER }, { accountId: seeker, mail: '', infoId: consentInfo }),
  insertFirstInfo: ({ scope }) =>
    insertFirstInfo(scope, { type: 'PRIVACY_POLICY', placement: 'REGISTRATION', text: { en: 'x' } }),
  noteFiles: ({ scope, about: { message, file } }) => noteFiles(scope, message, [file]),
  withOpenFiles: ({ scope, about: { file }, side, seeker }) =>
    withOpenFiles({ ...scope, uploads: side.backend.work.uploads }, seeker, { file: { id: String(file), url: '/x' } }),
  'deleteOldest, all but one,': ({ scope, seeker }) => deleteOldest(scope, seeker, 1),
  'deleteOldest, all,': ({ scope, seeker }) => deleteOldest(scope, seeker, 0),
  deleteUntouched: ({ scope }) => deleteUntouched(scope, LATER),
  findVersions: async ({ scope, about: { published } }) => (await findVersions(scope, [published])).map(({ id }) => id),
  renameProfiles: ({ scope, organization }) => renameProfiles(scope, organization, 'Old Works'),
  findPublicPosting: ({ scope, about: { published }, organization }) =>
    findPublicPosting(scope, { jobId: published, organizationId: organization }),
  listMessages: ({ scope, about: { openedContact } }) =>
    listMessages(scope, { about: 'contact', id: openedContact }, 9),
  findMessage: ({ scope, about: { application, saidBySeeker } }) =>
    findMessage(scope, { about: 'application', id: application }, saidBySeeker),
  listAgreed: ({ scope, about: { application } }) => listAgreed(scope, application, BEFORE),
  noteNotice: ({ scope, about: { saidBySeeker }, seeker }) => noteNotice(scope, saidBySeeker, { readerId: seeker }),
  listFiles: ({ scope, about: { file } }) => listFiles(scope, [file]),
  findCorrespondent: ({ scope, about: { openedContact }, organization, employer }) =>
    findCorrespondent(scope, { id: openedContact, organizationId: organization, askedBy: employer }),
  deleteMessagesBefore: ({ scope }) => deleteMessagesBefore(scope, LATER, 9),
  findRefused: ({ scope, about: { otherResume, second } }) =>
    findRefused(scope, { resumeId: otherResume, organizationId: second }),
  nameFacetValues: ({ side: { pool } }) => inTransaction(pool, (tx) => nameFacetValues(tx, HERE, ['en', 'fr', 'it'])),
  loadEpoch: async ({ side: { pool } }) => loadEpoch(pool, 'JOBS', (await loadBrandIds(pool, [HERE])).get(HERE) ?? 0),
  'createRevisionStore().lastGood': async ({ side: { pool } }) => createRevisionStore(pool).lastGood(HERE),
  'createRevisionStore().save': async ({ side: { pool } }) => {
    const store = createRevisionStore(pool);
    for (let count = 1; count <= 20; count += 1)
      await store.save({ id: HERE, revision: `revision ${count}`, document: {} });
  },
  settleFiles: ({ scope, about: { job }, side: { pool } }) =>
    transact({ pool, frontend: scope.frontend }, async (tx) => {
      const row = await findOwnJob(tx, job);
      return row && settleFiles(tx, { ...row, data: { file: FILE_OF_A_JOB } }, null);
    }),
  changeUploads: ({ scope, about: { file } }) => changeUploads(scope, [file], { public: true }),
};

const spendingOn = ({ published }: Twin, organizationId: number) =>
  ({ organizationId, purchase: 'job', subject: `job:${published}` }) as const;

export const storeDoors: readonly Door[] = Object.entries(calls).map(([name, call]) => ({
  name: `The function ${name}`,
  open(side: Side, about: Twin, { shared: { people, organizationId } }: Twins) {
    const { db } = side.backend.work;
    return call({
      ...{ scope: { db, frontend: HERE }, about, side, organization: organizationId },
      ...{ seeker: people.seeker.id, employer: people.employer.id },
      session: about.brand === HERE ? people.seeker.sessionId : sessionThere('seeker'),
    });
  },
}));
