import { placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

export const unknownWidget = defineRule({
  code: 'UNKNOWN_WIDGET',
  severity: 'error',
  description: 'A page uses a widget that does not exist. Widgets are the folders below `widgets/`.',
  remedy: 'Correct the spelling (`check --fix` does it if a similar name exists), or add the widget.',
  *find({ document, catalogue }) {
    const allowed = [...catalogue.widgets.keys()].sort();
    for (const { path, widget } of placementsOf(document)) {
      if (catalogue.widgets.has(widget)) continue;
      const suggestion = nearest(widget, allowed);
      const at = [...path, 'widget'];
      const fix = suggestion && {
        title: `Write "${suggestion}"`,
        safe: true,
        edits: [{ path: at, value: suggestion }],
      };
      const message = `There is no widget "${widget}".${wayOut(suggestion, allowed)}`;
      yield { path: at, message, allowed, ...(suggestion && { suggestion }), ...(fix && { fix }) };
    }
  },
});
