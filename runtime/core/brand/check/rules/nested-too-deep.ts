import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const nestedTooDeep = defineRule({
  code: 'NESTED_TOO_DEEP',
  severity: 'error',
  description: 'Objects and lists are nested too deeply, so the file is not read. See docs/limits.md.',
  remedy: 'No setting is this deep: look for a bracket that was never closed.',
  find: (context) => fromSource(context, 'NESTED_TOO_DEEP'),
});
