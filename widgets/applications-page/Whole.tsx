import { useMutation } from '@tanstack/react-query';
import { createHref } from '../../runtime/core/routing/href.ts';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { ContentView } from '../shared/applications/ContentView.tsx';
import { StageList } from '../shared/applications/StageList.tsx';
import { Conversation } from '../shared/conversations/Conversation.tsx';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './ApplicationsPage.module.css';
import { type OwnApplication, withdrawApplicationMutation } from './applications-page.generated.ts';
import { KeepingPart } from './KeepingPart.tsx';

interface WholeProps {
  page: PageInfo;
  id: string;
  application: OwnApplication;
  /** For guests only. */
  token: string | null;
  onChange(application: OwnApplication): void;
}

/** The stage of an application, its contents, and a button to withdraw it. */
export function Whole({ page, id, application, token, onChange }: WholeProps) {
  const t = useTexts('applications');
  const { stage, organizationName, jobId, jobPath, content, events, canWithdraw, canReopen, clears } = application;
  const href = createHref(page.brand.routes, page.locale);
  const form = href.page('apply');
  const withdrawing = useMutation({
    ...mutationOf(withdrawApplicationMutation),
    onSuccess: ({ withdrawApplication }) => onChange(withdrawApplication),
  });
  return (
    <>
      <div>
        <p>{organizationName}</p>
        <p>{jobPath ? <Link href={jobPath}>{t('toJob')}</Link> : <span className="meta">{t('jobGone')}</span>}</p>
      </div>
      <section className={styles.part} aria-labelledby={`${id}-stage`}>
        <h2 id={`${id}-stage`}>{t('stage')}</h2>
        <p className={styles.now} data-stage={stage} data-testid="stage">
          {t(`stages.${stage}`)}
        </p>
        <p>{t(`stageTexts.${stage}`)}</p>
        <StageList page={page} events={events} />
        {canReopen && form !== null && (
          <p>
            <Link className="button" href={`${form}/${jobId}`}>
              {t('reopen')}
            </Link>
          </p>
        )}
      </section>
      <div className={styles.part}>
        <Conversation
          page={page}
          id={`${id}-messages`}
          subject={{ about: 'application', id: application.id, side: 'seeker', token }}
          heading="h2"
        />
      </div>
      <section className={styles.part} aria-labelledby={`${id}-content`}>
        <h2 id={`${id}-content`}>{t('sent')}</h2>
        <ContentView content={content} />
        <p className="meta">{t('clears', { date: formatDay(clears, page.locale, page.brand.site.timeZone) })}</p>
      </section>
      <KeepingPart page={page} id={`${id}-keeping`} application={application} token={token} onChange={onChange} />
      {canWithdraw && (
        <details className={styles.part}>
          <summary className={styles.summary}>{t('withdraw.title')}</summary>
          <p>{t('withdraw.text', { organization: organizationName })}</p>
          <AccountForm
            id={`${id}-withdraw`}
            fields={[]}
            submit={t('withdraw.submit')}
            isDangerous
            onSubmit={async () => {
              await withdrawing.mutateAsync({ id: application.id, token });
              return [];
            }}
          />
        </details>
      )}
      <p>
        <Link href={href.jobs()}>{t('toJobs')}</Link>
      </p>
    </>
  );
}
