/** Rules about the text of a file: the parser finds the problems, each rule signs those of its code. */
import type { SourceProblem } from '../parse-file.ts';
import type { CheckContext, Draft } from '../rule.ts';

/** Drafts of all text problems with one code. */
export function* fromSource(context: CheckContext, code: SourceProblem['code']): Generator<Draft> {
  for (const { code: found, path, message, file, line, column } of context.problems) {
    if (found === code) yield { path, message, place: { file, line, column } };
  }
}
