import { expect, it } from 'vitest';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';
import type { ContactCounts } from './contact-data.ts';
import type { DashboardData, DashboardResume } from './dashboard-data.ts';
import { nextTasks } from './next-tasks.ts';

const aya: SessionUser = {
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
  applicantsOnly: false,
  activeOrganization: null,
  hasPassword: true,
  networks: [],
  locale: 'en',
};
const port = {
  id: 3,
  name: 'Port of Eastwick',
  state: 'draft',
  refusal: null,
  path: '/organization/port',
  faulty: 0,
} as const;
const none: DashboardData = { own: null, elsewhere: [], givenBack: [], newApplicants: 0 };

function tasks({
  roles = ['applicant'],
  data = null,
  missing = [],
  resume = null,
  contacts = null,
  ...user
}: Partial<Omit<SessionUser, 'roles'>> & {
  roles?: readonly string[];
  data?: DashboardData | null;
  missing?: readonly string[];
  resume?: DashboardResume | null;
  contacts?: ContactCounts | null;
} = {}) {
  return nextTasks({
    user: { ...aya, ...user },
    session: { roles },
    siteName: 'Harbor',
    data,
    resume,
    contacts,
    page: (key) => (missing.includes(key) ? null : `/${key}`),
  });
}
const keys = (given: Parameters<typeof tasks>[0]) => tasks(given).map(({ key }) => key);

it('asks for the confirmation of the address before anything else', () => {
  expect(tasks({ emailVerified: false, isUserApprovedAndVerified: false })[0]).toEqual({
    key: 'confirm',
    to: 'resend',
    values: { email: 'aya@example.com' },
  });
});

it('asks an account of another brand what it is for here', () => {
  expect(keys({ roles: [] })).toEqual(['join']);
});

it('says that an account waits for approval, without a button', () => {
  expect(tasks({ roles: ['recruiter'], isUserApprovedAndVerified: false, data: none })[0]).toMatchObject({
    key: 'approval',
    to: null,
  });
});

it.each([
  [none, 'organization'],
  [{ own: null, elsewhere: [{ id: 4, name: 'Elsewhere' }], givenBack: [], newApplicants: 0 }, 'bring'],
  [{ own: { ...port, faulty: 2 }, elsewhere: [], givenBack: [], newApplicants: 0 }, 'complete'],
  [{ own: port, elsewhere: [], givenBack: [], newApplicants: 0 }, 'publish'],
  [{ own: { ...port, state: 'waiting' }, elsewhere: [], givenBack: [], newApplicants: 0 }, 'waiting'],
  [{ own: { ...port, refusal: 'No logo' }, elsewhere: [], givenBack: [], newApplicants: 0 }, 'refused'],
] as const)('leads a recruiter with %j to the next step: %s', (data, key) => {
  expect(keys({ roles: ['recruiter'], data })).toEqual([key]);
});

it('offers to post a job and to search resumes to a recruiter whose profile is public', () => {
  const data = { own: { ...port, state: 'published' as const }, elsewhere: [], givenBack: [], newApplicants: 0 };
  expect(tasks({ roles: ['recruiter'], data })).toEqual([
    { key: 'post', to: '/job-wizard', values: { organization: 'Port of Eastwick' } },
    { key: 'resumes', to: '/resumes', values: { site: 'Harbor' } },
  ]);
  expect(tasks({ roles: ['recruiter'], data, missing: ['job-wizard', 'resumes'] })).toEqual([]);
  expect(keys({ roles: ['recruiter'], data, isUserApprovedAndVerified: false })).not.toContain('resumes');
});

it('leads an applicant to the search, and an administrator to the administration', () => {
  expect(keys({})).toEqual(['search']);
  expect(keys({ roles: ['administrator'] })).toEqual(['admin']);
});

const resume: DashboardResume = { started: true, visible: true, hindrances: [], completeness: { percent: 90 } };

it.each<[DashboardResume, string[]]>([
  [{ ...resume, started: false, hindrances: ['INCOMPLETE'] }, ['resume', 'search']],
  [{ ...resume, hindrances: ['INCOMPLETE'] }, ['resumeFinish', 'search']],
  [{ ...resume, completeness: { percent: 40 } }, ['resumeFinish', 'search']],
  [{ ...resume, visible: false, hindrances: ['HIDDEN'] }, ['resumeShow', 'search']],
  [{ ...resume, hindrances: ['EMAIL_NOT_VERIFIED'] }, ['search']],
  [resume, ['search']],
])('leads somebody with the resume %j to: %j', (own, expected) => {
  expect(keys({ resume: own })).toEqual(expected);
});

it('asks nameless people for their name', () => {
  expect(keys({ firstName: '', lastName: '' })).toContain('name');
});

it('offers nothing that the brand does not have', () => {
  expect(keys({ roles: ['administrator'], missing: ['admin'] })).toEqual([]);
  expect(keys({ roles: ['recruiter'], data: none, missing: ['profile'] })).toEqual([]);
});

it('says that somebody has applied', () => {
  const data = { ...none, newApplicants: 2 };
  expect(tasks({ roles: ['recruiter'], data })[0]).toEqual({
    key: 'applicants',
    to: '/applicants',
    values: { count: 2 },
  });
  expect(keys({ roles: ['recruiter'], data: none })).not.toContain('applicants');
});

it('says which job an administrator gave back, and why', () => {
  const givenBack = [
    { title: 'Pilot', reason: 'Who pays?' },
    { title: 'Cook', reason: 'Where?' },
  ];
  const data = { own: { ...port, state: 'published' as const }, elsewhere: [], givenBack, newApplicants: 0 };
  expect(tasks({ roles: ['recruiter'], data })).toContainEqual({
    key: 'jobRefused',
    to: '/job-manager',
    values: { title: 'Pilot', reason: 'Who pays?' },
  });
  expect(keys({ roles: ['recruiter'], data, missing: ['job-manager'] })).not.toContain('jobRefused');
});

it.each([
  [{ asked: 2, answered: 0, unpaid: 0 }, 'applicant', { key: 'contactAsked', to: '/resume', values: { count: 2 } }],
  [
    { asked: 0, answered: 3, unpaid: 0 },
    'recruiter',
    { key: 'contactAnswered', to: '/resume-contacts', values: { count: 3 } },
  ],
  // A pending request for the organization says more than an answered one.
  [
    { asked: 0, answered: 3, unpaid: 1 },
    'recruiter',
    { key: 'contactUnpaid', to: '/resume-contacts', values: { count: 1 } },
  ],
] as const)('leads people whom the requests %j concern to them', (contacts, role, task) => {
  expect(tasks({ roles: [role], contacts })).toContainEqual(task);
  expect(keys({ roles: [role], contacts, missing: ['resume', 'resume-contacts'] })).not.toContain(task.key);
});
