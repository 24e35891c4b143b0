/** What a yes to a request for contact opens. The owner's dialog, the mails and the employer's page all draw from here. Pure. */

/** Opened by every yes, in the order shown. */
export const ALWAYS_OPENED = ['name', 'home', 'files'] as const;
/** How the owner may be answered: they choose at least one. */
export const CONTACT_WAYS = ['email', 'phone', 'messages'] as const;

export type ContactWay = (typeof CONTACT_WAYS)[number];
export type OpenedField = (typeof ALWAYS_OPENED)[number] | ContactWay;

/** Everything that a yes with these ways opens, in the order shown. */
export function openedFields(ways: readonly string[]): OpenedField[] {
  return [...ALWAYS_OPENED, ...CONTACT_WAYS.filter((way) => ways.includes(way))];
}

/** Longest message between the two, in characters. */
export const LONGEST_MESSAGE = 4000;
