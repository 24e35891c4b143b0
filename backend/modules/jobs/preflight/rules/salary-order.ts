import type { Rule } from '../rule.ts';

export const salaryOrder: Rule = ({ salary: { min, max } }) =>
  min !== null && max !== null && min > max
    ? [{ code: 'SALARY_ORDER', severity: 'error', reader: 'site', pointer: '/job_categorization/maxSalary' }]
    : [];
