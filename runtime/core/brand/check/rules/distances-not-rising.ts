import { itemsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

export const distancesNotRising = defineRule({
  code: 'DISTANCES_NOT_RISING',
  severity: 'warning',
  description: 'The distances to choose from are not in ascending order, as visitors expect.',
  remedy: 'Sort them from small to large; `check --fix` does it.',
  *find({ document }) {
    const path = ['search', 'radius', 'options'];
    const options = itemsAt(document, path);
    const numbers = options.filter((option) => typeof option === 'number');
    if (numbers.length < options.length) return;
    const value = numbers.toSorted((left, right) => left - right);
    if (value.every((distance, at) => distance === numbers[at])) return;
    yield {
      path,
      message: `The distances are not in ascending order: ${numbers.join(', ')}. Write ${value.join(', ')}.`,
      fix: { title: 'Sort the distances', safe: true, edits: [{ path, value }] },
    };
  },
});
