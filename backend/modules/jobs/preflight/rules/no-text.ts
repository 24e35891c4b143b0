import type { Rule } from '../rule.ts';

/** If the posting is on another page, this page has no text of its own: no markup for Google, no feed entry. */
export const noText: Rule = ({ type, text }) => {
  if (text !== '') return [];
  if (type === 'job_per_link')
    return [{ code: 'LINK_ALONE', severity: 'error', reader: 'google', pointer: '/job_info/type' }];
  if (type === 'job_per_file')
    return [{ code: 'FILE_ALONE', severity: 'error', reader: 'google', pointer: '/job_info/type' }];
  return [];
};
