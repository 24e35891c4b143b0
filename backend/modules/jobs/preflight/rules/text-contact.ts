import type { Rule } from '../rule.ts';

/** Fewer words than this, besides addresses and numbers, do not describe a job. */
const LEAST_WORDS = 12;

/** Contact details alone are not a description. */
export const textContact: Rule = ({ text }) => {
  const rest = text.replace(/[\w.+-]+@[\w.-]+|https?:\/\/\S+|www\.\S+|\+?\d[\d ()/.-]{5,}\d/giu, ' ');
  if (rest === text) return [];
  const words = rest.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words >= LEAST_WORDS) return [];
  return [{ code: 'TEXT_CONTACT_ONLY', severity: 'error', reader: 'google', pointer: '/job_info/description' }];
};
