import { expect, it } from 'vitest';
import type { FormToFill } from '../../runtime/forms/check-cache.ts';
import { firstRole, roleChoices, roleTitle, withRoles } from './asked-roles.ts';

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
  expect(withRoles(form, choices)).toEqual(form);
});

it('begins with the role that the address names, if it is open', () => {
  const choices = roleChoices(form, { applicant: true, recruiter: true });
  expect(firstRole(choices, '?role=recruiter')).toBe('recruiter');
  expect(firstRole(choices, '?role=administrator')).toBe('applicant');
  expect(firstRole(roleChoices(form, { applicant: true, recruiter: false }), '?role=recruiter')).toBe('applicant');
});
