/** Rules about the schema: the validator finds the problems, and each rule reports those with its code. */
import type { Fix } from '../finding.ts';
import type { Draft } from '../rule.ts';
import type { ShapeProblem } from '../shape.ts';

/** Writes the value that certainly was meant. */
export function fixOfMeant({ path, meant }: ShapeProblem): Fix | undefined {
  return meant === undefined
    ? undefined
    : { title: `Write ${JSON.stringify(meant)}`, safe: true, edits: [{ path, value: meant }] };
}

/** Drafts for all schema problems with one code; `fixOf` may offer a fix. */
export function* fromShape(
  problems: readonly ShapeProblem[],
  code: ShapeProblem['code'],
  fixOf?: (problem: ShapeProblem) => Fix | undefined,
): Generator<Draft> {
  for (const problem of problems) {
    if (problem.code !== code) continue;
    const { code: _code, meant: _meant, ...draft } = problem;
    const fix = fixOf?.(problem);
    yield fix === undefined ? draft : { ...draft, fix };
  }
}
