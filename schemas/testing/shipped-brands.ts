/** The brands that ship, for tests: those with demo content. Brands of one's own are not among them. */
import { existsSync, readFileSync } from 'node:fs';
import { isSchema } from '../resolved-schema.ts';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));

/** Ids of the boards, in alphabetical order. */
export const shippedBoards: readonly string[] = idsIn(read('backend/seed/content/plans.json'))
  .filter((id) => existsSync(at(`brands/${id}.json`)))
  .sort();

function idsIn(plans: unknown): string[] {
  return Array.isArray(plans) ? plans.flatMap((plan) => (isSchema(plan) ? [String(plan.id)] : [])) : [];
}
