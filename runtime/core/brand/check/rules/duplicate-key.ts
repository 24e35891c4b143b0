import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const duplicateKey = defineRule({
  code: 'DUPLICATE_KEY',
  severity: 'error',
  description: 'A key stands twice in the same object. Programs would silently take the last one.',
  mend: 'Keep one of the two.',
  find: (context) => fromSource(context, 'DUPLICATE_KEY'),
});
