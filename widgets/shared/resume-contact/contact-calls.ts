import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { run } from '../../../runtime/graphql/run.ts';
import type { ContactTerms, ResumeContact } from './contact.generated.ts';
import {
  contactOfferQuery,
  findResumeContactQuery,
  openResumeContactMutation,
  requestResumeContactMutation,
  resumeContactFormQuery,
  withdrawResumeContactMutation,
} from './contact.generated.ts';

export const STATES = ['pending', 'approved', 'declined', 'revoked', 'withdrawn'] as const;
export type ContactState = (typeof STATES)[number];

/** What asking means, and where credits come from; null addresses where the site has no such page. */
export interface ContactOffer {
  terms: ContactTerms;
  buy: string | null;
  askUs: string | null;
}

export async function loadOffer(resumeId: number): Promise<ContactOffer> {
  const { terms, creditLinks } = await run(contactOfferQuery, { resumeId });
  const { buy, resumeContactCredits } = creditLinks;
  return { terms, buy, askUs: resumeContactCredits === buy ? null : resumeContactCredits };
}

/** The form as the brand asks it; null where it asks none. */
export async function loadContactForm(): Promise<FormToFill | null> {
  return (await run(resumeContactFormQuery)).form;
}

/** How the request stands now; null where there is none, or the resume is no longer shown. */
export async function loadContact(resumeId: number): Promise<ResumeContact | null> {
  const { foundResume } = await run(findResumeContactQuery, {
    resumeId,
  });
  return foundResume?.resume.contact ?? null;
}

export async function requestContact(
  resumeId: number,
  answers: unknown,
): Promise<{ faults: readonly FormFault[]; contact: ResumeContact | null }> {
  return (await run(requestResumeContactMutation, { resumeId, answers })).done;
}

export async function withdrawContact(id: number): Promise<ResumeContact> {
  return (await run(withdrawResumeContactMutation, { id })).done;
}

export async function openContact(id: number): Promise<ResumeContact> {
  return (await run(openResumeContactMutation, { id })).done;
}
