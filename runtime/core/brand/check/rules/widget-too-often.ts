import { type Placement, placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const widgetTooOften = defineRule({
  code: 'WIDGET_TOO_OFTEN',
  severity: 'error',
  description: 'A widget stands on a page more often than it may.',
  mend: 'Remove the further ones, or give them a `when` on pages of their own.',
  *find({ document, catalogue }) {
    const seen = new Map<string, Placement[]>();
    for (const placement of placementsOf(document)) {
      const { page, widget } = placement;
      const max = catalogue.widgets.get(widget)?.max ?? Number.POSITIVE_INFINITY;
      const key = `${page} ${widget}`;
      const before = seen.get(key) ?? [];
      seen.set(key, [...before, placement]);
      if (before.length !== max) continue;
      const times = max === 1 ? 'once' : `${max} times`;
      yield {
        path: [...placement.path, 'widget'],
        message: `"${widget}" may stand on a page ${times} at most; "${page}" has it more often. Remove this one.`,
      };
    }
  },
});
