import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const valueNotAllowed = defineRule({
  code: 'VALUE_NOT_ALLOWED',
  severity: 'error',
  description: 'The setting takes one of a few values, and this is none of them.',
  mend: 'Choose one of the values that the message names (`check --fix` does it where one is near).',
  find: ({ shape }) =>
    fromShape(shape, 'VALUE_NOT_ALLOWED', ({ path, suggestion }) =>
      suggestion === undefined
        ? undefined
        : { title: `Write "${suggestion}"`, safe: true, edits: [{ path, value: suggestion }] },
    ),
});
