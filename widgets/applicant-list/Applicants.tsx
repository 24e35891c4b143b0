import Router, { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { STAGES, type Stage } from '../../runtime/core/applications/stages.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { PageSteps } from '../shared/lists/PageSteps.tsx';
import styles from './ApplicantList.module.css';
import { ApplicantRow } from './ApplicantRow.tsx';
import { type ApplicantPage, applicantsCsv, listApplicants, PAGE_SIZE } from './applicant-calls.ts';
import { type ListView, queryOf, SORTS, viewIn } from './list-view.ts';
import { MovePanel } from './MovePanel.tsx';
import { NoticeSetting } from './NoticeSetting.tsx';
import { saveText } from './save-text.ts';

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
  const [found, setFound] = useState<ApplicantPage | null | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const href = createHref(page.brand.routes, page.locale);
  const base = href.path(`/job-manager/applicants/${jobId}`);

  const reload = useCallback(async () => {
    try {
      setFound(await listApplicants(jobId, view));
      setRefusal(null);
    } catch (error) {
      setRefusal(refusalText(error, t('unreachable')));
    }
  }, [jobId, view, t]);
  useEffect(() => {
    setChosen(new Set());
    void reload();
  }, [reload]);

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
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      {said && <Notice kind="success">{said}</Notice>}
      {!found && !refusal && <Waiting lines={6} />}
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
                  onClick={async () => {
                    try {
                      saveText((await applicantsCsv(jobId)) ?? '', `applicants-${jobId}.csv`, 'text/csv');
                    } catch (error) {
                      setRefusal(refusalText(error, t('unreachable')));
                    }
                  }}
                >
                  {t('csv.submit')}
                </button>
              </div>
              <ul className={styles.list}>
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
              id={`${id}-move`}
              title={t('bulk.title', { count: ticked.length })}
              ids={ticked.map((entry) => entry.id)}
              stages={STAGES.filter((stage): stage is Stage => ticked.some(({ moves }) => moves.includes(stage)))}
              onMoved={async (_moved, count) => {
                setSaid(t('move.done', { count }));
                setChosen(new Set());
                await reload();
              }}
            />
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
