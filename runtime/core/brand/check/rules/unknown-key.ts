import { valueAt } from '../../sources/json.ts';
import { layerOf } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';
import { fromShape } from './from-shape.ts';

export const unknownKey = defineRule({
  code: 'UNKNOWN_KEY',
  severity: 'error',
  description: 'There is no setting with this name here. It would have no effect, so it is rejected.',
  remedy:
    'Correct the spelling (`check --fix` does it if a similar name exists), move it to where it belongs, or remove it.',
  find: ({ shape, layers }) =>
    fromShape(shape, 'UNKNOWN_KEY', ({ path, suggestion }) => {
      if (suggestion === undefined) return undefined;
      const sibling = [...path.slice(0, -1), suggestion];
      const isTaken = valueAt(layerOf(layers, path)?.value, sibling) !== undefined;
      return isTaken
        ? undefined
        : { title: `Rename it to "${suggestion}"`, safe: true, edits: [{ path, key: suggestion }] };
    }),
});
