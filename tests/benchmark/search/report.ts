/** The table of a run. */
import { median } from '../table.ts';

export interface Measured {
  name: string;
  compared: boolean;
  total: number;
  naive: number[];
  /** Computed from scratch. */
  cold: number[];
  /** With cached totals and counts. */
  kept: number[];
}

/** Medians in milliseconds and their targets. */
export function describeRun(size: number, measured: readonly Measured[], keyRead: readonly number[]): string {
  const lines = measured.map(({ name, total, naive, cold, kept }) => {
    const [n, c, k] = [median(naive), median(cold), median(kept)];
    return `| ${name} | ${total} | ${n.toFixed(1)} | ${c.toFixed(1)} | ${(n / c).toFixed(1)} | ${k.toFixed(1)} |`;
  });
  const ratios = measured.filter(({ compared }) => compared).map(({ naive, cold }) => median(naive) / median(cold));
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  const read = median(keyRead);
  const of = (name: string, way: 'cold' | 'kept') => median(measured.find((row) => row.name === name)?.[way] ?? []);
  const reached = (good: boolean) => (good ? 'reached' : 'missed');
  const landing = of('landing', 'kept') / read;
  const pages: [string, number][] = [
    ['landing', of('page 100', 'kept') / of('landing', 'kept')],
    ['common word', of('common word, page 100', 'kept') / of('common word', 'kept')],
    ['common word, nothing kept', of('common word, page 100', 'cold') / of('common word', 'cold')],
    ['2 facets', of('2 facets, page 100', 'cold') / of('2 facets', 'cold')],
  ];
  return [
    `### Search, ${size} jobs (ms, medians of interleaved rounds)`,
    '',
    '| search | hits | naive | one statement | ratio | counts kept |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
    `- naive / one statement, geometric mean: ${mean.toFixed(1)} (>= 4: ${reached(mean >= 4)}); least ${Math.min(...ratios).toFixed(1)} (>= 1: ${reached(Math.min(...ratios) >= 1)})`,
    `- landing against a read by primary key (${read.toFixed(2)} ms): ${landing.toFixed(1)} (<= 5: ${reached(landing <= 5)}); counted anew ${(of('landing', 'cold') / read).toFixed(1)}`,
    ...pages.map(
      ([name, ratio]) => `- page 100 against page 1, ${name}: ${ratio.toFixed(2)} (<= 1.5: ${reached(ratio <= 1.5)})`,
    ),
    '',
  ].join('\n');
}
