import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const nestedTooDeep = defineRule({
  code: 'NESTED_TOO_DEEP',
  severity: 'error',
  description:
    'Objects and lists stand too deep inside each other; the file is not read. The limit stands in docs/limits.md.',
  mend: 'No setting needs such depth: look for a bracket that was never closed.',
  find: (context) => fromSource(context, 'NESTED_TOO_DEEP'),
});
