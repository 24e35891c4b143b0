import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const wrongType = defineRule({
  code: 'WRONG_TYPE',
  severity: 'error',
  description: 'A value has the wrong type: text instead of a number, or a list instead of an object.',
  remedy:
    'Use the type that the message names; schemas/brand.schema.json and editors that read it show each setting with an example.',
  find: ({ shape }) => fromShape(shape, 'WRONG_TYPE'),
});
