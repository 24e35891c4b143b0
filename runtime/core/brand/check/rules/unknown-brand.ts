import { stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

export const unknownBrand = defineRule({
  code: 'UNKNOWN_BRAND',
  severity: 'warning',
  description:
    'Jobs could be shown on a brand that does not exist, or that is the brand itself, so the entry has no effect.',
  remedy: 'Correct the id, or remove the entry. The ids are the names of the files in `brands/`.',
  *find({ own, id, brandIds }) {
    const base = ['forms', 'job', 'brands'];
    for (const { index, text } of stringsAt(own, base)) {
      const path = [...base, index];
      if (text === id) {
        yield { path, message: `"${text}" is this brand itself: its jobs are shown here anyway. Remove it.` };
      } else if (!brandIds().includes(text)) {
        const suggestion = nearest(text, brandIds());
        yield {
          path,
          message: `There is no brand "${text}".${wayOut(suggestion, [])}`,
          ...(suggestion !== undefined && { suggestion }),
        };
      }
    }
  },
});
