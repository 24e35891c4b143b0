/** `brand diff`: where two resolved brands differ. */
import { type Difference, differences } from '../../runtime/core/brand/sources/differences.ts';
import type { Json } from '../../runtime/core/brand/sources/json.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

/** Differences in document order; lists are compared as a whole. Throws a UserError for a brand that cannot be read. */
export function diff(workspace: Workspace, left: string, right: string): Difference[] {
  return differences(resolved(workspace, left), resolved(workspace, right));
}

function resolved(workspace: Workspace, id: string): Json {
  const document = workspace.examine(id).resolved?.document;
  if (document === undefined) throw new UserError(`"${id}" cannot be read. Run: npm run brand -- check ${id}`);
  return document;
}

/** Three lines per difference. */
export function describeDifferences(left: string, right: string, found: readonly Difference[]): string {
  if (found.length === 0) return `"${left}" and "${right}" are the same.`;
  const side = (value: Json | undefined) => (value === undefined ? '(nothing)' : JSON.stringify(value));
  return found.map((entry) => `${entry.pointer}\n  - ${side(entry.left)}\n  + ${side(entry.right)}`).join('\n');
}
