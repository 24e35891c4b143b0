import type { Rule } from '../rule.ts';

/** Browsers warn about forms on unencrypted pages. */
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
