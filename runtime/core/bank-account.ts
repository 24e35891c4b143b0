/** Account numbers in free text, such as the bank details on invoices. */
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** An IBAN with or without spaces: two letters, two digits, and at least eleven more, in one line. */
export const IBAN = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]){7,30}\b/g;
export const BIC = /\bBIC:?\s*([A-Za-z0-9]+)/g;

/** The first valid IBAN in a text, without spaces; null for none. */
export function accountIn(text: string): string | null {
  for (const [found] of text.matchAll(IBAN)) {
    const words = found.split(/[ \u00a0]/);
    // What follows may be the next word.
    for (let count = words.length; count > 0; count -= 1) {
      const account = electronicFormatIBAN(words.slice(0, count).join(''));
      if (account !== null && isValidIBAN(account)) return account;
    }
  }
  return null;
}

/** The first valid BIC that a text names as one; null for none. */
export function bicIn(text: string): string | null {
  for (const [, bic = ''] of text.matchAll(BIC)) if (isValidBIC(bic)) return bic;
  return null;
}
