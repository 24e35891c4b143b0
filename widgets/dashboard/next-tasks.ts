/** A person's next steps, the most urgent first. Pure. */
import type { SessionState } from '../../runtime/session/session-state.ts';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';
import type { ContactCounts } from './contact-data.ts';
import type { DashboardData, DashboardResume } from './dashboard-data.ts';

export interface Task {
  /** Names its text, `dashboard.tasks.<key>`. */
  key: string;
  values?: Readonly<Record<string, string | number>>;
  /** Address of the button; `resend` sends the confirmation email again; null for no button. */
  to: string | null | 'resend';
}

interface Situation {
  user: SessionUser;
  session: Pick<SessionState, 'roles'>;
  siteName: string;
  /** Null until loaded, and for people who act for no organization. */
  data: DashboardData | null;
  /** Null until loaded, and for people who cannot have one. */
  resume: DashboardResume | null;
  /** Null until loaded, and for people without contact requests. */
  contacts: ContactCounts | null;
  /** Addresses by page key; null for pages that this brand does not have. */
  page(
    key:
      | 'register'
      | 'settings'
      | 'profile'
      | 'admin'
      | 'jobs'
      | 'job-wizard'
      | 'job-manager'
      | 'applicants'
      | 'resume'
      | 'resume-wizard'
      | 'resumes'
      | 'resume-contacts',
  ): string | null;
}

const adminLike = ['administrator', 'site_admin', 'job_editor'];

export function nextTasks({ user, session: { roles }, siteName, data, resume, contacts, page }: Situation): Task[] {
  const is = (role: string) => roles.includes(role);
  const isAdmin = adminLike.some(is);
  const tasks: Task[] = [];
  const add = (key: string, to: Task['to'], values?: Task['values']) =>
    tasks.push({ key, to, ...(values && { values }) });

  if (!user.emailVerified) add('confirm', 'resend', { email: user.email });
  if (!is('applicant') && !is('recruiter') && !isAdmin) add('join', page('register'), { site: siteName });
  else if (user.emailVerified && !user.isUserApprovedAndVerified) add('approval', null, { site: siteName });
  if (contacts?.asked) add('contactAsked', page('resume'), { count: contacts.asked });
  if (is('recruiter') && data?.newApplicants) add('applicants', page('applicants'), { count: data.newApplicants });
  const organization = is('recruiter') && data && !user.applicantsOnly ? organizationTask(data, page('profile')) : null;
  if (organization) tasks.push(organization);
  const [job] = data?.givenBack ?? [];
  if (is('recruiter') && job) add('jobRefused', page('job-manager'), job);
  if (contacts?.unpaid) add('contactUnpaid', page('resume-contacts'), { count: contacts.unpaid });
  else if (contacts?.answered) add('contactAnswered', page('resume-contacts'), { count: contacts.answered });
  if (is('recruiter') && user.emailVerified && data?.own?.state === 'published') {
    add('post', page('job-wizard'), { organization: data.own.name });
    if (user.isUserApprovedAndVerified) add('resumes', page('resumes'), { site: siteName });
  }
  const own = resume && resumeTask(resume, page, siteName);
  if (own) tasks.push(own);
  if (user.firstName === '' && user.lastName === '' && user.displayName === '') add('name', page('settings'));
  if (isAdmin) add('admin', page('admin'));
  if (is('applicant') && user.emailVerified) add('search', page('jobs'));
  // Tasks that cannot be done here yet are left out.
  return tasks.filter(({ key, to }) => to !== null || key === 'approval' || key === 'waiting');
}

function organizationTask({ own, elsewhere }: DashboardData, profile: string | null): Task | null {
  const [other] = elsewhere;
  if (own === null) {
    return other
      ? { key: 'bring', to: profile, values: { organization: other.name } }
      : { key: 'organization', to: profile };
  }
  const { name: organization, state, refusal, faulty } = own;
  if (state === 'published') return null;
  if (state === 'waiting') return { key: 'waiting', to: null, values: { organization } };
  if (refusal) return { key: 'refused', to: profile, values: { organization, reason: refusal } };
  if (faulty > 0) return { key: 'complete', to: profile, values: { organization, count: faulty } };
  return { key: 'publish', to: profile, values: { organization } };
}

/** Below this percentage a resume counts as sparse. */
const LITTLE = 60;

function resumeTask(resume: DashboardResume, page: Situation['page'], site: string): Task | null {
  const { started, visible, hindrances, completeness } = resume;
  const { percent } = completeness;
  if (!started) return { key: 'resume', to: page('resume-wizard'), values: { site } };
  if (hindrances.includes('INCOMPLETE') || percent < LITTLE)
    return { key: 'resumeFinish', to: page('resume'), values: { percent } };
  return visible ? null : { key: 'resumeShow', to: page('resume'), values: { site } };
}
