import type { Rule } from '../rule.ts';

/** Browsers warn of forms on pages that are not encrypted. */
export const applyLink: Rule = ({ workflow, applicationLink }) =>
  workflow === 'external' && applicationLink !== null && /^http:/i.test(applicationLink)
    ? [
        {
          code: 'APPLY_LINK_PLAIN',
          severity: 'warning',
          reader: 'feed',
          pointer: '/application_options/applicationLink',
        },
      ]
    : [];
