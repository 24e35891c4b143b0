/** The code of a country, currency or language that a person writes by its name. */
import { isCountry, isCurrency } from './codes.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'];
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', US$: 'USD', '£': 'GBP', '¥': 'JPY' };
const SPOKEN: Readonly<Record<string, string>> = {
  english: 'en',
  englisch: 'en',
  anglais: 'en',
  inglés: 'en',
  german: 'de',
  deutsch: 'de',
  allemand: 'de',
  alemán: 'de',
  french: 'fr',
  französisch: 'fr',
  français: 'fr',
  francés: 'fr',
  spanish: 'es',
  spanisch: 'es',
  espagnol: 'es',
  español: 'es',
};

/** `Germany` -> `DE`, `Euro` -> `EUR`, `deutsch` -> `de`, for the pattern that a code must fit; undefined for all else. */
export function codeNamed(text: string, pattern: unknown): string | undefined {
  const name = text.trim().toLowerCase();
  switch (pattern) {
    case '^[A-Z]{2}$':
      return countries().get(name);
    case '^[a-z]{2}$':
      return countries().get(name)?.toLowerCase();
    case '^[A-Z]{3}$':
      return SIGNS[text.trim()] ?? currencies().get(name);
    case '^[a-z]{2}(-[A-Z]{2})?$':
      return SPOKEN[name];
    default:
      return undefined;
  }
}

const countries = once(() => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return codesByName('region', letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry));
});
const currencies = once(() => codesByName('currency', Intl.supportedValuesOf('currency').filter(isCurrency)));

/** Made when first needed: a code is seldom written as a name. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function codesByName(type: 'region' | 'currency', codes: readonly string[]): ReadonlyMap<string, string> {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type }));
  return new Map(codes.flatMap((code) => names.map((name) => [name.of(code)?.toLowerCase() ?? code, code])));
}
