import { expect, it } from 'vitest';
import { brandFixture, pageFixture } from '../../page/testing/page-fixture.ts';
import { createHref } from './href.ts';
import { sessionLinks } from './session-links.ts';

const hrefs = (roles: readonly string[], brand = brandFixture(), applicantsOnly = false) => {
  const { brand: slice } = pageFixture({ locale: 'de' }, brand);
  return sessionLinks(createHref(slice.routes, 'de'), roles, { applicantsOnly }).map(({ href }) => href);
};

it('shows each person the pages that they may enter', () => {
  expect(hrefs(['applicant'])).toEqual(['/de/dashboard', '/de/user/applications', '/de/user/settings']);
  expect(hrefs(['recruiter'])).toEqual([
    '/de/dashboard',
    '/de/job/wizard',
    '/de/job-manager',
    '/de/resumes',
    '/de/user/organization',
    '/de/my-products',
    '/de/user/settings',
  ]);
  expect(hrefs(['recruiter'], brandFixture(), true)).toEqual([
    '/de/dashboard',
    '/de/job-manager/applicants',
    '/de/user/organization',
    '/de/user/settings',
  ]);
  expect(hrefs(['site_admin'])).toEqual(['/de/dashboard', '/de/user/settings', '/de/admin']);
});

it('shows no page that the brand does not have', () => {
  const without = brandFixture(({ pages, features }) => {
    Reflect.deleteProperty(pages, 'settings');
    features.recruiter = false;
  });
  expect(hrefs(['recruiter'], without)).toEqual(['/de/dashboard']);
});
