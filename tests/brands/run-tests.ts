/** Runs the tests of one brand, a few at a time. */
import type { Path } from '../../runtime/core/brand/sources/json.ts';
import type { BrandCase, BrandTest } from './brand-test.ts';
import type { TestedSite } from './tested-site.ts';

export interface Outcome {
  name: string;
  path: Path;
  /** Empty when it passed. */
  faults: readonly string[];
}

const atOnce = 4;

/** The outcome of each case, in their order; what throws counts as a fault. */
export async function runCases(cases: readonly BrandCase[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const rest = [...cases.entries()];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [at, { name, path, run }] = next;
      const faults = await Promise.resolve()
        .then(run)
        .catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
      outcomes[at] = { name, path, faults };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** All cases of a kind, or those of one sort: the sorts take turns from brand to brand. */
export async function chosenCases(test: BrandTest, site: TestedSite, turn: number | 'all'): Promise<BrandCase[]> {
  if (turn !== 'all' && test.isSlow) return [];
  const cases = await test.cases(site);
  if (turn === 'all') return cases;
  const sorts = [...new Set(cases.map(({ sort }) => sort))];
  // Multiples of the golden ratio spread over any number of sorts: neighbors differ, and few brands reach all parts of a long list.
  const sort = sorts[Math.floor(((turn * GOLDEN) % 1) * sorts.length)];
  return cases.filter((one) => one.sort === sort);
}
