/** What browsers may autofill about the person at the keyboard. */
const TOKENS: Readonly<Record<string, string>> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  emailAddress: 'email',
  phone: 'tel',
  birthday: 'bday',
  companyName: 'organization',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  zip: 'postal-code',
  locality: 'address-level2',
  administrativeArea: 'address-level1',
  countryCode: 'country',
};
/** Groups whose answers are about that person; elsewhere a name is that of a company, a colleague or an alert. */
const PERSONAL = /^\/(?:account|basic_info|billing|credentials|message|personal_info|subscription)\//;

/** The `autocomplete` of a field. Off if it is about somebody else, as in list entries. */
export function autocompleteOf({ name, pointer }: { name: string; pointer: string }): string {
  if (!PERSONAL.test(pointer) || /\/\d+(?:\/|$)/.test(pointer)) return 'off';
  return (Object.hasOwn(TOKENS, name) && TOKENS[name]) || 'off';
}
