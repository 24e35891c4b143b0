import { type JsonObject, stringAt } from '../../sources/json.ts';
import { placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';
import type { ShapeProblem } from '../shape.ts';

/** A picture that is named like those of "site", without its folder, as the path that props need. */
function asPicture(document: JsonObject, problem: ShapeProblem): ShapeProblem {
  const folder = stringAt(document, ['site', 'assets']);
  const [, name] = /^"([\w.-]+\.(?:svg|png|jpe?g|webp))" does not begin/i.exec(problem.message) ?? [];
  if (name === undefined || folder === undefined) return problem;
  const suggestion = `/brands/${folder}/${name}`;
  return { ...problem, message: `"${name}" is the name of a file. Write its address: "${suggestion}".`, suggestion };
}

export const widgetProps = defineRule({
  code: 'WIDGET_PROPS',
  severity: 'error',
  description: 'The settings of a widget do not match its widget.json.',
  remedy:
    'Correct the setting that the message names; the props of a widget are described in `widgets/<name>/widget.json`.',
  *find({ document, catalogue }) {
    for (const { propsAt, widget, props } of placementsOf(document)) {
      for (const problem of catalogue.widgets.get(widget)?.checkProps(props) ?? []) {
        const at = [...propsAt, ...problem.path];
        const { message, key, allowed, suggestion, code, meant } = asPicture(document, problem);
        const value = meant ?? (code === 'VALUE_NOT_ALLOWED' ? suggestion : undefined);
        const edit = key ? suggestion && { path: at, key: suggestion } : value !== undefined && { path: at, value };
        const fix = edit && { title: `Write ${JSON.stringify(edit.key ?? value)}`, safe: true, edits: [edit] };
        yield {
          path: at,
          message: `In the props of "${widget}": ${message}`,
          ...(key && { key }),
          ...(allowed && { allowed }),
          ...(suggestion && { suggestion }),
          ...(fix && { fix }),
        };
      }
    }
  },
});
