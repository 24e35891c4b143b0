import type { ReactNode } from 'react';
import { createHref } from '../../../runtime/core/routing/href.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { withDestination } from '../../../runtime/session/page-address.ts';
import { type Session, useSession } from '../../../runtime/session/session.ts';
import type { SessionUser } from '../../../runtime/session/session-state.ts';
import { AccountPage, Notice, Waiting } from '../account/AccountPage.tsx';
import { ResendForm } from '../account/ResendForm.tsx';
import styles from './EmployerGate.module.css';

interface EmployerGateProps {
  page: PageInfo;
  id: string;
  title: string;
  children(user: SessionUser): ReactNode;
}

const searching = ['recruiter', 'job_editor', 'site_admin', 'administrator'];

/** Lets those in who may search resumes; tells everybody else what this is, and what they can do. */
export function EmployerGate({ page, id, title, children }: EmployerGateProps) {
  const session = useSession();
  const { status, user, roles } = session;
  const isAdmin = roles.some((role) => role !== 'recruiter' && searching.includes(role));
  const mayEnter = isAdmin || (roles.includes('recruiter') && user?.isUserApprovedAndVerified === true);
  if (user && mayEnter) return children(user);
  return (
    <AccountPage page={page} title={title}>
      {user ? (
        <Closed page={page} id={id} user={user} session={session} />
      ) : status === 'unauthenticated' ? (
        <Welcome page={page} />
      ) : (
        <Waiting lines={6} />
      )}
    </AccountPage>
  );
}

/** What employers do here, and the way in. It leads back to the very address that was asked for. */
function Welcome({ page }: { page: PageInfo }) {
  const t = useTexts('resume-search');
  const href = createHref(page.brand.routes, page.locale);
  const own = window.location.pathname + window.location.search;
  return (
    <>
      <p>{t('guest.text')}</p>
      <p className={styles.ways}>
        <Link className="button" href={withDestination(href.path('/user/login'), own)}>
          {t('guest.signIn')}
        </Link>
        <Link className="button button-quiet" href={withDestination(href.path('/user/register'), own)}>
          {t('guest.register')}
        </Link>
      </p>
    </>
  );
}

interface ClosedProps {
  page: PageInfo;
  id: string;
  user: SessionUser;
  session: Session;
}

/** Why somebody with an account may not search, and what to do about it. */
function Closed({ page, id, user, session: { roles } }: ClosedProps) {
  const t = useTexts('resume-search');
  const href = createHref(page.brand.routes, page.locale);
  if (roles.includes('recruiter')) {
    if (user.emailVerified) return <Notice>{t('closed.approval', { site: page.brand.site.name })}</Notice>;
    return (
      <>
        <Notice>{t('closed.confirm', { email: user.email })}</Notice>
        <ResendForm id={`${id}-resend`} email={user.email} />
      </>
    );
  }
  const isApplicant = roles.includes('applicant');
  const way = href.page(isApplicant ? 'resume' : 'dashboard');
  return (
    <>
      <p>{t(isApplicant ? 'closed.applicant' : 'closed.none')}</p>
      {way && (
        <p>
          <Link className="button" href={way}>
            {t(isApplicant ? 'closed.own' : 'closed.toDashboard')}
          </Link>
        </p>
      )}
    </>
  );
}
