/** What the list asks of the backend. Rejects with `GraphqlError`. */

import { run } from '../../runtime/graphql/run.ts';
import type { ContactState } from '../shared/resume-contact/contact-calls.ts';
import type { ContactsView } from './contacts-view.ts';
import type { ListedContact } from './resume-contacts.generated.ts';
import { resumeContactsQuery } from './resume-contacts.generated.ts';

export const PAGE_SIZE = 20;

export interface ContactPage {
  total: number;
  contacts: readonly ListedContact[];
}

export async function listContacts({ state, page }: ContactsView): Promise<ContactPage> {
  const variables: { status: ContactState | null; limit: number; offset: number } = {
    status: state,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
  return (await run(resumeContactsQuery, variables)).resumeContacts;
}
