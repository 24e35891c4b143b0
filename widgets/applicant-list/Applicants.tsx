import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import Router, { useRouter } from 'next/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { STAGES, type Stage } from '../../runtime/core/applications/stages.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { mutationOf, queryOf as questionOf } from '../../runtime/graphql/queries.ts';
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
import {
  applicantJobsQuery,
  applicantsCsvQuery,
  applicantTagsQuery,
  candidateListsQuery,
} from './applicant-list.generated.ts';
import { BoardOf } from './BoardOf.tsx';
import { ListFilters } from './ListFilters.tsx';
import { askedFor, isFiltered, type ListView, queryOf, viewIn } from './list-view.ts';
import { MessagePanel } from './MessagePanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { NoticeSetting } from './NoticeSetting.tsx';
import { SavePanel } from './SavePanel.tsx';
import { TagPanel } from './TagPanel.tsx';

interface ApplicantsProps {
  page: PageInfo;
  id: string;
  /** Null for the applications to all jobs. */
  jobId: number | null;
  /** The person works with applicants alone. */
  applicantsOnly: boolean;
}

/** The list with filters, sorting, pagination and bulk moves: the job is one of the filters. Its state is in the address. */
export function Applicants({ page, id, jobId, applicantsOnly }: ApplicantsProps) {
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
  const ads = useQuery(questionOf(applicantJobsQuery)).data?.applicantJobs ?? [];
  const tags = useQuery(questionOf(applicantTagsQuery, { organizationId: null })).data?.applicantTags ?? [];
  const lists = useQuery(questionOf(candidateListsQuery, { organizationId: null })).data?.candidateLists ?? [];
  const exporting = useMutation({
    ...mutationOf(applicantsCsvQuery),
    onSuccess: ({ applicantsCsv }) =>
      saveFile(applicantsCsv ?? '', jobId === null ? 'applicants.csv' : `applicants-${jobId}.csv`, 'text/csv'),
  });
  const failure = error ?? exporting.error;
  const [said, setSaid] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const href = createHref(page.brand.routes, page.locale);
  const baseOf = (job: number | null) => href.path(`/job-manager/applicants${job === null ? '' : `/${job}`}`);
  const base = baseOf(jobId);

  const query = `${base}${queryOf(view)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating clears the selection
  useEffect(() => setChosen(new Set()), [query]);

  const go = (change: Partial<ListView>) =>
    Router.push(base + queryOf({ ...view, page: 1, ...change }), undefined, { shallow: true, scroll: false });

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
  const organizations = [...new Set(ads.map(({ organizationId }) => organizationId))];
  const hasSeveral = organizations.length > 1;
  const hrefOf = (entry: { id: number; jobId: number }) =>
    `${baseOf(entry.jobId)}/${entry.id}${queryOf({ ...view, of: jobId === null ? 'all' : null })}`;
  const ticked = found?.items.filter((entry) => chosen.has(entry.id)) ?? [];
  const manager = href.page('job-manager');
  // Templates belong to an organization: those of several cannot be used together.
  const owners = new Set(ticked.map(({ organizationId }) => organizationId));
  const templatesOf = owners.size === 1 && !owners.has(null) ? (ticked[0]?.jobId ?? null) : null;
  const noticesOf = jobId === null ? (hasSeveral ? view.organization : (ads[0]?.organizationId ?? null)) : null;

  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          {found && (
            <p className={styles.job}>
              {found.path === null ? t('ofAll') : <Link href={found.path}>{found.title}</Link>}
            </p>
          )}
        </div>
        {manager && !applicantsOnly && <Link href={manager}>{t('toManager')}</Link>}
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
          <ListFilters
            id={`${id}-filters`}
            view={view}
            jobId={jobId}
            ads={ads}
            tags={tags}
            lists={lists}
            go={go}
            onJob={(job) => void Router.push(baseOf(job) + queryOf({ ...view, organization: null, page: 1 }))}
          />
          <nav className={styles.stages} aria-label={t('board.views')}>
            {([null, 'board'] as const).map((one) => (
              <a
                key={one ?? 'list'}
                href={base + queryOf({ ...view, page: 1, view: one })}
                className={styles.stage}
                aria-current={view.view === one ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  void go({ view: one });
                }}
              >
                {t(one === null ? 'board.list' : 'board.title')}
              </a>
            ))}
          </nav>
          {view.view === 'board' && (
            <BoardOf
              id={`${id}-board`}
              jobId={jobId}
              organizations={jobId === null ? organizations : [found.organizationId]}
              view={view}
              hrefOf={hrefOf}
            />
          )}
          {view.view === null && (
            <div className={styles.tools}>
              <nav className={styles.stages} aria-label={t('filter')}>
                {([null, ...STAGES] as const).map((stage) => (
                  <StageLink
                    key={stage ?? 'all'}
                    label={stage === null ? t('all') : t(`stages.${stage}`)}
                    count={stage === null ? all : (found.counts.find((one) => one.stage === stage)?.count ?? 0)}
                    href={base + queryOf({ ...view, page: 1, stage })}
                    isCurrent={view.stage === stage}
                    onGo={() => void go({ stage })}
                  />
                ))}
              </nav>
            </div>
          )}
          {view.view === null &&
            (found.items.length === 0 ? (
              <div>
                <p>{t(isFiltered(view) ? 'emptyFilter' : 'empty')}</p>
                {isFiltered(view) && <Link href={base}>{t('clear')}</Link>}
              </div>
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
                      if (!exporting.isPending) exporting.mutate(exportOf(jobId, view));
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
                      href={hrefOf(entry)}
                      about={
                        jobId === null
                          ? [entry.jobTitle, ...(hasSeveral ? [entry.organizationName] : [])].join(' · ')
                          : null
                      }
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
                  onGo={(number) => void go({ page: number })}
                />
              </>
            ))}
          {ticked.length > 0 && (
            <MovePanel
              jobId={templatesOf}
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
            <TagPanel
              id={`${id}-tag`}
              ids={ticked.map((entry) => entry.id)}
              known={tags}
              onTagged={async (tag) => {
                setSaid(t('tags.done', { tag }));
                await refetch();
              }}
            />
          )}
          {ticked.length > 0 && (
            <SavePanel
              id={`${id}-save`}
              ids={ticked.map((entry) => entry.id)}
              known={lists.map(({ name }) => name)}
              onSaved={async (list) => {
                setSaid(t('saved.done', { list }));
                await refetch();
              }}
            />
          )}
          {ticked.length > 0 && (
            <MessagePanel id={`${id}-message`} jobId={templatesOf} ids={ticked.map((entry) => entry.id)} />
          )}
          {(found.organizationId ?? noticesOf) !== null && (
            <NoticeSetting id={`${id}-notices`} organizationId={found.organizationId ?? noticesOf ?? 0} />
          )}
        </>
      )}
    </>
  );
}

/** What the list shows, on all its pages. */
function exportOf(jobId: number | null, view: ListView) {
  const { sort: _, ...asked } = askedFor(jobId, view);
  return asked;
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
