/** What the list asks of the backend. Rejects with `GraphqlError`. */
import { ask } from '../shared/account/account-calls.ts';
import { CONTACT_FIELDS, type ContactState, type ResumeContact } from '../shared/resume-contact/contact-calls.ts';
import type { ContactsView } from './contacts-view.ts';

export const PAGE_SIZE = 20;

export interface ListedContact extends ResumeContact {
  /** Null where it is no longer shown. */
  resume: { id: number; headline: string } | null;
}

export interface ContactPage {
  total: number;
  contacts: readonly ListedContact[];
}

export async function listContacts({ state, page }: ContactsView): Promise<ContactPage> {
  const document = `query ResumeContacts($status: ResumeContactStatus, $limit: Int, $offset: Int) {
    resumeContacts(status: $status, limit: $limit, offset: $offset) {
      total contacts { ${CONTACT_FIELDS} resume { id headline } }
    }
  }`;
  const variables: { status: ContactState | null; limit: number; offset: number } = {
    status: state,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
  return (await ask<{ resumeContacts: ContactPage }>(document, variables)).resumeContacts;
}
