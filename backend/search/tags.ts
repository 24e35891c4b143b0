/** Announces outdated pages to every process, when the transaction commits. */
import { publishTags } from '../services/tag-store.ts';
import type { Transaction } from './index-types.ts';

/** Above this number, only the brands' own tags are sent: they cover all lists. */
const MOST_TAGS = 500;

/** Tags `job:<id>` or `org:<id>`, and `jobs:<brand>` for every brand whose lists changed. */
export async function announceChange(
  tx: Transaction,
  items: readonly string[],
  brands: readonly string[],
): Promise<void> {
  const lists = brands.map((brand) => `jobs:${brand}`);
  await publishTags(tx, [...(items.length > MOST_TAGS ? [] : items), ...lists]);
}
