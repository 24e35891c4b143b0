import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const unsafeKey = defineRule({
  code: 'UNSAFE_KEY',
  severity: 'error',
  description:
    'The keys __proto__, constructor and prototype have a special meaning in JavaScript. They are never read.',
  remedy: 'Choose another key.',
  find: (context) => fromSource(context, 'UNSAFE_KEY'),
});
