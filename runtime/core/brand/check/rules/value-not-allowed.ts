import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const valueNotAllowed = defineRule({
  code: 'VALUE_NOT_ALLOWED',
  severity: 'error',
  description: 'This is not one of the values that the setting allows.',
  remedy: 'Choose one of the values that the message names (`check --fix` does it if one is similar).',
  find: ({ shape }) =>
    fromShape(shape, 'VALUE_NOT_ALLOWED', ({ path, suggestion }) =>
      suggestion === undefined
        ? undefined
        : { title: `Write "${suggestion}"`, safe: true, edits: [{ path, value: suggestion }] },
    ),
});
