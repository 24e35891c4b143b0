/** Who may send contact requests, and who answers them. */
import type { ApiContext } from '../../context.ts';
import {
  all,
  inCharge,
  type ModulePolicies,
  type Policy,
  secondFactorShown,
  signedIn,
  withFeature,
  withRole,
} from '../../policy.ts';
import { refusal } from '../../refusal.ts';
import { isInCharge } from '../../viewer.ts';
import { actsFor } from '../organizations/own-store.ts';
import { tiesOf } from '../organizations/policy.ts';
import { searchesResumes } from '../resumes/policy.ts';
import { type ContactRow, findContact } from './store.ts';

/** The request with this id on this brand. Throws `UserError` CONTACT_UNKNOWN. */
export async function requireContact(context: ApiContext, id: number): Promise<ContactRow> {
  const row = id < 1 ? null : await findContact(context, id);
  if (row === null) throw refusal('CONTACT_UNKNOWN');
  return row;
}

const ofOwner: Policy<{ id: number }> = async (context, { id }) => {
  const { ownerId } = await requireContact(context, id);
  if (ownerId !== context.viewer.account?.id) throw refusal('CONTACT_UNKNOWN');
};

const ofOrganization: Policy<{ id: number }> = async (context, { id }) => {
  const { role, isHere } = await tiesOf(context, (await requireContact(context, id)).organizationId);
  if (!actsFor(role) || !isHere) throw refusal('CONTACT_UNKNOWN');
};

/** The owner of the resume, or a member of the organization who may manage contacts. */
const ofParty: Policy<{ id: number }> = async (context, args) => {
  const { ownerId } = await requireContact(context, args.id);
  if (ownerId === context.viewer.account?.id) return;
  await ofOrganization(context, args);
  await employer(context, args);
};

const contacts = withFeature('resumeContact');
/** Members of organizations that may contact owners of resumes. */
export const contactingEmployer = all(contacts, searchesResumes);
const employer = contactingEmployer;
const member = all<{ id: number }>(employer, ofOrganization);
/** An approval can be revoked even while the brand accepts no new requests. */
const owner = all<{ id: number }>(signedIn, ofOwner);
const party = all<{ id: number }>(contacts, signedIn, ofParty);
const applicant = all(withFeature('resume'), withRole('applicant'));

/** Administrators of the brand, for either side; they must confirm their second factor first. */
const orInCharge =
  (side: Policy<{ id: number }>): Policy<{ id: number }> =>
  async (context, args) => {
    if (isInCharge(context.viewer)) {
      await requireContact(context, args.id);
      return;
    }
    try {
      await side(context, args);
    } catch (error) {
      await secondFactorShown(context, args);
      throw error;
    }
  };
/** They may decline for the owner, but never approve: only the owner can disclose personal data. */
const answerer: Policy<{ id: number; approve: boolean }> = async (context, args) => {
  const { ownerId } = await requireContact(context, args.id);
  if (args.approve && isInCharge(context.viewer) && ownerId !== context.viewer.account?.id)
    throw refusal('NOT_ALLOWED');
};

export const resumeContactPolicies = {
  Query: {
    adminResumeContacts: inCharge,
    resumeContacts: employer,
    resumeContact: party,
    resumeContactTerms: employer,
    ownResumeContacts: applicant,
  },
  Mutation: {
    requestResumeContact: employer,
    withdrawResumeContact: all<{ id: number }>(contacts, orInCharge(member)),
    openResumeContact: member,
    answerResumeContact: all<{ id: number; approve: boolean }>(contacts, signedIn, orInCharge(owner), answerer),
    revokeResumeContact: orInCharge(owner),
  },
} satisfies ModulePolicies;
