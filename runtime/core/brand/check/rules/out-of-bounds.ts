import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const outOfBounds = defineRule({
  code: 'OUT_OF_BOUNDS',
  severity: 'error',
  description:
    'A number, text or list is smaller or larger than the setting allows, or a list has the same item twice.',
  remedy: 'Stay within the bounds that the message names.',
  find: ({ shape }) => fromShape(shape, 'OUT_OF_BOUNDS'),
});
