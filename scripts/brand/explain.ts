/** `brand explain`: every resolved value with the layer, file and line that set it. */
import { fromPointer, isObject, type Json, type Path, toPointer, valueAt } from '../../runtime/core/brand/json.ts';
import { layerOf } from '../../runtime/core/brand/layers.ts';
import { Locator } from '../../runtime/core/brand/locate.ts';
import { nearest, quoted } from '../../runtime/core/brand/words.ts';
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

/** Values at and below a pointer in document order. Throws a UserError when there is none. */
export function explain(workspace: Workspace, id: string, pointer = ''): Explanation[] {
  const { resolved } = workspace.examine(id);
  if (resolved === undefined) throw new UserError(`"${id}" cannot be read. Run: npm run brand -- check ${id}`);
  const path = fromPointer(pointer);
  const value = valueAt(resolved.document, path);
  if (value === undefined) throw new UserError(unknownPointer(resolved.document, path, id));
  const locator = new Locator(resolved.layers);
  return leavesOf(value, path).map((leaf) => ({
    pointer: toPointer(leaf.path),
    value: leaf.value,
    layer: layerOf(resolved.layers, leaf.path)?.id ?? id,
    ...locator.place(leaf.path),
  }));
}

/** Objects are opened; a list is one value, since it is replaced whole. */
function leavesOf(value: Json, path: Path): { path: Path; value: Json }[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** One line per value: pointer, value, layer, place. */
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

function unknownPointer(document: Json, path: Path, id: string): string {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const parent = valueAt(document, path.slice(0, length));
    if (parent === undefined) continue;
    const suggestion = isObject(parent) ? nearest(String(path[length]), Object.keys(parent)) : undefined;
    const hint =
      suggestion === undefined ? '' : ` Did you mean "${toPointer([...path.slice(0, length), suggestion])}"?`;
    return `"${id}" has no value at "${toPointer(path)}".${hint}`;
  }
  return `"${id}" has no value at "${toPointer(path)}".`;
}
