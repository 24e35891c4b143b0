/** Telephone numbers with the code of their country. */

/** Calling codes of countries where a brand is likely to be, ITU-T E.164. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AE 971,AR 54,AT 43,AU 61,BE 32,BG 359,BR 55,CA 1,CH 41,CL 56,CN 86,CO 57,CY 357,CZ 420,DE 49,DK 45,EE 372,EG 20,ES 34,FI 358,FR 33,GB 44,GR 30,HK 852,HR 385,HU 36,' +
    'IE 353,IL 972,IN 91,IS 354,IT 39,JP 81,KE 254,KR 82,LI 423,LT 370,LU 352,LV 371,MA 212,MC 377,ME 382,MK 389,MT 356,MX 52,MY 60,NG 234,NL 31,NO 47,NZ 64,PE 51,PH 63,PL 48,' +
    'PT 351,RO 40,RS 381,SA 966,SE 46,SG 65,SI 386,SK 421,TH 66,TR 90,TW 886,UA 380,US 1,VN 84,ZA 27'
  )
    .split(',')
    .map((line) => line.split(' ')),
);
/** Countries whose numbers keep their leading zero, or have none that could go. */
const KEEPS_ZERO = new Set(['IT', 'SM', 'VA']);
const NORTH_AMERICA = '+1';
const FEWEST_DIGITS = 6;

/** `+49`; null for a country that is not known. */
export function callingCode(country: string): string | null {
  const code = Object.hasOwn(CODES, country) ? CODES[country] : undefined;
  return code === undefined ? null : `+${code}`;
}

/** Blanks made single, `00` at the beginning made a plus. */
export function tidyNumber(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/^00\s?(?=[1-9])/, '+')
    .replace(/^\+ /, '+');
}

/** A national number as it is dialled from abroad: `0171 234567` in DE is `+49 171 234567`. Null when it is none. */
export function internationalNumber(text: string, country: string): string | null {
  const number = tidyNumber(text);
  const code = callingCode(country);
  const digits = number.replace(/\D/g, '').length;
  if (code === null || number.startsWith('+') || digits < FEWEST_DIGITS || /[^\d\s()/.-]/.test(number)) return null;
  if (code === NORTH_AMERICA) return `${code} ${number.replace(/^1[\s.-]?(?=\D*\d{3})/, '')}`;
  return `${code} ${KEEPS_ZERO.has(country) ? number : number.replace(/^\(0\)\s?|^0\s?|^\(0/, (zero) => (zero === '(0' ? '(' : ''))}`;
}
