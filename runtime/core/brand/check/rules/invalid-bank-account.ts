import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { isObject, type Json, stringAt, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

/** An IBAN with or without spaces: two letters, two digits, and at least eleven more, in one line. */
const IBAN = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]){7,30}\b/g;
const BIC = /\bBIC:?\s*([A-Za-z0-9]+)/g;

export const invalidBankAccount = defineRule({
  code: 'INVALID_BANK_ACCOUNT',
  severity: 'warning',
  description: 'The IBAN or BIC that would appear on invoices cannot be right: its length or its checksum is wrong.',
  remedy: 'Compare it with a statement of the bank.',
  *find({ document }) {
    const base = ['prices', 'invoice', 'bank'];
    for (const path of [base, ...languagesOf(valueAt(document, base)).map((language) => [...base, language])]) {
      const text = stringAt(document, path) ?? '';
      for (const [found] of text.matchAll(IBAN)) {
        if (isIban(found)) continue;
        yield {
          path,
          message: `"${found.trim()}" is no valid IBAN: a digit is wrong, missing or too many. Compare it with a statement of the bank.`,
        };
      }
      for (const [, bic = ''] of text.matchAll(BIC)) {
        if (isValidBIC(bic)) continue;
        yield {
          path,
          message: `"${bic}" is no valid BIC. It has 8 or 11 letters and digits. Compare it with a statement of the bank.`,
        };
      }
    }
  },
});

/** Whether the text, or the text up to one of its spaces, is an IBAN: what follows may be the next word. */
function isIban(found: string): boolean {
  const words = found.split(/[ \u00a0]/);
  return words.some((_, at) => isValidIBAN(electronicFormatIBAN(words.slice(0, words.length - at).join('')) ?? ''));
}

function languagesOf(value: Json | undefined): string[] {
  return isObject(value) ? Object.keys(value) : [];
}
