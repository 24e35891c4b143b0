import { expect, it } from 'vitest';
import type { SessionUser } from '../../../runtime/session/session-user.generated.ts';
import { entryOf } from './entry.ts';

const user: SessionUser = {
  id: 7,
  name: 'Aya Ito',
  email: 'aya@example.com',
  displayName: '',
  firstName: 'Aya',
  lastName: 'Ito',
  roles: [],
  emailVerified: true,
  organization: null,
  isUserApprovedAndVerified: true,
  isEligibleForJobApply: true,
  activeOrganization: null,
  applicantsOnly: false,
  hasPassword: true,
  networks: [],
  locale: 'en',
};

it.each([
  ['recruiter', {}, 'open'],
  ['recruiter', { emailVerified: false, isUserApprovedAndVerified: false }, 'confirm'],
  ['recruiter', { isUserApprovedAndVerified: false }, 'approval'],
  ['site_admin', { isUserApprovedAndVerified: false }, 'open'],
  ['applicant', {}, 'applicant'],
  ['', {}, 'none'],
] as const)('meets somebody with the role "%s" and %j: %s', (role, is, entry) => {
  expect(entryOf({ status: 'authenticated', user: { ...user, ...is }, roles: [role] })).toBe(entry);
});

it('tells a guest from somebody who is not known yet', () => {
  expect(entryOf({ status: 'unauthenticated', user: null, roles: [] })).toBe('guest');
  expect(entryOf({ status: 'loading', user: null, roles: [] })).toBe('waiting');
  expect(entryOf({ status: 'authenticated', user: null, roles: [] })).toBe('waiting');
});
