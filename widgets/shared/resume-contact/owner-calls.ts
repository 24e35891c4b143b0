/** What the owner of a resume asks of the backend about requests for contact. Every function rejects with `GraphqlError`. */
import type { ContactWay } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { ask } from '../account/account-calls.ts';
import type { ContactState } from './contact-calls.ts';
import type { Opened } from './OpenedList.tsx';

/** A request as the owner of the resume sees it. Times are ISO. */
export interface OwnContact {
  id: number;
  status: Exclude<ContactState, 'withdrawn'>;
  opened: boolean;
  /** How they may be answered, as they chose. */
  ways: readonly ContactWay[];
  /** All that a yes can open. */
  opens: readonly Opened[];
  /** Since when mail to them comes back; null while it does not. */
  unreachable: string | null;
  message: string;
  created: string;
  answered: string | null;
  organizationName: string;
  /** Its profile, while that is public. */
  organization: { slug: string } | null;
  /** While it is shown. */
  job: { id: number; slug: string; title: string } | null;
}

const FIELDS =
  'id status opened ways opens { field value } unreachable message created answered organizationName organization { slug } job { id slug title }';

/** All but those that were taken back, the latest first. */
export async function loadOwnContacts(): Promise<OwnContact[]> {
  const document = `query OwnResumeContacts { ownResumeContacts { ${FIELDS} } }`;
  return (await ask<{ ownResumeContacts: OwnContact[] }>(document)).ownResumeContacts;
}

export type OwnerAction = 'approve' | 'decline' | 'revoke';

/** Answers a request, a yes with the ways to be answered, or takes an approval back. */
export async function decide(id: number, action: OwnerAction, ways: readonly ContactWay[]): Promise<OwnContact> {
  if (action === 'revoke') {
    const document = `mutation RevokeResumeContact($id: Int!) { done: revokeResumeContact(id: $id) { ${FIELDS} } }`;
    return (await ask<{ done: OwnContact }>(document, { id })).done;
  }
  const document = `mutation AnswerResumeContact($id: Int!, $approve: Boolean!, $ways: [ResumeContactWay!]!) {
    done: answerResumeContact(id: $id, approve: $approve, ways: $ways) { ${FIELDS} }
  }`;
  return (await ask<{ done: OwnContact }>(document, { id, approve: action === 'approve', ways })).done;
}
