import { pageKinds, placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';
import { listed } from '../words.ts';

export const widgetPlace = defineRule({
  code: 'WIDGET_PLACE',
  severity: 'error',
  description: 'A widget is in a region or on a page that it does not support.',
  remedy: 'Move it to one of the regions or pages that the message names.',
  *find(context) {
    const { document, catalogue } = context;
    for (const { path, page, region, widget } of placementsOf(document)) {
      const manifest = catalogue.widgets.get(widget);
      if (manifest === undefined) continue;
      const at = [...path, 'widget'];
      const { regions, pages } = manifest;
      if (regions.length > 0 && !regions.includes(region)) {
        yield {
          path: at,
          message: `"${widget}" is not allowed in the region "${region}". Allowed: ${listed(regions)}.`,
          allowed: [...regions],
        };
      }
      if (pages.length > 0 && !pageKinds(context, page).some((kind) => pages.includes(kind))) {
        yield {
          path: at,
          message: `"${widget}" is not allowed on the page "${page}". Allowed: ${listed(pages)}.`,
          allowed: [...pages],
        };
      }
    }
  },
});
