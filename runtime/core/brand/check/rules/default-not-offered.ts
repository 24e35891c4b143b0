import { itemsAt, stringAt, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

export const defaultNotOffered = defineRule({
  code: 'DEFAULT_NOT_OFFERED',
  severity: 'error',
  description: 'The default radius or sort order is not one of the options.',
  remedy: 'Use one of the options as the default, or add the default to the options.',
  *find({ document }) {
    const radius = valueAt(document, ['search', 'radius', 'default']);
    const distances = itemsAt(document, ['search', 'radius', 'options']);
    const isKnown = distances.length > 0 && distances.every((distance) => typeof distance === 'number');
    if (typeof radius === 'number' && isKnown && !distances.includes(radius)) {
      const allowed = distances.map(String);
      yield {
        path: ['search', 'radius', 'default'],
        message: `The default radius ${radius} is not among the options. Allowed: ${allowed.join(', ')}.`,
        allowed,
      };
    }
    for (const index of ['jobs', 'organizations', 'resumes']) {
      const path = ['search', 'sorting', index, 'default'];
      const code = stringAt(document, path);
      const allowed = itemsAt(document, ['search', 'sorting', index, 'options']).flatMap(
        (option) => stringAt(option, ['code']) ?? [],
      );
      if (code === undefined || allowed.includes(code)) continue;
      const suggestion = nearest(code, allowed);
      yield {
        path,
        message: `The default sort order "${code}" of ${index} is not among the options.${wayOut(suggestion, allowed)}`,
        allowed,
        ...(suggestion && { suggestion }),
      };
    }
  },
});
