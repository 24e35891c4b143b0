/** Country and currency codes, as in the ISO standards, and time zones of the IANA. */

/** Region codes that are not countries: groups of countries, parts of countries, codes for testing. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether two capital letters are a country code: ISO 3166-1, and XK for Kosovo. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && names.of(code) !== undefined && inUse(code) === code;
}

/** Whether three capital letters are the code of a current ISO 4217 currency. */
export function isCurrency(code: string): boolean {
  return currencies.has(code);
}

/** Whether dates can be shown in a time zone, under its current name or an older one. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

/** All time zones under their current names. */
export function timeZones(): readonly string[] {
  return Intl.supportedValuesOf('timeZone');
}

/** `There is no country "ZZ". ...`, with the code that was probably meant. */
export function describeUnknownCountry(code: string): string {
  const capital = code.toUpperCase();
  const meant = /^[A-Z]{2}$/.test(capital) ? inUse(capital) : undefined;
  const question =
    meant !== undefined && meant !== capital && isCountry(meant) ? ` Did you mean "${inCaseOf(code, meant)}"?` : '';
  return `There is no country "${code}".${question} Write the two letters of a country, such as "${inCaseOf(code, 'US')}" or "${inCaseOf(code, 'DE')}".`;
}

/** `There is no currency "ABC". ...` */
export function describeUnknownCurrency(code: string): string {
  return `There is no currency "${code}". Write the three letters of a currency, such as "USD" or "EUR".`;
}

/** The current code for an outdated or mistaken one: GB for UK. */
function inUse(code: string): string | undefined {
  return new Intl.Locale(`und-${code}`).region;
}

function inCaseOf(model: string, code: string): string {
  return model === model.toLowerCase() ? code.toLowerCase() : code;
}
