import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const unknownKey = defineRule({
  code: 'UNKNOWN_KEY',
  severity: 'error',
  description: 'There is no setting of this name at this place. It would have no effect, so it is refused.',
  mend: 'Correct the spelling (`check --fix` does it where one name is near), move it to where it belongs, or remove it.',
  find: (context) =>
    fromShape(context, 'UNKNOWN_KEY', ({ path, suggestion }) =>
      suggestion === undefined
        ? undefined
        : { title: `Rename it to "${suggestion}"`, safe: true, edits: [{ path, key: suggestion }] },
    ),
});
