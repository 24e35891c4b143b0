import { cleanJobTitle } from '../../../../../runtime/core/seo/job-title.ts';
import type { Rule } from '../rule.ts';
import { SALARY } from './title-salary.ts';

/** Search engines show the title as it is, and treat a reference number in it as spam. */
export const titleCode: Rule = ({ title }) => {
  const digits = /\d{2,}/.test(title.replace(SALARY, ' '));
  const cleaned = cleanJobTitle(title, []);
  const isCode = digits && lettersAndDigits(cleaned) !== lettersAndDigits(title) && !/\d{2,}/.test(cleaned);
  if (!isCode) return [];
  return [{ code: 'TITLE_CODE', severity: 'warning', reader: 'google', pointer: '/job_info/title' }];
};

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
