import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const notUtf8 = defineRule({
  code: 'NOT_UTF8',
  severity: 'error',
  description: 'The file is not encoded in UTF-8, but in UTF-16 or an older encoding.',
  remedy: 'Save the file as UTF-8 without a byte-order mark.',
  find: (context) => fromSource(context, 'NOT_UTF8'),
});
