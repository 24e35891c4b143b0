import { isTextPage } from '../../../document/text-pages.ts';
import { isObject, type JsonObject } from '../../sources/json.ts';
import { type Placement, placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const widgetTooOften = defineRule({
  code: 'WIDGET_TOO_OFTEN',
  severity: 'error',
  description:
    'A widget is on a page more often than allowed; or a text page, whose title is its heading, has another text of heading level 1 (a warning).',
  remedy:
    'Remove the additional ones, or give them a `when` for different pages. What a text page says goes into its `text`; `"text": null` leaves out an inherited one.',
  *find({ document, catalogue }) {
    const seen = new Map<string, Placement[]>();
    for (const placement of placementsOf(document)) {
      const { page, widget } = placement;
      const max = catalogue.widgets.get(widget)?.max ?? Number.POSITIVE_INFINITY;
      if (isSecondTitle(document, placement))
        yield {
          path: [...placement.propsAt, 'level'],
          severity: 'warning',
          message: `The page "${page}" has a "text" under its title already, so this is a second title. Write all of it into "text"; or, if that is inherited, leave it out with "text": null.`,
        };
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

function isSecondTitle({ pages }: JsonObject, { page, widget, props }: Placement): boolean {
  return widget === 'rich-text' && props.level === 1 && isObject(pages) && isTextPage(pages, page);
}
