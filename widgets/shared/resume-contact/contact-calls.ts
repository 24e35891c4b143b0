/** What pages ask of the backend about requests for contact. Every function rejects with `GraphqlError`. */
import type { ContactWay } from '../../../runtime/core/resume-contact/opened-fields.ts';
import type { FormToFill } from '../../../runtime/forms/check-cache.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { ask } from '../account/account-calls.ts';
import type { Opened } from './OpenedList.tsx';

export const STATES = ['pending', 'approved', 'declined', 'revoked', 'withdrawn'] as const;
export type ContactState = (typeof STATES)[number];

/** A request as its organization sees it. Times are ISO. */
export interface ResumeContact {
  id: number;
  status: ContactState;
  /** The private fields are open to the organization. */
  opened: boolean;
  /** How the owner may be answered. */
  ways: readonly ContactWay[];
  /** What is open, with what the resume says. */
  opens: readonly Opened[];
  /** Since when nothing reaches the owner; null while something does. */
  unreachable: string | null;
  organizationName: string;
  message: string;
  job: { title: string } | null;
  created: string;
  answered: string | null;
  /** From when the organization may ask again; null where it may now, or need not. */
  askAgain: string | null;
}

/** Fields of a `ResumeContact`, for queries that show one. */
export const CONTACT_FIELDS =
  'id status opened ways opens { field value } unreachable organizationName message job { title } created answered askAgain';

export interface ContactTerms {
  organizationName: string;
  own: boolean;
  price: 'free' | 'slot' | 'credit' | 'paid' | 'missing';
  left: number | null;
  jobs: readonly { id: number; title: string }[];
}

/** What asking means, and where credits come from; null addresses where the site has no such page. */
export interface ContactOffer {
  terms: ContactTerms;
  buy: string | null;
  askUs: string | null;
}

export async function loadOffer(resumeId: number): Promise<ContactOffer> {
  const document = `query ContactOffer($resumeId: Int!) {
    terms: resumeContactTerms(resumeId: $resumeId) { organizationName own price left jobs { id title } }
    creditLinks { buy resumeContactCredits }
  }`;
  const { terms, creditLinks } = await ask<{
    terms: ContactTerms;
    creditLinks: { buy: string | null; resumeContactCredits: string | null };
  }>(document, { resumeId });
  const { buy, resumeContactCredits } = creditLinks;
  return { terms, buy, askUs: resumeContactCredits === buy ? null : resumeContactCredits };
}

/** The form as the brand asks it; null where it asks none. */
export async function loadContactForm(): Promise<FormToFill | null> {
  const document =
    'query ResumeContactForm { form(name: "resume_contact") { form check groups { group schema fields { name control width } } } }';
  return (await ask<{ form: FormToFill | null }>(document)).form;
}

/** How the request stands now; null where there is none, or the resume is no longer shown. */
export async function loadContact(resumeId: number): Promise<ResumeContact | null> {
  const document = `query ResumeContact($resumeId: Int!) { foundResume(id: $resumeId) { resume { contact { ${CONTACT_FIELDS} } } } }`;
  const { foundResume } = await ask<{ foundResume: { resume: { contact: ResumeContact | null } } | null }>(document, {
    resumeId,
  });
  return foundResume?.resume.contact ?? null;
}

export async function requestContact(
  resumeId: number,
  answers: unknown,
): Promise<{ faults: readonly FormFault[]; contact: ResumeContact | null }> {
  const document = `mutation RequestResumeContact($resumeId: Int!, $answers: JSON!) {
    done: requestResumeContact(resumeId: $resumeId, answers: $answers) {
      faults { code pointer message } contact { ${CONTACT_FIELDS} }
    }
  }`;
  return (await ask<{ done: { faults: FormFault[]; contact: ResumeContact | null } }>(document, { resumeId, answers }))
    .done;
}

export async function withdrawContact(id: number): Promise<ResumeContact> {
  const document = `mutation WithdrawResumeContact($id: Int!) { done: withdrawResumeContact(id: $id) { ${CONTACT_FIELDS} } }`;
  return (await ask<{ done: ResumeContact }>(document, { id })).done;
}

export async function openContact(id: number): Promise<ResumeContact> {
  const document = `mutation OpenResumeContact($id: Int!) { done: openResumeContact(id: $id) { ${CONTACT_FIELDS} } }`;
  return (await ask<{ done: ResumeContact }>(document, { id })).done;
}
