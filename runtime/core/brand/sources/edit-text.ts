/** The writer of brand files: edits of a JSON text that leave everything else as it is. */
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import type { Json } from './json.ts';

/** One change of a JSON text. */
export interface TextEdit {
  path: readonly (string | number)[];
  /** The new value; undefined removes it. */
  value?: Json | undefined;
  /** Renames the key instead. */
  key?: string | undefined;
  /** For a new key: the order of the keys around it; others come last. */
  order?: readonly string[];
}

/** Applies one edit to a JSON text. If its path does not exist, the text is unchanged. */
export function applyEdit(text: string, { path, value, key, order }: TextEdit): string {
  if (key !== undefined) return renameKey(text, path, key);
  const segments = [...path];
  const formattingOptions = { insertSpaces: true, tabSize: indentOf(text), eol: text.includes('\r\n') ? '\r\n' : '\n' };
  const getInsertionIndex = order && ((names: string[]) => placeIn(order, names, String(path.at(-1))));
  return applyEdits(
    text,
    modify(text, segments, value, { formattingOptions, ...(getInsertionIndex && { getInsertionIndex }) }),
  );
}

/** Before the first key that comes later. */
function placeIn(order: readonly string[], names: readonly string[], key: string): number {
  const rank = order.indexOf(key);
  const later = names.findIndex((name) => order.indexOf(name) > rank);
  return rank < 0 || later < 0 ? names.length : later;
}

function renameKey(text: string, path: TextEdit['path'], key: string): string {
  const tree = parseTree(text);
  const name = tree && findNodeAtLocation(tree, [...path])?.parent?.children?.[0];
  if (name === undefined) return text;
  return text.slice(0, name.offset) + JSON.stringify(key) + text.slice(name.offset + name.length);
}

function indentOf(text: string): number {
  return /^( +)"/m.exec(text)?.[1]?.length ?? 2;
}
