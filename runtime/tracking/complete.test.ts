import { expect, it } from 'vitest';
import type { SessionUser } from '../session/session-user.generated.ts';
import { complete } from './complete.ts';

const user = { id: 7 } as SessionUser;
const event = { event: { key: 'resume_search' as const }, page: { path: '/resumes', document: 'resumes' } };

it.each([
  [null, [], 'ANON', 'ANON', -1],
  [user, [], 'ANON', 'ANON', 7],
  [user, ['applicant'], 'APPLICANT', 'applicant', 7],
  [user, ['applicant', 'recruiter'], 'RECRUITER', 'applicant, recruiter', 7],
  [user, ['recruiter', 'job_editor'], 'ADMIN', 'recruiter, job_editor', 7],
])('names the role of %j with %j', (who, roles, role, current, id) => {
  const { params } = complete(event, { user: who, roles }, '');
  expect([params.user_role, params.current_user_role, params.current_user_id]).toEqual([role, current, id]);
  expect(Object.keys(params)).toHaveLength(32);
});
