/** Widgets and their props, as editors offer them. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { WidgetFolder } from '../read-widgets.ts';
import { type Hint, objectAt } from './hint.ts';

/** The widgets of each region, and the props of each widget. */
export const widgetHints = (schema: Schema, widgets: readonly WidgetFolder[]): Hint[] => [
  { at: ['definitions', 'page'], hint: { properties: regionHints(schema, widgets) } },
  { at: ['definitions', 'placement'], hint: { allOf: widgets.map(propsHint) } },
];

/** The widgets allowed in each region. */
function regionHints(schema: Schema, widgets: readonly WidgetFolder[]): Schema {
  const properties = objectAt(schema, ['definitions', 'page', 'properties']);
  const regions = Object.entries(properties).flatMap(([name, node]) =>
    isSchema(node) && node.$ref === '#/definitions/region' ? [name] : [],
  );
  return Object.fromEntries(
    regions.flatMap((region) => {
      const fitting = widgets.filter(({ json }) => json.regions.includes(region));
      // An empty enum is not valid in a schema.
      if (fitting.length === 0) return [];
      const widget = { enum: fitting.map(({ name }) => name), enumDescriptions: fitting.map(describe) };
      return [[region, { items: { properties: { widget } } }]];
    }),
  );
}

function describe({ json: { label, description, pages } }: WidgetFolder): string {
  const where = pages.length === 0 ? '' : ` Only on: ${pages.join(', ')}.`;
  return `${label}: ${description}${where}`;
}

/** A pattern rather than `const`, which editors would offer in every region. */
function propsHint({ name, json }: WidgetFolder): Schema {
  const { required } = json.props;
  const presets = json.presets.map(({ label, props }) => ({ label: `${label} {…}`, body: props }));
  const props = {
    title: `${json.label} (${name})`,
    ...(presets.length > 0 && { defaultSnippets: presets }),
    ...withLocalReferences(json.props),
  };
  return {
    if: { required: ['widget'], properties: { widget: { pattern: `^${name}$` } } },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword.
    then: { ...(Array.isArray(required) && { required: ['props'] }), properties: { props } },
  };
}

/** Widgets refer to definitions of the brand schema by its file name; here the references become local. */
function withLocalReferences(schema: Schema): Schema {
  const text = JSON.stringify(schema).replaceAll('"../brand.schema.json#/', '"#/');
  const copy: unknown = JSON.parse(text);
  return isSchema(copy) ? copy : {};
}
