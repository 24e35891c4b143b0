import { expect, it } from 'vitest';
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';
import { routedDocument } from '../../runtime/core/routing/testing.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import { firstRole, hintedRole, roleChoices, roleTitle, withRoles } from './asked-roles.ts';

const form: FormToFill = {
  form: 'registration',
  check: '/forms/acme/registration.js',
  groups: [
    {
      group: 'account',
      schema: {
        properties: {
          email: { type: 'string' },
          role: {
            title: 'I want to',
            enum: ['applicant', 'recruiter'],
            enumDescriptions: ['Find a job.', 'Find people.'],
          },
        },
      },
      fields: [
        { name: 'email', control: 'email', width: 'full' },
        { name: 'role', control: 'radio', width: 'full' },
      ],
    },
  ],
};

it('offers what the brand has switched on, in the words of the form', () => {
  expect(roleTitle(form)).toBe('I want to');
  expect(roleChoices(form, { applicant: true, recruiter: true })).toEqual([
    { role: 'applicant', label: 'Find a job.' },
    { role: 'recruiter', label: 'Find people.' },
  ]);
  expect(roleChoices(form, { applicant: false, recruiter: false })).toEqual([]);
});

it('does not ask where there is nothing to choose', () => {
  const choices = roleChoices(form, { applicant: false, recruiter: true });
  const [account] = withRoles(form, choices).groups;
  expect(account?.fields.map(({ name }) => name)).toEqual(['email']);
  expect(account?.schema.properties).toMatchObject({
    role: { enum: ['recruiter'], enumDescriptions: ['Find people.'] },
  });
});

it('leaves the form as it is otherwise', () => {
  const choices = roleChoices(form, { applicant: true, recruiter: true });
  expect(withRoles(form, choices)).toEqual({ ...form, compiled: form.groups });
});

const document = routedDocument();
document.locales.default = 'de';
for (const key of ['job-wizard', 'job-manager', 'products', 'checkout', 'profile', 'resume', 'alerts', 'apply'])
  document.pages[key] = {};
document.pages.employers = { path: '/employers' };
const routes = publicRoutes(document);
const hint = (search: string, destination: string | null = null, locale = 'de') => ({
  search,
  destination,
  href: createHref(routes, locale),
});

it('begins with the role that the address names, if it is open', () => {
  const choices = roleChoices(form, { applicant: true, recruiter: true });
  expect(firstRole(choices, hint('?role=recruiter'))).toBe('recruiter');
  expect(firstRole(choices, hint('?role=administrator'))).toBe('applicant');
  const [applicants] = [roleChoices(form, { applicant: true, recruiter: false })];
  expect(firstRole(applicants, hint('?role=recruiter'))).toBe('applicant');
});

it.each([
  ['de', '/job/wizard', 'recruiter'],
  ['de', '/job/wizard/job_location?job=4#x', 'recruiter'],
  ['de', '/job-manager', 'recruiter'],
  ['de', '/my-products/orders/7', 'recruiter'],
  ['de', '/checkout?items=credits', 'recruiter'],
  ['de', '/bewerbersuche?search=koch', 'recruiter'],
  ['de', '/employers', 'recruiter'],
  ['fr', '/fr/job/wizard', 'recruiter'],
  ['de', '/job/wizards', null],
  ['de', '/job/apply/42', null],
  ['de', '/lebenslauf', null],
  ['de', '/user/alerts', null],
] as const)('reads from a way in %s to %s whom the account is for: %s', (locale, destination, role) => {
  expect(hintedRole(hint('', destination, locale))).toBe(role);
  const choices = roleChoices(form, { applicant: true, recruiter: true });
  expect(firstRole(choices, hint('', destination, locale))).toBe(role ?? 'applicant');
  // The query takes precedence over the destination.
  expect(hintedRole(hint('?role=applicant', destination, locale))).toBe('applicant');
});
