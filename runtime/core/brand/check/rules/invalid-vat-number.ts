import { isVatNumber } from '../../../vat-number.ts';
import { stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

export const invalidVatNumber = defineRule({
  code: 'INVALID_VAT_NUMBER',
  severity: 'warning',
  description:
    'The VAT number that would appear on invoices cannot be right: it lacks its country, or its checksum is wrong.',
  remedy:
    'Compare it with the document from the tax office. It begins with the code of the country, such as DE136695976.',
  *find({ document }) {
    const path = ['prices', 'tax', 'number'];
    const number = stringAt(document, path);
    if (number === undefined || isVatNumber(number.replace(/[\s.-]/g, ''))) return;
    const why = /^[A-Z]{2}/.test(number)
      ? 'a digit is wrong or missing'
      : 'a VAT number begins with the two letters of its country, such as DE136695976';
    yield { path, message: `"${number}" is no valid VAT number: ${why}.` };
  },
});
