import { isValidBIC } from 'ibantools';
import { accountIn, BIC, IBAN } from '../../../bank-account.ts';
import { isObject, type Json, stringAt, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

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
        if (accountIn(found) !== null) continue;
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

function languagesOf(value: Json | undefined): string[] {
  return isObject(value) ? Object.keys(value) : [];
}
