/** The state of the list, as stored in the address. Pure. */
import { listAddress, oneOf, pageNumber } from '../shared/lists/list-address.ts';
import { type ContactState, STATES } from '../shared/resume-contact/contact-calls.ts';

export interface ContactsView {
  /** Null for all of them. */
  state: ContactState | null;
  /** From 1. */
  page: number;
}

export const { viewIn, queryOf } = listAddress<ContactsView>({
  state: oneOf(STATES, null),
  page: pageNumber,
});
