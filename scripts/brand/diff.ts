/** `brand diff`: where two resolved brands differ. */
import { isObject, type Json, type Path, toPointer } from '../../runtime/core/brand/json.ts';
import { sameJson } from '../../runtime/core/brand/merge.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

export interface Difference {
  pointer: string;
  /** Undefined where the brand has no such value. */
  left: Json | undefined;
  right: Json | undefined;
}

/** Differences in document order; lists are compared whole. Throws a UserError for a brand that cannot be read. */
export function diff(workspace: Workspace, left: string, right: string): Difference[] {
  return differences(resolved(workspace, left), resolved(workspace, right), []);
}

function resolved(workspace: Workspace, id: string): Json {
  const document = workspace.examine(id).resolved?.document;
  if (document === undefined) throw new UserError(`"${id}" cannot be read. Run: npm run brand -- check ${id}`);
  return document;
}

function differences(left: Json | undefined, right: Json | undefined, path: Path): Difference[] {
  if (sameJson(left, right)) return [];
  if (!isObject(left) || !isObject(right)) return [{ pointer: toPointer(path), left, right }];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) => {
    const side = (value: typeof left) => (Object.hasOwn(value, key) ? value[key] : undefined);
    return differences(side(left), side(right), [...path, key]);
  });
}

/** Three lines per difference. */
export function describeDifferences(left: string, right: string, found: readonly Difference[]): string {
  if (found.length === 0) return `"${left}" and "${right}" are the same.`;
  const side = (value: Json | undefined) => (value === undefined ? '(nothing)' : JSON.stringify(value));
  return found.map((entry) => `${entry.pointer}\n  - ${side(entry.left)}\n  + ${side(entry.right)}`).join('\n');
}
