import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const wrongType = defineRule({
  code: 'WRONG_TYPE',
  severity: 'error',
  description:
    'A value is of another kind than the setting takes: text where a number belongs, a list where an object belongs.',
  mend: 'Write the kind of value that the message names; schemas/brand.schema.json and editors that read it show each setting with an example.',
  find: ({ shape }) => fromShape(shape, 'WRONG_TYPE'),
});
