/** From a path in a resolved brand to file, line and column. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Path } from '../sources/json.ts';
import { type BrandLayer, layerOf } from '../sources/layers.ts';
import { lineAndColumn } from '../sources/position.ts';

export interface SourceLocation {
  file: string;
  line: number;
  column: number;
}

/** Finds paths in the source texts of a brand's layers; parses each text at most once. */
export class Locator {
  private readonly layers: readonly BrandLayer[];
  private readonly trees = new Map<BrandLayer, Node | undefined>();

  constructor(layers: readonly BrandLayer[]) {
    this.layers = layers;
  }

  /**
   * Location of the value at a path (of its key with `key`), or of the closest enclosing value that a file contains.
   */
  locate(path: Path, what: 'key' | 'value' = 'value'): SourceLocation {
    for (let length = path.length; length >= 0; length -= 1) {
      const part = path.slice(0, length);
      const layer = length === 0 ? this.layers.at(-1) : layerOf(this.layers, part);
      const node = layer && this.node(layer, part);
      if (layer === undefined || node === undefined) continue;
      const shown = (what === 'key' && length === path.length && keyOf(node)) || node;
      return { file: layer.file, ...lineAndColumn(layer.text, shown.offset) };
    }
    return { file: this.layers.at(-1)?.file ?? '', line: 1, column: 1 };
  }

  private node(layer: BrandLayer, path: Path): Node | undefined {
    if (!this.trees.has(layer)) this.trees.set(layer, parseTree(layer.text.replace(/^\uFEFF/, ' ')));
    const tree = this.trees.get(layer);
    return tree && findNodeAtLocation(tree, [...path]);
  }
}

function keyOf(value: Node): Node | undefined {
  return value.parent?.type === 'property' ? value.parent.children?.[0] : undefined;
}
