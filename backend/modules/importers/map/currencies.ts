/** Currencies in texts, and those of countries. Pure. */

const CODES = new Set(Intl.supportedValuesOf('currency'));
/** Codes that are words, too. */
const WORDS = new Set(['ALL', 'TOP', 'TRY', 'MOP', 'CUP', 'PEN', 'SOS', 'BAM', 'LAK', 'LSL', 'RON', 'GEL']);

/** Longer signs first. */
const SIGNS: readonly [RegExp, string][] = [
  [/\bRD\$/, 'DOP'],
  [/\b(?:CA|CAN|C)\$|\$\s?CA(?:D|N)?\b/, 'CAD'],
  [/\b(?:AU|A)\$/, 'AUD'],
  [/\bNZ\$/, 'NZD'],
  [/\b(?:SG|S)\$/, 'SGD'],
  [/\bHK\$/, 'HKD'],
  [/\bMX\$/, 'MXN'],
  [/\bR\$/, 'BRL'],
  [/€|\beuros?\b/i, 'EUR'],
  [/£|\bpounds?\b/i, 'GBP'],
  [/₹|\b(?:rs|inr)\b\.?|\brupees?\b|\blpa\b|\blakhs?\b/i, 'INR'],
  [/¥|\byen\b/i, 'JPY'],
  [/₽|\brub\b/i, 'RUB'],
  [/₺/, 'TRY'],
  [/₩/, 'KRW'],
  [/₱/, 'PHP'],
  [/₪/, 'ILS'],
  [/₫/, 'VND'],
  [/₦/, 'NGN'],
  [/\bzł|\bzl\b|\bpln\b/i, 'PLN'],
  [/\bkč/i, 'CZK'],
  [/\bfr\.|\bsfr\b|\bfrancs? suisses?\b|\bfranken\b/i, 'CHF'],
];

const BY_COUNTRY: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  AU: 'AUD',
  NZ: 'NZD',
  IN: 'INR',
  JP: 'JPY',
  CN: 'CNY',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
  BR: 'BRL',
  ZA: 'ZAR',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  BG: 'EUR',
  TR: 'TRY',
  IL: 'ILS',
  AE: 'AED',
  SA: 'SAR',
  EG: 'EGP',
  NG: 'NGN',
  KE: 'KES',
  ET: 'ETB',
  GH: 'GHS',
  PH: 'PHP',
  ID: 'IDR',
  MY: 'MYR',
  TH: 'THB',
  VN: 'VND',
  KR: 'KRW',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  PE: 'PEN',
  DO: 'DOP',
  UA: 'UAH',
  PK: 'PKR',
  BD: 'BDT',
  LK: 'LKR',
  MA: 'MAD',
  TN: 'TND',
};
const EURO = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC SM VA AD ME XK GP MQ GF RE YT'.split(' ');

/** ISO 4217 code of the currency that a text names; `$` alone names none of the many. */
export function currencyIn(text: string): string | null {
  const sign = SIGNS.find(([pattern]) => pattern.test(text));
  if (sign !== undefined) return sign[1];
  const codes = text.toUpperCase().match(/(?<![\p{L}])[A-Z]{3}(?![\p{L}])/gu) ?? [];
  const [code] = codes.filter((one) => CODES.has(one) && !WORDS.has(one));
  return code ?? null;
}

/** Currencies whose sign is `$`. */
const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP']);

/** The currency meant by a `$` in a text: the usual one if that has the sign. Null without a sign. */
export function dollarOr(text: string, usual: string | null): string | null {
  if (!text.includes('$')) return null;
  return usual !== null && DOLLARS.has(usual) ? usual : 'USD';
}

/** Null for countries that the table lacks. */
export function currencyOf(country: string): string | null {
  return EURO.includes(country) ? 'EUR' : (BY_COUNTRY[country] ?? null);
}
