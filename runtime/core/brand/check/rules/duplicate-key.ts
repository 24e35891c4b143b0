import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const duplicateKey = defineRule({
  code: 'DUPLICATE_KEY',
  severity: 'error',
  description: 'An object has the same key twice. Programs would silently use the last one.',
  remedy: 'Keep one of the two.',
  find: (context) => fromSource(context, 'DUPLICATE_KEY'),
});
