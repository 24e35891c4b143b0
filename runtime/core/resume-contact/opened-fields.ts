/**
 * What approving a contact request reveals. The owner's dialog, the emails and the employer's page all rely on this
 * list. Pure.
 */

/** Revealed by every approval, in display order. */
export const ALWAYS_OPENED = ['name', 'home', 'files'] as const;
/** How the owner can be contacted: they choose at least one. */
export const CONTACT_WAYS = ['email', 'phone', 'messages'] as const;

export type ContactWay = (typeof CONTACT_WAYS)[number];
export type OpenedField = (typeof ALWAYS_OPENED)[number] | ContactWay;

/** Everything that approval with these contact methods reveals, in display order. */
export function openedFields(ways: readonly string[]): OpenedField[] {
  return [...ALWAYS_OPENED, ...CONTACT_WAYS.filter((way) => ways.includes(way))];
}
