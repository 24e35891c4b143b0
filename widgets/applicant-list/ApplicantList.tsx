import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { ApplicantDetail } from './ApplicantDetail.tsx';
import styles from './ApplicantList.module.css';
import { Applicants } from './Applicants.tsx';
import { partsOf } from './list-view.ts';

/** The applications to all jobs of an employer or to one of them, and each application. */
export function ApplicantList({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('applicants');
  const { user } = useRequiredSession(page);
  const rest = page.rest ?? '';
  const { jobId, applicationId } = partsOf(rest);
  return (
    <div className={styles.page}>
      {jobId === null && rest !== '' ? (
        <>
          <h1>{t('title')}</h1>
          <Notice>{t('unknown')}</Notice>
        </>
      ) : !user ? (
        <>
          <h1>{t('title')}</h1>
          <Waiting lines={6} />
        </>
      ) : jobId === null || applicationId === null ? (
        <Applicants key={user.id} page={page} id={id} jobId={jobId} applicantsOnly={user.applicantsOnly} />
      ) : (
        <ApplicantDetail
          key={`${user.id}-${applicationId}`}
          page={page}
          id={id}
          jobId={jobId}
          applicationId={applicationId}
        />
      )}
    </div>
  );
}
