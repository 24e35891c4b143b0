import type { Rule } from '../rule.ts';
import { isShouted } from '../shouted.ts';

/** Capitals throughout are taken for shouting, and read badly aloud. */
export const titleCapitals: Rule = ({ title }) =>
  isShouted(title, 8)
    ? [{ code: 'TITLE_CAPITALS', severity: 'warning', reader: 'google', pointer: '/job_info/title' }]
    : [];
