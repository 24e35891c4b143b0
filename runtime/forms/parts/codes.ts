/** Countries and currencies by code, named and sorted in the visitor's language. */
import { keep } from '../../core/keep.ts';
import type { Choice } from '../control-contract.ts';

const countries = new Map<string, readonly Choice[]>();
const currencies = new Map<string, readonly Choice[]>();

/** ISO 3166-1 as the browser knows it, without user-assigned and withdrawn codes. Those of the brand come first, in its order. */
export function countryChoices(locale: string, own: readonly string[]): readonly Choice[] {
  const key = [locale, ...own].join(' ');
  return countries.get(key) ?? keep(countries, key, readCountries(locale, own));
}

/** Codes in CLDR that are not countries: the EU, the world, former states, pseudo regions. */
const NO_COUNTRY = new Set(
  'AC AN BU CP CQ CS CT DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);

function readCountries(locale: string, own: readonly string[]): readonly Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const known = codes.flatMap((value) => {
    const label = NO_COUNTRY.has(value) ? undefined : names.of(value);
    return label === undefined ? [] : [{ value, label }];
  });
  const { compare } = new Intl.Collator(locale);
  const place = ({ value }: Choice) => (own.includes(String(value)) ? own.indexOf(String(value)) : own.length);
  return known.toSorted((a, b) => place(a) - place(b) || compare(a.label, b.label));
}

/** ISO 4217: `EUR – Euro`. Current currencies, as far as the browser distinguishes them from historical ones. */
export function currencyChoices(locale: string, own: string): readonly Choice[] {
  const key = `${locale} ${own}`;
  return currencies.get(key) ?? keep(currencies, key, readCurrencies(locale, own));
}

/** Common salary currencies; the others follow by code. */
const COMMON = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD'];

function readCurrencies(locale: string, own: string): readonly Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' });
  const first = [...new Set([own, ...COMMON])];
  const rest = CURRENT.filter((code) => !first.includes(code));
  return [...first, ...rest].map((value) => ({ value, label: `${value} – ${names.of(value) ?? value}` }));
}

const CURRENT =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  );
