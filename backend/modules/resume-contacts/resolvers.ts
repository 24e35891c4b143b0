import { CONTACT_WAYS } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { UserError } from '../../errors.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { findShownJob } from '../jobs/show/service.ts';
import { loadFound, similarResumes } from '../resumes/found.ts';
import { findListed } from '../resumes/found-store.ts';
import { findOwnResume } from '../resumes/own-resume.ts';
import { actingFor } from './acting.ts';
import { findContacts } from './admin-store.ts';
import { isOpened, isOwner, openedValues } from './opened.ts';
import { contactWith, findResumePage, viewOfPage } from './page.ts';
import { requireContact } from './policy.ts';
import { answerContact, askAgain, openContact, requestContact, revokeContact, withdrawContact } from './service.ts';
import { listOfOrganization, listOfOwner } from './store.ts';
import { contactTerms } from './terms.ts';

export const resumeContactResolvers: Resolvers = {
  Query: {
    foundResume: (_root, { id }, context) => findResumePage(context, id),
    adminResumeContacts: (_root, args, context) => findContacts(context, args),
    resumeContactTerms: (_root, { resumeId }, context) => contactTerms(context, resumeId),
    resumeContacts: async (_root, { status, limit, offset }, context) => {
      if (limit == null || limit < 1 || limit > 100 || offset == null || offset < 0)
        throw new UserError('BAD_INPUT', 'limit is 1 to 100, offset at least 0.', { path: 'limit' });
      const organizationId = await actingFor(context);
      return listOfOrganization(context, { organizationId, status: status ?? null, limit, offset });
    },
    resumeContact: (_root, { id }, context) => requireContact(context, id),
    ownResumeContacts: (_root, _args, context) => {
      if (context.viewer.account === null) throw refusal('SIGN_IN_REQUIRED');
      return listOfOwner(context, context.viewer.account.id);
    },
  },
  Mutation: {
    requestResumeContact: (_root, { resumeId, answers }, context) => requestContact(context, { resumeId, answers }),
    withdrawResumeContact: (_root, { id }, context) => withdrawContact(context, id),
    answerResumeContact: (_root, { id, approve, ways }, context) => answerContact(context, id, { approve, ways }),
    openResumeContact: (_root, { id }, context) => openContact(context, id),
    revokeResumeContact: (_root, { id }, context) => revokeContact(context, id),
  },
  FoundResume: {
    contact: ({ id }, _args, context) => contactWith(context, id),
  },
  ResumePage: {
    resume: ({ resume }) => resume,
    view: (page, _args, context) => viewOfPage(context, page),
    opened: ({ contact }, _args, context) => isOpened(context, contact),
    similar: ({ resume }, { limit }, context) => similarResumes(context, resume, limit ?? 10),
  },
  ResumeContact: {
    status: ({ state }) => state,
    askAgain: (row, _args, context) => askAgain(context, row),
    opened: (row, _args, context) => isOpened(context, row),
    job: ({ jobId }, _args, context) => (jobId === null ? null : findShownJob(context, jobId)),
    organization: ({ organizationId }, _args, context) => context.organizations.byId.load(organizationId),
    resume: async ({ resumeId }, _args, context) => (await loadFound(context, [resumeId]))[0] ?? null,
    opens: async (row, _args, context) => {
      if (isOwner(context, row)) {
        const { account, row: own } = await findOwnResume(context);
        return openedValues(context, CONTACT_WAYS, { data: own?.data ?? {}, email: account.email });
      }
      if (!isOpened(context, row)) return [];
      const [listed] = await findListed(context, [row.resumeId]);
      return listed === undefined ? [] : openedValues(context, row.ways, listed);
    },
  },
};
