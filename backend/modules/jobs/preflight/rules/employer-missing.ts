import type { Rule } from '../rule.ts';

export const employerMissing: Rule = ({ employer }) =>
  employer.trim() === ''
    ? [{ code: 'EMPLOYER_MISSING', severity: 'error', reader: 'google', pointer: '/company_info/organizationName' }]
    : [];
