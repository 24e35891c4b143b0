import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const wrongFormat = defineRule({
  code: 'WRONG_FORMAT',
  severity: 'error',
  description: 'A text does not have the format that the setting requires, such as a color, a host name or a path.',
  remedy: 'Write it as the example in the message shows.',
  find: ({ shape }) => fromShape(shape, 'WRONG_FORMAT'),
});
