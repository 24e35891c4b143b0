import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { workMutation } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { ContentView } from '../shared/applications/ContentView.tsx';
import { StageList } from '../shared/applications/StageList.tsx';
import { Conversation } from '../shared/conversations/Conversation.tsx';
import styles from './ApplicantList.module.css';
import { openedApplication, rateApplication } from './applicant-calls.ts';
import type { Applicant } from './applicant-list.generated.ts';
import { MovePanel } from './MovePanel.tsx';
import { Notes } from './Notes.tsx';
import { Rating } from './Rating.tsx';

interface ApplicantDetailProps {
  page: PageInfo;
  id: string;
  jobId: number;
  applicationId: number;
}

/** One application and the employer's actions on it. Opening it marks it as viewed. */
export function ApplicantDetail({ page, id, jobId, applicationId }: ApplicantDetailProps) {
  const t = useTexts('applicants');
  const cache = useQueryClient();
  const asked = openedApplication(applicationId);
  const { data, error } = useQuery(asked);
  const found = data?.openApplication;
  const show = (openApplication: Applicant) => void cache.setQueryData(asked.queryKey, { openApplication });
  const changing = useMutation({ ...workMutation<Applicant>(), onSuccess: show });
  const failure = error ?? changing.error;
  const [said, setSaid] = useState<string | null>(null);
  const href = createHref(page.brand.routes, page.locale);

  // The error is shown from `changing.error`.
  const change = (work: () => Promise<Applicant>) =>
    changing.mutateAsync(work).then(
      () => undefined,
      () => undefined,
    );

  const name = found ? found.name || t('gone') : t('title');
  return (
    <>
      <p>
        <Link href={href.path(`/job-manager/applicants/${jobId}`)}>{t('detail.back')}</Link>
      </p>
      <header>
        <h1>{name}</h1>
        {found && (
          <p data-testid="stage">
            {t('detail.stage')}: <strong>{t(`stages.${found.stage}`)}</strong>
          </p>
        )}
      </header>
      {failure && <Notice kind="danger">{refusalText(failure, t('unreachable'))}</Notice>}
      {found === null && <Notice>{t('unknown')}</Notice>}
      {said && <Notice kind="success">{said}</Notice>}
      {found === undefined && !error && <Waiting lines={8} />}
      {found && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <section className={styles.part} aria-labelledby={`${id}-content`}>
              <h2 id={`${id}-content`}>{t('detail.content')}</h2>
              {found.isEmpty && <p>{t('detail.empty')}</p>}
              {found.knockOuts.length > 0 && (
                <div>
                  <p className={styles.out}>{t('detail.knockOuts')}</p>
                  <ul>
                    {found.knockOuts.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </div>
              )}
              <ContentView content={found.content} />
              {found.content.files.length > 0 && <p className="meta">{t('detail.filesHelp')}</p>}
            </section>
            <div className={styles.part}>
              <Conversation
                page={page}
                id={`${id}-messages`}
                subject={{ about: 'application', id: found.id, side: 'employer' }}
                jobId={jobId}
                heading="h2"
              />
            </div>
            <section className={styles.part} aria-labelledby={`${id}-history`}>
              <h2 id={`${id}-history`}>{t('detail.history')}</h2>
              <StageList page={page} events={found.events} />
            </section>
          </div>
          <div className={styles.column}>
            <MovePanel
              jobId={jobId}
              id={`${id}-move`}
              title={t('move.title')}
              ids={[found.id]}
              stages={found.moves}
              onMoved={([moved], count) => {
                if (moved) show(moved);
                setSaid(t('move.done', { count }));
              }}
            />
            <Rating
              id={`${id}-rating`}
              rating={found.rating}
              onRate={(rating) => change(() => rateApplication(found.id, rating))}
            />
            <Notes page={page} id={`${id}-notes`} applicant={found} isBusy={changing.isPending} onChange={change} />
          </div>
        </div>
      )}
    </>
  );
}
