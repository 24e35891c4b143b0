import { valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const missingValue = defineRule({
  code: 'MISSING_VALUE',
  severity: 'error',
  description: 'A required value is missing: a key that the entry needs, or a setting that was removed with null.',
  remedy: 'Add the key that the message names.',
  *find({ shape, own }) {
    for (const draft of fromShape(shape, 'MISSING_VALUE')) {
      const name = draft.path.at(-1);
      const isRemoved = valueAt(own, draft.path) === null;
      const message = `null would remove "${name}", which every site needs. Delete the line to inherit it, or write a value.`;
      yield isRemoved ? { ...draft, message } : draft;
    }
  },
});
