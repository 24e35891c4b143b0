/** What is allowed in mail headers. */
import { domainToASCII } from 'node:url';

const LONGEST_HEADER_TEXT = 200;
/** Characters of a local part that needs no quotes; letters of any script. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Whether mail can be sent to this: a single address, without display name, comment or quotes. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  return text.length <= 254 && local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domainOf(text));
}

/** The domain of an address in ASCII (Punycode); empty when it has none. */
export function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  // Only letters, digits, hyphens and dots: the converter would drop or reinterpret anything else.
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : '';
}

/** A one-line subject or name: no line breaks, control characters or bidirectional overrides. */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const letters = [...line];
  return letters.length > LONGEST_HEADER_TEXT ? `${letters.slice(0, LONGEST_HEADER_TEXT - 1).join('')}…` : line;
}

/** Multi-line text, without control characters that neither mail nor the database accepts. */
export function bodyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}
