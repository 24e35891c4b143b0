import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const notAnObject = defineRule({
  code: 'NOT_AN_OBJECT',
  severity: 'error',
  description: 'The file contains JSON, but not an object.',
  remedy: 'A brand file begins with { and ends with }.',
  find: (context) => fromSource(context, 'NOT_AN_OBJECT'),
});
