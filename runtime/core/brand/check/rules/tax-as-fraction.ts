import { valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

export const taxAsFraction = defineRule({
  code: 'TAX_AS_FRACTION',
  severity: 'warning',
  description:
    'The tax is less than one percent, which no country has: probably a fraction was written, 0.19 for 19 percent.',
  remedy: 'Write the percentage: 19.',
  *find({ document }) {
    const path = ['prices', 'tax', 'rate'];
    const rate = valueAt(document, path);
    if (typeof rate !== 'number' || rate <= 0 || rate >= 1) return;
    const percent = Number((rate * 100).toPrecision(12));
    yield {
      path,
      message: `${rate} means ${rate} percent. Write ${percent} if you mean ${percent} percent.`,
      fix: { title: `Set it to ${percent}`, safe: false, edits: [{ path, value: percent }] },
    };
  },
});
