import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const missingValue = defineRule({
  code: 'MISSING_VALUE',
  severity: 'error',
  description: 'A required value is missing: a key that the entry needs, or a setting that was removed with null.',
  remedy: 'Add the key that the message names.',
  find: ({ shape }) => fromShape(shape, 'MISSING_VALUE'),
});
