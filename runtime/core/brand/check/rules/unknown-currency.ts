import { stringAt } from '../../sources/json.ts';
import { describeUnknownCurrency, isCurrency } from '../codes.ts';
import { defineRule } from '../rule.ts';

export const unknownCurrency = defineRule({
  code: 'UNKNOWN_CURRENCY',
  severity: 'error',
  description: 'These three letters are not the code of a currency in use.',
  remedy: 'Use the ISO 4217 code, such as USD, EUR, GBP or CHF.',
  *find({ document }) {
    const path = ['prices', 'currency'];
    const code = stringAt(document, path);
    // Malformed codes are reported by the schema.
    if (code === undefined || !/^[A-Z]{3}$/.test(code) || isCurrency(code)) return;
    yield { path, message: describeUnknownCurrency(code) };
  },
});
