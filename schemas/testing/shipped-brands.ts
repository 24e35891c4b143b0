/** The brands that ship, for tests: those with demo content, and the families that they extend. Brands of one's own are not among them. */
import { existsSync, readFileSync } from 'node:fs';
import { isSchema, type Schema } from '../resolved-schema.ts';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));

/** Ids of the boards, in alphabetical order. */
export const shippedBoards: readonly string[] = idsIn(read('backend/seed/content/plans.json'))
  .filter((id) => existsSync(at(`brands/${id}.json`)))
  .sort();

/** Documents of boards and families by id, as written. */
export function readShippedBrands(): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const add = (id: string) => {
    const document = read(`brands/${id}.json`);
    if (found.has(id) || !isSchema(document)) return;
    found.set(id, document);
    if (typeof document.extends === 'string') add(document.extends);
  };
  for (const id of shippedBoards) add(id);
  return found;
}

function idsIn(plans: unknown): string[] {
  return Array.isArray(plans) ? plans.flatMap((plan) => (isSchema(plan) ? [String(plan.id)] : [])) : [];
}
