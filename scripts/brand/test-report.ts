/** The report of `brand test`. */
import { Locator } from '../../runtime/core/brand/check/locate.ts';
import { toPointer } from '../../runtime/core/brand/sources/json.ts';
import type { ResolvedBrand } from '../../runtime/core/brand/sources/layers.ts';
import type { Outcome } from '../../tests/brands/run-tests.ts';

export interface Result {
  kind: string;
  title: string;
  outcomes: readonly Outcome[];
}

/** Whether a case found a fault. */
export const hasFailed = ({ faults }: Outcome) => faults.length > 0;

function placeOf(resolved: ResolvedBrand, { path: at }: Outcome): string {
  const { file, line, column } = new Locator(resolved.layers).locate(at);
  return `${file}:${line}:${column}`;
}

/** A line for each kind, then each failure with the line of the document to look at. */
export function describeResults(resolved: ResolvedBrand, results: readonly Result[]): string {
  const lines = results.map(({ kind, title, outcomes }) => {
    const failed = outcomes.filter(hasFailed).length;
    const count = failed === 0 ? `${outcomes.length} passed` : `${failed} of ${outcomes.length} failed`;
    return `${failed === 0 ? 'ok    ' : 'FAILED'}  ${kind.padEnd(14)} ${count.padEnd(18)} ${title}`;
  });
  const faults = results.flatMap(({ kind, outcomes }) =>
    outcomes
      .filter(hasFailed)
      .map((outcome) =>
        [
          `${placeOf(resolved, outcome)}  ${kind}  ${toPointer(outcome.path)}`,
          ...outcome.faults.map((fault) => `  ${fault}`),
        ].join('\n'),
      ),
  );
  const all = results.flatMap(({ outcomes }) => outcomes);
  const failed = all.filter(hasFailed).length;
  const end =
    failed === 0
      ? `${resolved.id}: ${all.length} tests passed.`
      : `${resolved.id}: ${failed} of ${all.length} tests failed.`;
  return [...lines, ...(faults.length > 0 ? ['', ...faults] : []), '', end].join('\n');
}

/** The same for machines. */
export function asJson(resolved: ResolvedBrand, results: readonly Result[]): string {
  const report = results.map(({ kind, title, outcomes }) => ({
    kind,
    title,
    tests: outcomes.length,
    failed: outcomes.filter(hasFailed).map((outcome) => ({
      name: outcome.name,
      place: placeOf(resolved, outcome),
      pointer: toPointer(outcome.path),
      faults: outcome.faults,
    })),
  }));
  return JSON.stringify({ brand: resolved.id, kinds: report }, null, 2);
}
