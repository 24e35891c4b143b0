import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const jsonSyntax = defineRule({
  code: 'JSON_SYNTAX',
  severity: 'error',
  description: 'The file is not valid JSON. Nothing else in it can be checked.',
  remedy:
    'Go to the line and column named; a missing comma, bracket or quote is usually right before it. JSON has no comments and no comma after the last item; `check --fix` removes them.',
  find: (context) => fromSource(context, 'JSON_SYNTAX'),
});
