/** What may stand in the head of a mail. */
import { domainToASCII } from 'node:url';

const LONGEST_HEADER_TEXT = 200;
/** Characters of a local part that needs no quotes; letters of any script. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Whether mail can be sent to this: one address, without name, comment or quotes. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  return text.length <= 254 && local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domainOf(text));
}

/** The domain of an address as mail servers write it, in ASCII; empty when it has none. */
export function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  // Nothing but letters of scripts, digits, hyphens and dots: the converter would drop or read more into anything else.
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : '';
}

/** One line of a subject or name: no line breaks, controls or marks that turn the direction of what follows. */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const letters = [...line];
  return letters.length > LONGEST_HEADER_TEXT ? `${letters.slice(0, LONGEST_HEADER_TEXT - 1).join('')}…` : line;
}

/** Text of any number of lines, without the controls that no mail and no database takes. */
export function bodyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}
