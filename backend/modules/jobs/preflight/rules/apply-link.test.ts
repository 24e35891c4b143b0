import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { applyLink } from './apply-link.ts';

it('finds a link that is not encrypted', () => {
  const link = { workflow: 'external', applicationLink: 'http://bakery.example/apply' };
  expect(findingsOf(applyLink, link)).toEqual([
    {
      code: 'APPLY_LINK_PLAIN',
      severity: 'warning',
      reader: 'feed',
      pointer: '/application_options/applicationLink',
      message: 'The application link begins with http.',
      fix: 'Use the https address: browsers warn against http.',
    },
  ]);
  expect(findingsOf(applyLink, { ...link, workflow: 'internal' })).toEqual([]);
  expect(findingsOf(applyLink, { ...link, applicationLink: 'https://bakery.example' })).toEqual([]);
});
