import type { Rule } from '../rule.ts';
import { isShouted } from '../shouted.ts';

export const textCapitals: Rule = ({ text }) =>
  isShouted(text, 60)
    ? [{ code: 'TEXT_CAPITALS', severity: 'warning', reader: 'google', pointer: '/job_info/description' }]
    : [];
