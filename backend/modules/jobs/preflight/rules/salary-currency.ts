import type { Rule } from '../rule.ts';

/** An amount without a currency is left out of the markup. */
export const salaryCurrency: Rule = ({ salary: { min, max, currencyCode } }) =>
  (min !== null || max !== null) && !/^[A-Z]{3}$/.test(currencyCode ?? '')
    ? [{ code: 'SALARY_CURRENCY', severity: 'error', reader: 'site', pointer: '/job_categorization/currencyCode' }]
    : [];
