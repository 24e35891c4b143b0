import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const wrongFormat = defineRule({
  code: 'WRONG_FORMAT',
  severity: 'error',
  description: 'A text does not have the form that the setting takes, such as a colour, a host name or a path.',
  mend: 'Write it as the example in the message shows.',
  find: ({ shape }) => fromShape(shape, 'WRONG_FORMAT'),
});
