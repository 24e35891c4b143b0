/** The telephone number of a person. Pure. */
import { findPeriod } from './periods.ts';

export const LINK = /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|xing|github)\.com\S*/i;
const PHONE = /(?<![\w/.-])(?:\+|00)?\(?\d[\d ()/.-]{5,22}\d(?![\w/-])/g;
export const PHONE_LABEL =
  /\b(?:tel(?:efon|ephone|éphone)?|phone|mob(?:ile?|il(?:telefon)?)?|handy|portable|cell|fon|gsm|natel|contact no)\b|\bph(?=[ .:]{1,3}[\d(+])|(?:^|\s)[TMP]:/i;
/** Numbers of something else, and dates. */
const OTHER =
  /\b(?:iban|vat|ust|siret|born|geboren|geburtsdatum|geb|n[ée]e? le|birth|d\.?o\.?b|passport|licen[cs]e no|ahpra|nmc)\b/i;
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}-\d\d-\d\d|\d{4} ?[–-] ?\d{4})$/;

/** As written, except for leading parentheses; a labeled one takes precedence. */
export function findPhone(lines: readonly string[]): string | null {
  const numbers = lines.flatMap(numbersOf);
  return (numbers.find(({ isCalled }) => isCalled) ?? numbers[0])?.text ?? null;
}

/** Only a number that is called one. */
export const findCalledPhone = (lines: readonly string[]): string | null =>
  lines.flatMap(numbersOf).find(({ isCalled }) => isCalled)?.text ?? null;

/** Of a row of several data each by itself: `geb. 1.2.1990 | Telefon: ...`. */
const numbersOf = (line: string) => line.split(/\s[|•·]\s|\t(?=\p{L}[^:\t]{2,38}: )/u).flatMap(numbersIn);

function numbersIn(line: string): { text: string; isCalled: boolean }[] {
  if (findPeriod(line) !== null || OTHER.test(line)) return [];
  const isCalled = PHONE_LABEL.test(line);
  return [...line.replace(LINK, ' ').matchAll(PHONE)]
    .map(([text]) =>
      text
        .replace(/^\(/, '')
        .replace(/^00/, '+')
        .replace(/^(\+?\d+)\)/, '$1')
        .trim(),
    )
    .filter((text) => isNumber(text, isCalled, line))
    .map((text) => ({ text, isCalled }));
}

function isNumber(text: string, isCalled: boolean, line: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  // Ten digits on end are a number of India or of the United States where they stand alone.
  const isShaped =
    text.startsWith('+') ||
    /[ ()/.-]/.test(text) ||
    (digits >= 10 && /(?:^|[|·•\t,] ?)\d{10,11}(?=$| ?[|·•\t,])/.test(line));
  return digits >= 7 && digits <= 15 && (isCalled || isShaped) && !DATE.test(text);
}
