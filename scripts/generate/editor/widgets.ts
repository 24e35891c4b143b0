/** Widgets and their props, as editors offer them. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { WidgetFolder } from '../read-widgets.ts';
import { type Hint, objectAt, offers } from './hint.ts';
import { facetNames } from './names.ts';

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
    ...withFacets(withLocalReferences(json.props)),
  };
  return {
    if: { required: ['widget'], properties: { widget: { pattern: `^${name}$` } } },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword.
    then: { ...(Array.isArray(required) && { required: ['props'] }), properties: { props } },
  };
}

/** A pattern of a prop that names a facet: names, and at the end those of the brand's own fields. */
const FACET_PATTERN = /^\^\(([a-z_|]+)\|x_\[a-z0-9_\]\+\)\$$/;
const OTHERS: Readonly<Record<string, string>> = { place: 'The places of jobs.', weeks: 'New jobs, week by week.' };

/** Props that name a facet offer all facets. */
function withFacets(props: Schema): Schema {
  const { properties } = props;
  if (!isSchema(properties)) return props;
  const offered = Object.entries(properties).map(([name, node]) => {
    const [, names] = isSchema(node) ? (FACET_PATTERN.exec(String(node.pattern)) ?? []) : [];
    if (!isSchema(node) || names === undefined) return [name, node];
    const all = names.split('|');
    const facets = facetNames(all.filter((one) => OTHERS[one] === undefined));
    return [name, { ...node, ...offers(new Map(all.map((one) => [one, OTHERS[one] ?? facets.get(one) ?? '']))) }];
  });
  return { ...props, properties: Object.fromEntries(offered) };
}

/** Widgets refer to definitions of the brand schema by its file name; here the references become local. */
function withLocalReferences(schema: Schema): Schema {
  const text = JSON.stringify(schema).replaceAll('"../brand.schema.json#/', '"#/');
  const copy: unknown = JSON.parse(text);
  return isSchema(copy) ? copy : {};
}
