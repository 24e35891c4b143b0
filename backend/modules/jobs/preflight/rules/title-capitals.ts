import type { Rule } from '../rule.ts';
import { isShouted } from '../shouted.ts';

/** All caps is read as shouting, and is hard for screen readers. */
export const titleCapitals: Rule = ({ title }) =>
  isShouted(title, 8)
    ? [{ code: 'TITLE_CAPITALS', severity: 'warning', reader: 'google', pointer: '/job_info/title' }]
    : [];
