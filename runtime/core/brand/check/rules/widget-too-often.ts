import { type Placement, placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const widgetTooOften = defineRule({
  code: 'WIDGET_TOO_OFTEN',
  severity: 'error',
  description: 'A widget is on a page more often than allowed.',
  remedy: 'Remove the additional ones, or give them a `when` for different pages.',
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
        message: `"${widget}" is allowed on a page ${times} at most; "${page}" has it more often. Remove this one.`,
      };
    }
  },
});
