/** Prints what was measured. */
import { LANGUAGES } from './judged.ts';
import { type Measured, type Summary, summarize } from './metrics.ts';

const GRADES = [3, 2, 1] as const;

/** A Markdown table: one line per language and one for all. */
export function describeSet(name: string, measured: readonly Measured[]): string {
  const lines = [...LANGUAGES, null].map((language) => {
    const chosen = measured.filter(({ query }) => language === null || query.language === language);
    return `| ${language ?? 'all'} | ${cells(summarize(chosen)).join(' | ')} |`;
  });
  return [
    `${name}`,
    '| | queries | nDCG@10 | success@1 | wrongly empty | rightly empty | wrong corrections |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function cells({ queries, ndcg, success, wronglyEmpty, hopeless, rightlyEmpty, wrongCorrections }: Summary): string[] {
  return [
    String(queries),
    share(ndcg),
    share(success),
    `${(wronglyEmpty * 100).toFixed(1)} %`,
    `${rightlyEmpty} of ${hopeless}`,
    String(wrongCorrections),
  ];
}

const share = (value: number): string => value.toFixed(3);

/** The worst queries with the jobs that came first, and the grade of each; `names` describes jobs. */
export function describeWorst(measured: readonly Measured[], most: number, names: ReadonlyMap<number, string>): string {
  return measured
    .map((one) => ({ one, loss: lossOf(one) }))
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss || a.one.query.query.localeCompare(b.one.query.query))
    .slice(0, most)
    .map(({ one }) => describeOne(one, names))
    .join('\n\n');
}

function lossOf({ ndcg, first, wrongCorrections }: Measured): number {
  return 1 - (ndcg ?? 1) + (first === false ? 0.2 : 0) + wrongCorrections;
}

function describeOne({ query, answer, ndcg, first }: Measured, names: ReadonlyMap<number, string>): string {
  const gradeOf = (id: number) => GRADES.find((grade) => query.grades[grade]?.includes(id)) ?? 0;
  const hits = answer.ids.slice(0, 5).map((id) => `    ${gradeOf(id)}  ${names.get(id)}`);
  const missed = GRADES.flatMap((grade) => query.grades[grade] ?? []).filter((id) => !answer.ids.includes(id));
  const better = missed.slice(0, 2).map((id) => `  missed ${gradeOf(id)}  ${names.get(id)}`);
  const head = [
    `"${query.query}" (${query.board})  ${ndcg === null ? 'nothing to find' : `nDCG ${ndcg.toFixed(2)}`}`,
    ...(first === false ? ['first is wrong'] : []),
    `${answer.total} hits`,
    ...answer.corrections.map(({ word, replacement }) => `corrected ${word} -> ${replacement}`),
    ...answer.understood.map((words) => `understood ${words}`),
  ];
  return [head.join(', '), ...hits, ...better].join('\n');
}
