import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import Router, { useRouter } from 'next/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { STAGES, type Stage } from '../../runtime/core/applications/stages.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { saveFile } from '../../runtime/page/save-file.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { PageSteps } from '../shared/lists/PageSteps.tsx';
import styles from './ApplicantList.module.css';
import { ApplicantRow } from './ApplicantRow.tsx';
import { type ApplicantPage, applicantsOf, PAGE_SIZE } from './applicant-calls.ts';
import { applicantsCsvQuery } from './applicant-list.generated.ts';
import { type ListView, queryOf, SORTS, viewIn } from './list-view.ts';
import { MessagePanel } from './MessagePanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { NoticeSetting } from './NoticeSetting.tsx';

interface ApplicantsProps {
  page: PageInfo;
  id: string;
  jobId: number;
}

/** The list with filters, sorting, pagination and bulk moves. Its state is in the address. */
export function Applicants({ page, id, jobId }: ApplicantsProps) {
  const t = useTexts('applicants');
  const { asPath } = useRouter();
  const view = useMemo(() => viewIn(asPath), [asPath]);
  const { data, error, isFetching, refetch } = useQuery({
    ...applicantsOf(jobId, view),
    placeholderData: keepPreviousData,
    // Returning to the list reloads it: opening an application changes its stage.
    gcTime: 0,
  });
  // The previous list stays visible when the next one cannot be loaded.
  const last = useRef<ApplicantPage | null | undefined>(undefined);
  if (data) last.current = data.applicants;
  const found = last.current;
  const exporting = useMutation({
    ...mutationOf(applicantsCsvQuery),
    onSuccess: ({ applicantsCsv }) => saveFile(applicantsCsv ?? '', `applicants-${jobId}.csv`, 'text/csv'),
  });
  const failure = error ?? exporting.error;
  const [said, setSaid] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const href = createHref(page.brand.routes, page.locale);
  const base = href.path(`/job-manager/applicants/${jobId}`);

  const query = queryOf(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating clears the selection
  useEffect(() => setChosen(new Set()), [query]);

  const go = (change: Partial<ListView>) =>
    void Router.push(base + queryOf({ ...view, page: 1, ...change }), undefined, { shallow: true, scroll: false });

  if (found === null) {
    return (
      <>
        <h1>{t('title')}</h1>
        <Notice>{t('unknown')}</Notice>
      </>
    );
  }
  const pages = found ? Math.max(1, Math.ceil(found.total / PAGE_SIZE)) : 1;
  const all = found?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const ticked = found?.items.filter((entry) => chosen.has(entry.id)) ?? [];
  const manager = href.page('job-manager');

  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          {found && (
            <p className={styles.job}>
              <Link href={found.path}>{found.title}</Link>
            </p>
          )}
        </div>
        {manager && <Link href={manager}>{t('toManager')}</Link>}
      </header>
      {failure && (
        <Notice kind="danger">
          <p>{refusalText(failure, t('unreachable'))}</p>
          {error && (
            <button type="button" className="button button-quiet" onClick={() => void refetch()}>
              {t('again')}
            </button>
          )}
        </Notice>
      )}
      {said && <Notice kind="success">{said}</Notice>}
      {!found && !error && <Waiting lines={6} />}
      {found && (
        <>
          <div className={styles.tools}>
            <nav className={styles.stages} aria-label={t('filter')}>
              {([null, ...STAGES] as const).map((stage) => (
                <StageLink
                  key={stage ?? 'all'}
                  label={stage === null ? t('all') : t(`stages.${stage}`)}
                  count={stage === null ? all : (found.counts.find((one) => one.stage === stage)?.count ?? 0)}
                  href={base + queryOf({ ...view, page: 1, stage })}
                  isCurrent={view.stage === stage}
                  onGo={() => go({ stage })}
                />
              ))}
            </nav>
            <label className={styles.sort}>
              <span className="label">{t('sort.label')}</span>
              <select
                className="field"
                value={view.sort}
                onChange={(event) => go({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'newest' })}
              >
                {SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`sort.${sort}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {found.items.length === 0 ? (
            <p>{t(all === 0 ? 'empty' : 'emptyStage')}</p>
          ) : (
            <>
              <div className={styles.line}>
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={ticked.length === found.items.length}
                    onChange={(event) =>
                      setChosen(new Set(event.target.checked ? found.items.map((entry) => entry.id) : []))
                    }
                  />
                  <span className="visually-hidden">{t('selectAll')}</span>
                </label>
                <p className="meta">{t('count', { count: found.total })}</p>
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => {
                    if (!exporting.isPending) exporting.mutate({ jobId });
                  }}
                >
                  {t('csv.submit')}
                </button>
              </div>
              <ul className={styles.list} aria-busy={isFetching}>
                {found.items.map((entry) => (
                  <ApplicantRow
                    key={entry.id}
                    page={page}
                    entry={entry}
                    href={`${base}/${entry.id}`}
                    isChosen={chosen.has(entry.id)}
                    onChoose={(isChosen) =>
                      setChosen((before) => {
                        const next = new Set(before);
                        if (isChosen) next.add(entry.id);
                        else next.delete(entry.id);
                        return next;
                      })
                    }
                  />
                ))}
              </ul>
              <PageSteps
                page={view.page}
                pages={pages}
                label={t('pager.place', { page: view.page, pages })}
                position={t('pager.place', { page: view.page, pages })}
                previous={t('pager.previous')}
                next={t('pager.next')}
                hrefOf={(number) => base + queryOf({ ...view, page: number })}
                onGo={(number) => go({ page: number })}
              />
            </>
          )}
          {ticked.length > 0 && (
            <MovePanel
              jobId={jobId}
              id={`${id}-move`}
              title={t('bulk.title', { count: ticked.length })}
              ids={ticked.map((entry) => entry.id)}
              stages={STAGES.filter((stage): stage is Stage => ticked.some(({ moves }) => moves.includes(stage)))}
              onMoved={async (_moved, count) => {
                setSaid(t('move.done', { count }));
                setChosen(new Set());
                await refetch();
              }}
            />
          )}
          {ticked.length > 0 && (
            <MessagePanel id={`${id}-message`} jobId={jobId} ids={ticked.map((entry) => entry.id)} />
          )}
          {found.organizationId !== null && (
            <NoticeSetting id={`${id}-notices`} organizationId={found.organizationId} />
          )}
        </>
      )}
    </>
  );
}

interface StageLinkProps {
  label: string;
  count: number;
  href: string;
  isCurrent: boolean;
  onGo(): void;
}

function StageLink({ label, count, href, isCurrent, onGo }: StageLinkProps) {
  return (
    <a
      href={href}
      className={styles.stage}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      {label} <span className={styles.number}>{count}</span>
    </a>
  );
}
