/** Measures of one answer, and their means over many. */
import type { JudgedQuery } from './judged.ts';

export interface Answer {
  /** The first hits. */
  ids: number[];
  total: number;
  corrections: { word: string; replacement: string }[];
  /** Words with another meaning, and which. */
  understood: string[];
}

export interface Measured {
  query: JudgedQuery;
  answer: Answer;
  /** Null where the board has nothing to offer. */
  ndcg: number | null;
  /** Whether the first hit is what was meant; null where no job has that title. */
  first: boolean | null;
  /** No hits, although there are good ones. */
  wronglyEmpty: boolean;
  /** Corrections of words that needed none, and corrections that find nothing. */
  wrongCorrections: number;
}

export interface Summary {
  queries: number;
  ndcg: number;
  success: number;
  /** Shares of the queries that have an answer. */
  wronglyEmpty: number;
  /** A number, not a share. */
  wrongCorrections: number;
  /** Of the queries that nothing answers, how many are, and how many found nothing. */
  hopeless: number;
  rightlyEmpty: number;
}

const DEPTH = 10;

/** Normalized discounted cumulative gain of the first ten: 2^grade - 1 over log2(rank + 1), divided by that of the best order. */
export function ndcg(ids: readonly number[], grades: JudgedQuery['grades']): number | null {
  const gradeOf = new Map<number, number>();
  for (const [grade, graded] of Object.entries(grades)) for (const id of graded) gradeOf.set(id, Number(grade));
  if (gradeOf.size === 0) return null;
  const best = [...gradeOf.values()].sort((a, b) => b - a);
  return gainOf(ids.map((id) => gradeOf.get(id) ?? 0)) / gainOf(best);
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

export function measure(query: JudgedQuery, answer: Answer): Measured {
  const gain = ndcg(answer.ids, query.grades);
  const isTypo = (word: string) => query.typos.some((typo) => typo.toLowerCase() === word.toLowerCase());
  const wrong = answer.corrections.filter(({ word }) => answer.total === 0 || !isTypo(word));
  return {
    query,
    answer,
    ndcg: gain,
    first: query.exists ? (query.grades[3] ?? []).includes(answer.ids[0] ?? 0) : null,
    wronglyEmpty: gain !== null && answer.total === 0,
    wrongCorrections: wrong.length,
  };
}

/** Means; NaN where nothing was measured. */
export function summarize(measured: readonly Measured[]): Summary {
  const gains = measured.map((one) => one.ndcg).filter((gain) => gain !== null);
  const hopeless = measured.filter(({ ndcg }) => ndcg === null);
  const firsts = measured.map(({ first }) => first).filter((first) => first !== null);
  return {
    queries: measured.length,
    ndcg: mean(gains),
    success: mean(firsts.map(Number)),
    wronglyEmpty: measured.filter(({ wronglyEmpty }) => wronglyEmpty).length / gains.length,
    hopeless: hopeless.length,
    rightlyEmpty: hopeless.filter(({ answer }) => answer.total === 0).length,
    wrongCorrections: measured.reduce((sum, one) => sum + one.wrongCorrections, 0),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
