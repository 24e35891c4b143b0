import type { Rule } from '../rule.ts';

/** Feeds drop jobs with fewer characters. */
const LEAST_LETTERS = 30;
/** Below this a text says too little about tasks, requirements and benefits. */
const GOOD_LETTERS = 400;

export const textShort: Rule = ({ type, text }) => {
  const count = [...text].length;
  if (type !== 'job_per_template' || count === 0 || count >= GOOD_LETTERS) return [];
  const pointer = '/job_info/description';
  if (count < LEAST_LETTERS)
    return [{ code: 'TEXT_TOO_SHORT', severity: 'error', reader: 'feed', pointer, values: { least: LEAST_LETTERS } }];
  return [
    { code: 'TEXT_SHORT', severity: 'warning', reader: 'google', pointer, values: { count, good: GOOD_LETTERS } },
  ];
};
