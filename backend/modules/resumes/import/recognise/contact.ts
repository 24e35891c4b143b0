/** Contact data in a CV. Pure. */
import { isAddress } from './home.ts';
import { findPhone, LINK } from './phone.ts';

export const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;

const LABEL_ALONE = /^(?:tel(?:efon|ephone|éphone)?|phone|mobile?|handy|portable|e-?mail|fax)\.? ?:?$/i;

export function findEmail(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [email] = EMAIL.exec(line) ?? [];
    if (email) return email.replace(/[.-]+$/, '').toLowerCase();
  }
  return null;
}

/** Whether a line only contains contact data. */
export function isContactLine(line: string): boolean {
  return EMAIL.test(line) || LINK.test(line) || LABEL_ALONE.test(line) || findPhone([line]) !== null || isAddress(line);
}
