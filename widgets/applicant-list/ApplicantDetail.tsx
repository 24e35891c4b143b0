import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useMemo, useState } from 'react';
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
import { dayText } from '../shared/words/day-text.tsx';
import styles from './ApplicantList.module.css';
import { neighboursOf, openedApplication, rateApplication } from './applicant-calls.ts';
import type { Applicant } from './applicant-list.generated.ts';
import { FileView } from './FileView.tsx';
import { queryOf, viewIn } from './list-view.ts';
import { MovePanel } from './MovePanel.tsx';
import { Notes } from './Notes.tsx';
import { Rating } from './Rating.tsx';
import { Saved } from './Saved.tsx';
import { Tags } from './Tags.tsx';

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
  const { asPath } = useRouter();
  const view = useMemo(() => viewIn(asPath), [asPath]);
  // What opening it changes comes first.
  const near = useQuery({ ...neighboursOf(applicationId, jobId, view), enabled: found != null, gcTime: 0 });
  // What was changed answers without the other applications, which stay as they are.
  const show = (changed: Applicant) =>
    void cache.setQueryData(asked.queryKey, { openApplication: { others: found?.others ?? [], ...changed } });
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

  const list = href.path(`/job-manager/applicants${view.of === 'all' ? '' : `/${jobId}`}`);
  const hrefTo = (place: { id: number; jobId: number }) =>
    href.path(`/job-manager/applicants/${place.jobId}/${place.id}`) + queryOf(view);
  const name = found ? found.name || t('gone') : t('title');
  return (
    <>
      <nav className={styles.steps} aria-label={t('detail.steps')}>
        <Link href={list + queryOf({ ...view, of: null })}>{t('detail.back')}</Link>
        <Step place={near.data?.applicantNeighbours.previous} hrefTo={hrefTo} text={t('detail.previous')} />
        <Step place={near.data?.applicantNeighbours.next} hrefTo={hrefTo} text={t('detail.next')} />
      </nav>
      <header>
        <h1>{name}</h1>
        {found && <p className={styles.job}>{`${found.jobTitle} · ${found.organizationName}`}</p>}
        {found && (
          <p data-testid="stage">
            {t('detail.stage')}: <strong>{t(`stages.${found.stage}`)}</strong>
            {found.ownStage && ` (${found.ownStage.name})`}
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
              <ContentView
                content={found.content}
                viewOf={(file) => <FileView id={`${id}-file-${file.id}`} file={file} />}
              />
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
            <Tags id={`${id}-tags`} applicant={found} isBusy={changing.isPending} onChange={change} />
            <Saved page={page} id={`${id}-saved`} applicant={found} isBusy={changing.isPending} onChange={change} />
            <Notes page={page} id={`${id}-notes`} applicant={found} isBusy={changing.isPending} onChange={change} />
            {found.others.length > 0 && (
              <section className={styles.part} aria-labelledby={`${id}-others`}>
                <h2 id={`${id}-others`}>{t('detail.others')}</h2>
                <ul className={styles.others}>
                  {found.others.map((other) => (
                    <li key={other.id}>
                      <Link href={hrefTo(other)}>{other.jobTitle}</Link>
                      <span className="meta">
                        {t(`stages.${other.stage}`)} · {dayText(other.created, page)}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      )}
    </>
  );
}

interface StepProps {
  place: { id: number; jobId: number } | null | undefined;
  text: string;
  hrefTo(place: { id: number; jobId: number }): string;
}

/** A link to a neighbour; renders nothing without one. */
function Step({ place, text, hrefTo }: StepProps) {
  return place ? <Link href={hrefTo(place)}>{text}</Link> : null;
}
