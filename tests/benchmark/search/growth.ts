/** How much longer a filtered page takes in a larger network. */
import type { SearchInput } from '../../../backend/search/port.ts';
import type { SqlSearch } from '../../../backend/search/sql-search.ts';
import { median } from '../table.ts';

export interface Network {
  size: number;
  search: SqlSearch;
  /** Pairs of facets, as many in each network. */
  pairs: readonly SearchInput[];
}

const ROUNDS = 9;
const TIMES = 6;

/** A line with the geometric mean over all pairs of the ratio of medians, counts kept. Both networks take turns. */
export async function describeGrowth(smaller: Network, larger: Network): Promise<string> {
  const timed = [smaller, larger].map(({ search, pairs }) =>
    pairs.map((input) => ({ search, input, times: [] as number[] })),
  );
  for (const { search, input } of timed.flat()) await search.search(input);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { search, input, times } of timed.flat()) {
      for (let time = 0; time < TIMES; time += 1) {
        const start = performance.now();
        await search.search(input);
        times.push(performance.now() - start);
      }
    }
  }
  const [small = [], large = []] = timed.map((network) => network.map(({ times }) => median(times)));
  const ratios = small.map((time, at) => (large[at] ?? Number.NaN) / time).sort((a, b) => a - b);
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  return [
    `- ${larger.size} against ${smaller.size} jobs, two facets with counts kept:`,
    `${mean.toFixed(2)} times as long (<= 2: ${mean <= 2 ? 'reached' : 'missed'};`,
    `${ratios.length} pairs, ${ratios[0]?.toFixed(1)} to ${ratios.at(-1)?.toFixed(1)}; medians ${median(small).toFixed(1)} and ${median(large).toFixed(1)} ms)`,
  ].join(' ');
}
