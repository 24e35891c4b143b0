/** What editors need beyond the brand schema for completion, hover and complaints; each part is marked `x-editor`. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { WidgetFolder } from '../read-widgets.ts';
import { codeHints } from './codes.ts';
import { withComplaints } from './complaints.ts';
import { type Hint, objectAt } from './hint.ts';
import { nameHints } from './names.ts';
import { snippetHints } from './snippets.ts';
import { widgetHints } from './widgets.ts';

/** A document that another may extend. */
export interface Parent {
  id: string;
  description: string;
}

export interface EditorSchemas {
  /** The brand schema with hints, each marked `x-editor`. */
  brand: Schema;
  /** Long hints, to which the brand schema refers as `editor/names.json`. */
  names: Schema;
}

/** The brand schema for editors. Throws if the schema no longer has a place that hints belong to. */
export function withHints(
  schema: Schema,
  widgets: readonly WidgetFolder[],
  parents: readonly Parent[],
  texts: Schema,
): EditorSchemas {
  const result = structuredClone(schema);
  result.definitions = explainReferences(result);
  const hints: Hint[] = [
    parentHint(parents),
    ...widgetHints(result, widgets),
    ...nameHints(result),
    ...codeHints(),
    ...snippetHints(),
  ];
  for (const { at, hint, apart } of hints) addHint(objectAt(result, at), { ...hint, ...(apart && { [APART]: apart }) });
  const definitions: Schema = { texts };
  const brand = putApart(withComplaints(result), definitions);
  return { brand: isSchema(brand) ? brand : {}, names: { definitions } };
}

function addHint(node: Schema, hint: Schema): void {
  const before: unknown[] = Array.isArray(node.allOf) ? node.allOf : [];
  node.allOf = [...before, { 'x-editor': true, ...hint }];
}

const APART = 'x-apart';

/** A copy in which each hint with a name is a reference to the definition that it becomes. */
function putApart(node: unknown, definitions: Schema): unknown {
  if (Array.isArray(node)) return node.map((inner) => putApart(inner, definitions));
  if (!isSchema(node)) return node;
  const { [APART]: name, errorMessage, ...hint } = node;
  if (typeof name !== 'string')
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, putApart(inner, definitions)]));
  const { 'x-editor': _, ...definition } = hint;
  definitions[name] = definition;
  return {
    'x-editor': true,
    $ref: `editor/names.json#/definitions/${name}`,
    ...(errorMessage !== undefined && { errorMessage }),
  };
}

const parentHint = (parents: readonly Parent[]): Hint => ({
  at: ['properties', 'extends'],
  hint: {
    defaultSnippets: parents.map(({ id, description }) => ({ label: JSON.stringify(id), body: id, description })),
  },
});

/**
 * Editors merge a definition into the reference to it, including the description. So each reference keeps its own, and
 * the
 * definition's description of its values moves to `x-form`, which messages use.
 */
function explainReferences(schema: Schema): Schema {
  const definitions = objectAt(schema, ['definitions']);
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
