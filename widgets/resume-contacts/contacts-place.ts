/** Which part of the list is looked at, as it stands in the address. Pure. */
import { type ContactState, STATES } from '../shared/resume-contact/contact-calls.ts';

export interface ContactsPlace {
  /** Null for all of them. */
  state: ContactState | null;
  /** From 1. */
  page: number;
}

/** Reads an address; what makes no sense is as if it were not there. */
export function placeIn(address: string): ContactsPlace {
  const query = new URLSearchParams(address.split('?')[1]?.split('#')[0] ?? '');
  const page = query.get('page') ?? '';
  return {
    state: STATES.find((state) => state === query.get('state')) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The same as a query, empty for the beginning of the whole list. */
export function queryOf({ state, page }: ContactsPlace): string {
  const query = new URLSearchParams();
  if (state !== null) query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
