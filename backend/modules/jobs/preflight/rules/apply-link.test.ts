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
      message: 'The link to apply begins with http.',
      fix: 'Use the address that begins with https: browsers warn of the other one.',
    },
  ]);
  expect(findingsOf(applyLink, { ...link, workflow: 'internal' })).toEqual([]);
  expect(findingsOf(applyLink, { ...link, applicationLink: 'https://bakery.example' })).toEqual([]);
});
