import type { Rule } from '../rule.ts';

export const salaryMissing: Rule = ({ salary: { min, max, range } }, { salaryField }) =>
  min === null && max === null && range === null && salaryField !== null
    ? [{ code: 'SALARY_MISSING', severity: 'advice', reader: 'google', pointer: salaryField }]
    : [];
