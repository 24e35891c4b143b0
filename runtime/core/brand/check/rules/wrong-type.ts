import { defineRule } from '../rule.ts';
import { fixOfMeant, fromShape } from './from-shape.ts';

export const wrongType = defineRule({
  code: 'WRONG_TYPE',
  severity: 'error',
  description: 'A value has the wrong type: text instead of a number, or a list instead of an object.',
  remedy:
    'Write it as the message says. `check --fix` removes quotes around a number, and adds those or brackets that are missing.',
  find: ({ shape }) => fromShape(shape, 'WRONG_TYPE', fixOfMeant),
});
