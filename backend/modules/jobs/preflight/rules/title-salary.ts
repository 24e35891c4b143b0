import type { Rule } from '../rule.ts';

/** An amount of money within a text. */
export const SALARY =
  /(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF|CAD|AUD)\b)\s?\d[\d.,'’ ]*k?|\d[\d.,'’ ]*\d?\s?k?\s?(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF|CAD|AUD)\b)|\b\d{2,3}\s?k\b/giu;

/** Pay has a field of its own; in a title it looks like clickbait. */
export const titleSalary: Rule = ({ title }) => {
  const [found] = title.match(SALARY) ?? [];
  if (found === undefined) return [];
  const values = { found: found.trim() };
  return [{ code: 'TITLE_SALARY', severity: 'warning', reader: 'google', pointer: '/job_info/title', values }];
};
