import type { ReactNode } from 'react';
import { createHref } from '../../../runtime/core/routing/href.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { withDestination } from '../../../runtime/session/page-address.ts';
import { useSession } from '../../../runtime/session/session.ts';
import type { SessionUser } from '../../../runtime/session/session-user.generated.ts';
import { AccountPage, Notice, Waiting } from '../account/AccountPage.tsx';
import { AddRole } from '../account/AddRole.tsx';
import { ApplicantsOnly } from '../account/ApplicantsOnly.tsx';
import { ResendForm } from '../account/ResendForm.tsx';
import styles from './EmployerGate.module.css';
import { type Entry, entryOf } from './entry.ts';

interface EmployerGateProps {
  page: PageInfo;
  id: string;
  title: string;
  children(user: SessionUser): ReactNode;
}

/** Admits people who may search resumes; tells everybody else what this is, and what they can do. */
export function EmployerGate({ page, id, title, children }: EmployerGateProps) {
  const session = useSession();
  const entry = entryOf(session);
  if (session.user && entry === 'open') return children(session.user);
  return (
    <AccountPage page={page} title={title}>
      {entry === 'guest' ? (
        <Welcome page={page} />
      ) : session.user ? (
        <Closed page={page} id={id} user={session.user} entry={entry} />
      ) : (
        <Waiting lines={6} />
      )}
    </AccountPage>
  );
}

/** An introduction for employers with a sign-in link that returns to the requested address. */
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
        <Link
          className="button button-quiet"
          href={`${withDestination(href.path('/user/register'), own)}&role=recruiter`}
        >
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
  entry: Entry;
}

/** Why a person with an account may not search, and what to do about it. */
function Closed({ page, id, user, entry }: ClosedProps) {
  const t = useTexts('resume-search');
  const href = createHref(page.brand.routes, page.locale);
  if (entry === 'applicantsOnly') return <ApplicantsOnly page={page} />;
  if (entry === 'approval') return <Notice>{t('closed.approval', { site: page.brand.site.name })}</Notice>;
  if (entry === 'confirm') {
    return (
      <>
        <Notice>{t('closed.confirm', { email: user.email })}</Notice>
        <ResendForm id={`${id}-resend`} email={user.email} />
      </>
    );
  }
  if (entry === 'applicant') {
    const own = href.page('resume');
    return (
      <>
        <AddRole page={page} as="recruiter" otherwise={t('closed.applicant')} />
        {own && (
          <p>
            <Link href={own}>{t('closed.own')}</Link>
          </p>
        )}
      </>
    );
  }
  const dashboard = href.page('dashboard');
  return (
    <>
      <p>{t('closed.none')}</p>
      {dashboard && (
        <p>
          <Link className="button" href={dashboard}>
            {t('closed.toDashboard')}
          </Link>
        </p>
      )}
    </>
  );
}
