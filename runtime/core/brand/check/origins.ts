/** Which layer set each value of a resolved brand, and its location there. */
import { isObject, type Json, type Path, toPointer, valueAt } from '../sources/json.ts';
import { type BrandLayer, layerOf, type ResolvedBrand } from '../sources/layers.ts';
import { Locator } from './locate.ts';

export interface Origin {
  pointer: string;
  value: Json;
  layer: BrandLayer;
  /** That of the layer, or of one of its parts. */
  file: string;
  line: number;
  column: number;
}

/** Every value at and below a path in document order; empty for a path that does not exist. */
export function originsOf(resolved: ResolvedBrand, path: Path = []): Origin[] {
  const value = valueAt(resolved.document, path);
  const [top] = resolved.layers;
  if (value === undefined || top === undefined) return [];
  const locator = new Locator(resolved.layers);
  return leavesOf(value, path).map((leaf) => {
    const { file, line, column } = locator.locate(leaf.path);
    return {
      pointer: toPointer(leaf.path),
      value: leaf.value,
      layer: layerOf(resolved.layers, leaf.path) ?? top,
      file,
      line,
      column,
    };
  });
}

/** Objects are descended into; a list counts as one value, since it is replaced as a whole. */
function leavesOf(value: Json, path: Path): { path: Path; value: Json }[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}
