import type { Rule } from '../rule.ts';

/** The place has a field of its own; feeds reject titles that repeat it. */
export const titlePlace: Rule = ({ title, places }) => {
  const words = ` ${spoken(title)} `;
  const found = places
    .flatMap(({ locality }) => (locality === null ? [] : [locality]))
    .find((name) => words.includes(` ${spoken(name)} `));
  if (found === undefined) return [];
  const values = { found };
  return [{ code: 'TITLE_PLACE', severity: 'warning', reader: 'feed', pointer: '/job_info/title', values }];
};

/** Words only, separated by single spaces. */
const spoken = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
