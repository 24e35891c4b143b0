import { run } from '../../../runtime/graphql/run.ts';
import type { ContactTerms, ResumeContact } from './contact.generated.ts';
import {
  type ContactOffer as Answer,
  findResumeContactQuery,
  openResumeContactMutation,
  withdrawResumeContactMutation,
} from './contact.generated.ts';

export const STATES = ['pending', 'approved', 'declined', 'revoked', 'withdrawn'] as const;
export type ContactState = (typeof STATES)[number];

/** The conditions of a request, and where to buy credits; addresses are null if the site has no such page. */
export interface ContactOffer {
  terms: ContactTerms;
  buy: string | null;
  askUs: string | null;
}

export function offerOf({ terms, creditLinks: { buy, resumeContactCredits } }: Answer): ContactOffer {
  return { terms, buy, askUs: resumeContactCredits === buy ? null : resumeContactCredits };
}

/** The current state of the request; null if there is none, or the resume is no longer visible. */
export async function loadContact(resumeId: number): Promise<ResumeContact | null> {
  const { foundResume } = await run(findResumeContactQuery, {
    resumeId,
  });
  return foundResume?.resume.contact ?? null;
}

export async function withdrawContact(id: number): Promise<ResumeContact> {
  return (await run(withdrawResumeContactMutation, { id })).done;
}

export async function openContact(id: number): Promise<ResumeContact> {
  return (await run(openResumeContactMutation, { id })).done;
}
