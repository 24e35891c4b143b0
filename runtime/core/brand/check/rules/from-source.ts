/** Rules about the text of a file: the parser finds the problems, and each rule reports those with its code. */
import type { SourceProblem } from '../../sources/parse-file.ts';
import type { CheckContext, Draft } from '../rule.ts';

const TITLES: Partial<Record<SourceProblem['code'], string>> = {
  BYTE_ORDER_MARK: 'Remove the byte-order mark',
  JSON_SYNTAX: 'Remove comments, and commas after the last item',
};

/** Drafts for all text problems with one code. */
export function* fromSource(context: CheckContext, code: SourceProblem['code']): Generator<Draft> {
  for (const { code: found, path, message, file, line, column, tidy } of context.problems) {
    if (found !== code) continue;
    const draft = { path, message, location: { file, line, column } };
    yield tidy ? { ...draft, fix: { title: TITLES[code] ?? 'Remove it', safe: true, edits: [], tidy } } : draft;
  }
}
