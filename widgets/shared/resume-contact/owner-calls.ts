/** What the owner of a resume asks of the backend about requests for contact. Every function rejects with `GraphqlError`. */
import { ask } from '../account/account-calls.ts';
import type { ContactState } from './contact-calls.ts';

/** A request as the owner of the resume sees it. Times are ISO. */
export interface OwnContact {
  id: number;
  status: Exclude<ContactState, 'withdrawn'>;
  opened: boolean;
  message: string;
  created: string;
  answered: string | null;
  organizationName: string;
  /** Its profile, while that is public. */
  organization: { slug: string } | null;
  /** While it is shown. */
  job: { id: number; slug: string; title: string } | null;
}

const FIELDS = 'id status opened message created answered organizationName organization { slug } job { id slug title }';

/** All but those that were taken back, the latest first. */
export async function loadOwnContacts(): Promise<OwnContact[]> {
  const document = `query OwnResumeContacts { ownResumeContacts { ${FIELDS} } }`;
  return (await ask<{ ownResumeContacts: OwnContact[] }>(document)).ownResumeContacts;
}

export type OwnerDeed = 'approve' | 'decline' | 'revoke';

/** Answers a request, or takes an approval back. */
export async function decide(id: number, deed: OwnerDeed): Promise<OwnContact> {
  if (deed === 'revoke') {
    const document = `mutation RevokeResumeContact($id: Int!) { done: revokeResumeContact(id: $id) { ${FIELDS} } }`;
    return (await ask<{ done: OwnContact }>(document, { id })).done;
  }
  const document = `mutation AnswerResumeContact($id: Int!, $approve: Boolean!) {
    done: answerResumeContact(id: $id, approve: $approve) { ${FIELDS} }
  }`;
  return (await ask<{ done: OwnContact }>(document, { id, approve: deed === 'approve' })).done;
}
