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

/** The text of one file: that of a layer, or of one of its parts. */
interface Written {
  file: string;
  text: string;
}

/** Finds paths in the source texts of a brand's layers; parses each text at most once. */
export class Locator {
  private readonly layers: readonly BrandLayer[];
  private readonly trees = new Map<Written, Node | undefined>();

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
      for (const written of layer === undefined ? [] : [layer, ...(layer.parts ?? [])]) {
        const node = this.node(written, part);
        if (node === undefined) continue;
        const shown = (what === 'key' && length === path.length && keyOf(node)) || node;
        return { file: written.file, ...lineAndColumn(written.text, shown.offset) };
      }
    }
    return { file: this.layers.at(-1)?.file ?? '', line: 1, column: 1 };
  }

  private node(written: Written, path: Path): Node | undefined {
    if (!this.trees.has(written)) this.trees.set(written, parseTree(written.text.replace(/^\uFEFF/, ' ')));
    const tree = this.trees.get(written);
    return tree && findNodeAtLocation(tree, [...path]);
  }
}

function keyOf(value: Node): Node | undefined {
  return value.parent?.type === 'property' ? value.parent.children?.[0] : undefined;
}
