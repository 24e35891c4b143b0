/** What is usual in a country or a language, for the defaults of a new brand. */

declare global {
  namespace Intl {
    interface Locale {
      getTimeZones(): string[] | undefined;
    }
  }
}

/** Where most people of a country with several time zones live. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
};

/** The time zone of a country; undefined where several are equally likely. */
export function timeZoneOf(country: string): string | undefined {
  const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
  return MAIN_ZONES[country] ?? (zones.length === 1 ? zones[0] : undefined);
}

/** Countries by the currency that they pay in. */
const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' '),
  USD: 'US PR EC SV'.split(' '),
  GBP: 'GB GG IM JE'.split(' '),
  CHF: 'CH LI'.split(' '),
  AUD: ['AU'],
  CAD: ['CA'],
  CZK: ['CZ'],
  DKK: ['DK', 'FO', 'GL'],
  HUF: ['HU'],
  ISK: ['IS'],
  MXN: ['MX'],
  NOK: ['NO'],
  NZD: ['NZ'],
  PLN: ['PL'],
  RON: ['RO'],
  SEK: ['SE'],
};

/** What people in a country pay with; undefined where this table does not say. */
export function currencyOf(country: string): string | undefined {
  return Object.keys(CURRENCIES).find((currency) => CURRENCIES[currency]?.includes(country));
}

/** How a language writes prices: `$190`, `190 €`. */
export function priceForm(locale: string, currency: string): { placement: 'before' | 'after'; spacing: boolean } {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  return {
    placement: at('currency') < at('integer') ? 'before' : 'after',
    spacing: parts.some(({ type, value }) => type === 'literal' && value.trim() === ''),
  };
}
