import type { Rule } from '../rule.ts';

/** Result lists truncate titles at about this length. */
const MOST_LETTERS = 70;

export const titleLength: Rule = ({ title }) => {
  const count = [...title].length;
  if (count <= MOST_LETTERS) return [];
  const values = { count, most: MOST_LETTERS };
  return [{ code: 'TITLE_LENGTH', severity: 'advice', reader: 'google', pointer: '/job_info/title', values }];
};
