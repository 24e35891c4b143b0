/** What editors need beyond the brand schema for completion and hover: widgets with their props, parent documents. */
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { WidgetFolder } from './read-widgets.ts';

/** A document that another may extend. */
export interface Parent {
  id: string;
  description: string;
}

/**
 * The brand schema with hints, each marked `x-editor`. Throws if the schema no longer has a place that hints belong to.
 */
export function withHints(schema: Schema, widgets: readonly WidgetFolder[], parents: readonly Parent[]): Schema {
  const result = structuredClone(schema);
  result.definitions = explainReferences(result);
  addHint(objectAt(result, 'definitions', 'page'), { properties: regionHints(result, widgets) });
  addHint(objectAt(result, 'definitions', 'placement'), { allOf: widgets.map(propsHint) });
  addHint(objectAt(result, 'properties', 'extends'), {
    defaultSnippets: parents.map(({ id, description }) => ({ label: JSON.stringify(id), body: id, description })),
  });
  return result;
}

/**
 * Editors merge a definition into the reference to it, including the description. So each reference keeps its own, and
 * the
 * definition's description of its values moves to `x-form`, which messages use.
 */
function explainReferences(schema: Schema): Schema {
  const definitions = objectAt(schema, 'definitions');
  const descriptions = new Map(
    Object.entries(definitions).map(([name, node]) => [
      `#/definitions/${name}`,
      isSchema(node) ? node.description : '',
    ]),
  );
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isSchema(node)) return;
    const { items, additionalProperties, properties } = node;
    for (const inner of [items, additionalProperties, ...Object.values(isSchema(properties) ? properties : {})]) {
      if (isSchema(inner) && typeof inner.$ref === 'string') inner.description ??= descriptions.get(inner.$ref);
    }
    Object.values(node).forEach(visit);
  };
  visit(schema);
  return Object.fromEntries(
    Object.entries(definitions).map(([name, node]) => {
      if (!isSchema(node)) throw new Error(`The definition "${name}" is no schema.`);
      const { description, ...rest } = node;
      return [name, { ...rest, 'x-form': description }];
    }),
  );
}

function addHint(node: Schema, hint: Schema): void {
  node.allOf = [{ 'x-editor': true, ...hint }];
}

function objectAt(schema: Schema, ...path: string[]): Schema {
  let node = schema;
  for (const key of path) {
    const inner = node[key];
    if (!isSchema(inner)) throw new Error(`The brand schema has no "${path.join('/')}".`);
    node = inner;
  }
  return node;
}

/** The widgets allowed in each region. */
function regionHints(schema: Schema, widgets: readonly WidgetFolder[]): Schema {
  const regions = Object.entries(objectAt(schema, 'definitions', 'page', 'properties')).flatMap(([name, node]) =>
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
