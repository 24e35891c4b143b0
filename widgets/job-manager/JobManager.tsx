import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { AddRole } from '../shared/account/AddRole.tsx';
import { ApplicantsOnly } from '../shared/account/ApplicantsOnly.tsx';
import { isEmployer } from '../shared/account/own-roles.ts';
import { ApplicantsLink } from './ApplicantsLink.tsx';
import styles from './JobManager.module.css';
import { Manager } from './Manager.tsx';
import type { ManagerData } from './manager-props.ts';

/** An employer's jobs, in every state. */
export function JobManager({ page, id, data }: WidgetProps<Record<string, never>, ManagerData>) {
  const t = useTexts('job-manager');
  const { user, roles } = useRequiredSession(page);
  const href = createHref(page.brand.routes, page.locale);
  const [wizard, applicants] = [href.page('job-wizard'), href.page('applicants')];
  const mayPost = isEmployer(roles);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.line}>
          {user && mayPost && applicants && <ApplicantsLink key={user.id} href={applicants} />}
          {mayPost && wizard && !user?.applicantsOnly && (
            <Link className="button" href={wizard}>
              {t('post')}
            </Link>
          )}
        </div>
      </header>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {page.rest ? (
        <Notice kind="danger">
          <p>{t('unknown')}</p>
          <Link href={href.page('job-manager') ?? href.home()}>{t('toAll')}</Link>
        </Notice>
      ) : !user ? (
        <Waiting lines={6} />
      ) : user.applicantsOnly ? (
        <ApplicantsOnly page={page} />
      ) : mayPost ? (
        <Manager key={user.id} page={page} id={id} data={data} />
      ) : (
        <AddRole page={page} as="recruiter" otherwise={t('notForYou')} />
      )}
    </div>
  );
}
