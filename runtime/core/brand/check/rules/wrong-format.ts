import { defineRule } from '../rule.ts';
import { fixOfMeant, fromShape } from './from-shape.ts';

export const wrongFormat = defineRule({
  code: 'WRONG_FORMAT',
  severity: 'error',
  description: 'A text does not have the format that the setting requires, such as a color, a host name or a path.',
  remedy:
    'Write it as the message says. `check --fix` removes spaces at the ends, curly quotes and the like, but never changes a color.',
  // A color is the publisher's own to choose.
  find: ({ shape }) =>
    fromShape(shape, 'WRONG_FORMAT', (problem) => (problem.path[0] === 'theme' ? undefined : fixOfMeant(problem))),
});
