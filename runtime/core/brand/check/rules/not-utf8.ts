import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const notUtf8 = defineRule({
  code: 'NOT_UTF8',
  severity: 'error',
  description: 'The bytes of the file are not UTF-8 text, but UTF-16 or an older encoding.',
  mend: 'Save the file as UTF-8 without a byte-order mark.',
  find: (context) => fromSource(context, 'NOT_UTF8'),
});
