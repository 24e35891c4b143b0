/** VAT numbers of the European Union: format and checksum. Whether a number is registered is not checked. */
import vat from 'jsvat';

/** Member states by their VAT prefix; Greece uses EL. */
const MEMBERS = {
  AT: vat.austria,
  BE: vat.belgium,
  BG: vat.bulgaria,
  CY: vat.cyprus,
  CZ: vat.czechRepublic,
  DE: vat.germany,
  DK: vat.denmark,
  EE: vat.estonia,
  EL: vat.greece,
  ES: vat.spain,
  FI: vat.finland,
  FR: vat.france,
  HR: vat.croatia,
  HU: vat.hungary,
  IE: vat.ireland,
  IT: vat.italy,
  LT: vat.lithuania,
  LU: vat.luxembourg,
  LV: vat.latvia,
  MT: vat.malta,
  NL: vat.netherlands,
  PL: vat.poland,
  PT: vat.portugal,
  RO: vat.romania,
  SE: vat.sweden,
  SI: vat.slovenia,
  SK: vat.slovakiaRepublic,
};

const members = new Map(Object.entries(MEMBERS));

/** VAT prefixes of all member states. */
export const VAT_STATES: readonly string[] = [...members.keys()];

/** Whether a country, by its ISO code, is a member state. */
export function isMemberState(country: string): boolean {
  return country === 'GR' || (country !== 'EL' && members.has(country));
}

/** Whether the number is plausible, including its prefix. Numbers of other countries are not checked. */
export function isVatNumber(text: string): boolean {
  const letters = text.slice(0, 2);
  const state = members.get(letters);
  if (state === undefined) return /^[A-Z]{2}/.test(text);
  return vat.checkVAT(text, [state]).isValid || (letters === 'BE' && isNewBelgian(text));
}

/** ISO code of the member state of a valid number; null for numbers of other countries. */
export function stateOfVatNumber(text: string): string | null {
  const letters = text.slice(0, 2);
  if (!members.has(letters) || !isVatNumber(text)) return null;
  return letters === 'EL' ? 'GR' : letters;
}

/** Belgium issues numbers that begin with 1, which the library does not know. */
function isNewBelgian(text: string): boolean {
  const digits = /^BE(1\d{9})$/.exec(text)?.[1];
  return digits !== undefined && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}
