/** `brand explain`: every resolved value with the layer, file and line that set it. */

import { originsOf } from '../../runtime/core/brand/check/origins.ts';
import { nearest, quoted, wayOut } from '../../runtime/core/brand/check/words.ts';
import {
  fromPointer,
  isObject,
  type Json,
  type JsonObject,
  type Path,
  toPointer,
  valueAt,
} from '../../runtime/core/brand/sources/json.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

export interface Explanation {
  pointer: string;
  value: Json;
  /** Id of the document that set it. */
  layer: string;
  file: string;
  line: number;
  column: number;
}

/** Values at and below a pointer in document order. Throws a UserError if there are none. */
export function explain(workspace: Workspace, id: string, pointer = ''): Explanation[] {
  const { resolved } = workspace.examine(id);
  if (resolved === undefined) throw new UserError(`"${id}" cannot be read. Run: npm run brand -- check ${id}`);
  const path = readPointer(pointer);
  const value = valueAt(resolved.document, path);
  if (value === undefined) {
    throw new UserError(unknownPointer(resolved.document, path, id, workspace.workshop.schema.at(path)));
  }
  return originsOf(resolved, path).map(({ pointer: at, value: found, layer, file, line, column }) => ({
    pointer: at,
    value: found,
    layer: layer.id,
    file,
    line,
    column,
  }));
}

/** One line per value: pointer, value, layer, file and line. */
export function describeExplanations(explanations: readonly Explanation[]): string {
  return explanations
    .map(
      ({ pointer, value, layer, file, line, column }) =>
        `${pointer} = ${shown(value)}\n  ${layer}  ${file}:${line}:${column}`,
    )
    .join('\n');
}

function shown(value: Json): string {
  if (!Array.isArray(value)) return isObject(value) ? '{}' : quoted(value);
  const text = JSON.stringify(value);
  return text.length <= 100 ? text : `a list of ${value.length}`;
}

/** Accepts what people type: `theme/primary`, `theme.primary`, `#/theme/primary`, `/theme/`. */
function readPointer(text: string): Path {
  const plain = text.replace(/^#(?=\/|$)/, '').replace(/(?<=.)\/$/, '');
  return fromPointer(plain.includes('/') ? plain : plain.replaceAll('.', '/'));
}

/** Describes how far the pointer can be followed, and what is there. */
function unknownPointer(document: Json, path: Path, id: string, settings: readonly JsonObject[]): string {
  const missing = `"${id}" has no value at "${toPointer(path)}"`;
  const isItem = typeof path.at(-1) === 'number';
  const description = settings
    .map((setting) => setting.description)
    .find((text) => !isItem && typeof text === 'string');
  if (description !== undefined) return `${missing}. It may have one: ${description}`;
  const length = path.findLastIndex((_, end) => valueAt(document, path.slice(0, end)) !== undefined);
  const above = path.slice(0, Math.max(length, 0));
  const parent = valueAt(document, above);
  const where = `"${toPointer(above)}"`;
  if (Array.isArray(parent)) {
    const last = parent.length - 1;
    return `${missing}. The list ${where} ${last < 0 ? 'is empty' : last === 0 ? 'has one item: 0' : `has the items 0 to ${last}`}.`;
  }
  if (!isObject(parent)) return `${missing}. At ${where} stands ${quoted(parent)}, which holds nothing further.`;
  const keys = Object.keys(parent);
  if (keys.length === 0) return `${missing}. ${where} is empty.`;
  const pointers = keys.map((key) => toPointer([...above, key]));
  const suggestion = nearest(String(path[above.length]), keys);
  return `${missing}.${wayOut(suggestion && toPointer([...above, suggestion]), pointers)}`;
}
