import { useQuery } from '@tanstack/react-query';
import { createHref } from '../../runtime/core/routing/href.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { Session } from '../../runtime/session/session.ts';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { BouncedMail } from './BouncedMail.tsx';
import { contactCountsOf } from './contact-data.ts';
import styles from './Dashboard.module.css';
import { dashboardContactsQuery, dashboardQuery, dashboardResumeQuery } from './dashboard.generated.ts';
import { dashboardOf } from './dashboard-data.ts';
import { EmployerJobs } from './EmployerJobs.tsx';
import { nextTasks } from './next-tasks.ts';
import { OwnApplications } from './OwnApplications.tsx';
import { SeekerPart } from './SeekerPart.tsx';
import { TaskItem } from './TaskItem.tsx';

/** Next steps of a signed-in person as sentences with a button; then an overview. */
export function Dashboard({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('account');
  const session = useRequiredSession(page);
  const { user } = session;
  return (
    <AccountPage page={page} title={t('dashboard.title')}>
      {user ? <Own key={user.id} page={page} id={id} user={user} session={session} /> : <Waiting lines={3} />}
    </AccountPage>
  );
}

interface OwnProps {
  page: PageInfo;
  id: string;
  user: SessionUser;
  session: Session;
}

function Own({ page, id, user, session }: OwnProps) {
  const t = useTexts('account');
  const isRecruiter = session.roles.includes('recruiter') && page.brand.features.recruiter;
  const organization = user.activeOrganization?.id;
  const keepsResume = session.roles.includes('applicant') && page.brand.features.resume;
  const work = useQuery({ ...queryOf(dashboardQuery), select: dashboardOf, enabled: isRecruiter });
  const own = useQuery({ ...queryOf(dashboardResumeQuery), enabled: keepsResume });
  const data = work.data ?? null;
  const resume = own.data?.ownResume ?? null;
  const failure = work.error ?? own.error;
  const refusal = failure && refusalText(failure, t('form.unreachable'));

  const href = createHref(page.brand.routes, page.locale);
  const { resume: hasResumes, resumeSearches, resumeContact } = page.brand.features;
  const isOffered = hasResumes && resumeSearches && resumeContact;
  const asksOwners = isOffered && isRecruiter && user.isUserApprovedAndVerified && organization !== undefined;
  // The linked pages report errors; here this part is optional.
  const contacts = useQuery({
    ...queryOf(dashboardContactsQuery, { owner: keepsResume, employer: asksOwners }),
    select: contactCountsOf,
    enabled: keepsResume || asksOwners,
  });
  const tasks = nextTasks({
    user,
    session,
    siteName: page.brand.site.name,
    data,
    resume,
    contacts: contacts.data ?? null,
    page: (key) => href.page(key),
  });
  // All at once: what came later would move the rest.
  if ([work, own, contacts].some(({ isLoading }) => isLoading)) return <Waiting lines={3} />;
  return (
    <>
      <p>{t('dashboard.hello', { name: user.name })}</p>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      <BouncedMail page={page} email={user.email} />
      <section className={styles.section} aria-labelledby={`${id}-next`}>
        <h2 id={`${id}-next`}>{t('dashboard.next')}</h2>
        {tasks.length === 0 ? (
          <p>{t('dashboard.nothing')}</p>
        ) : (
          <ul className={styles.tasks}>
            {tasks.map((task, at) => (
              <TaskItem key={task.key} id={`${id}-${task.key}`} task={task} isFirst={at === 0} />
            ))}
          </ul>
        )}
      </section>
      {isRecruiter && !user.applicantsOnly && <EmployerJobs page={page} id={`${id}-running`} />}
      {data?.own && (
        <section className={styles.section} aria-labelledby={`${id}-own`}>
          <h2 id={`${id}-own`}>{t('dashboard.organization')}</h2>
          <dl className={styles.list}>
            <dt>{data.own.name}</dt>
            <dd>{t(`dashboard.states.${data.own.state}`)}</dd>
            {data.own.state === 'published' && (
              <dd>
                <Link href={data.own.path}>{t('dashboard.public')}</Link>
              </dd>
            )}
            {href.page('profile') && (
              <dd>
                <Link href={href.page('profile') ?? ''}>{t('dashboard.edit')}</Link>
              </dd>
            )}
          </dl>
        </section>
      )}
      {session.roles.includes('applicant') && <OwnApplications page={page} id={`${id}-applications`} />}
      {session.roles.includes('applicant') && page.brand.features.applicant && <SeekerPart page={page} id={id} />}
      <section className={styles.section} aria-labelledby={`${id}-account`}>
        <h2 id={`${id}-account`}>{t('dashboard.account')}</h2>
        <ul className={styles.links}>
          {href.page('settings') && (
            <li>
              <Link href={href.page('settings') ?? ''}>{t('settings.title')}</Link>
            </li>
          )}
          {keepsResume && href.page('resume') && (
            <li>
              <Link href={href.page('resume') ?? ''}>{t('dashboard.resume')}</Link>
            </li>
          )}
          {isRecruiter && href.page('applicants') && (
            <li>
              <Link href={href.page('applicants') ?? ''}>{t('dashboard.applicants')}</Link>
            </li>
          )}
          <li>
            <Link href={href.jobs()}>{t('dashboard.jobs')}</Link>
          </li>
        </ul>
      </section>
    </>
  );
}
