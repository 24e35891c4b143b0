import type { Rule } from '../rule.ts';

/** Addresses in texts are harvested by spammers, and applications sent there are not counted. */
export const mailInText: Rule = ({ text }) => {
  const [found] = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u) ?? [];
  if (found === undefined) return [];
  return [
    { code: 'MAIL_IN_TEXT', severity: 'warning', reader: 'feed', pointer: '/job_info/description', values: { found } },
  ];
};
