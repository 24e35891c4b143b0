import { SORT_FIELDS } from '../../../search/sort-fields.ts';
import { itemsAt, stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

export const unknownSortField = defineRule({
  code: 'UNKNOWN_SORT_FIELD',
  severity: 'error',
  description: 'The search cannot sort by this field, so the list would show an error.',
  remedy: 'Use one of the fields that the message names.',
  *find({ document }) {
    for (const [index, fields] of Object.entries(SORT_FIELDS)) {
      const allowed = Object.keys(fields);
      for (const [at, option] of itemsAt(document, ['search', 'sorting', index, 'options']).entries()) {
        const field = stringAt(option, ['field']);
        if (field === undefined || allowed.includes(field)) continue;
        const path = ['search', 'sorting', index, 'options', at, 'field'];
        const suggestion = nearest(field, allowed);
        yield {
          path,
          message: `The search for ${index} cannot sort by "${field}".${wayOut(suggestion, allowed)}`,
          allowed,
          ...(suggestion && { suggestion }),
        };
      }
    }
  },
});
