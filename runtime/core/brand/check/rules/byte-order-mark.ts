import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const byteOrderMark = defineRule({
  code: 'BYTE_ORDER_MARK',
  severity: 'warning',
  description: 'The file begins with an invisible byte-order mark. It is still read, but other tools may fail on it.',
  remedy: 'Save the file as UTF-8 without a byte-order mark, or run `check --fix`.',
  find: (context) => fromSource(context, 'BYTE_ORDER_MARK'),
});
