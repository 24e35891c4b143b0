import { useQuery } from '@tanstack/react-query';
import Router, { useRouter } from 'next/router';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { PageSteps } from '../shared/lists/PageSteps.tsx';
import { BulkPanel } from './BulkPanel.tsx';
import styles from './JobManager.module.css';
import { JobTable } from './JobTable.tsx';
import { loadManagerSettingsQuery } from './job-manager.generated.ts';
import { ListTools } from './ListTools.tsx';
import { PAGE_SIZE } from './manager-calls.ts';
import { type ManagerContext, type ManagerData, promotionsIn, sellsPosting } from './manager-props.ts';
import { queryOf as addressOf, type ManagerView, viewIn } from './manager-view.ts';
import { openedPanel } from './opened-panel.ts';
import { useActions } from './use-actions.ts';
import { useManagedJobs } from './use-managed-jobs.ts';

interface ManagerProps {
  page: PageInfo;
  id: string;
  data: ManagerData;
}

/** The list with search, filters, sorting, pagination and actions. Its state is in the address. */
export function Manager({ page, id, data }: ManagerProps) {
  const t = useTexts('job-manager');
  const { asPath } = useRouter();
  const view = useMemo(() => viewIn(asPath), [asPath]);
  const settings = useQuery(queryOf(loadManagerSettingsQuery)).data?.jobFormSettings ?? null;
  const jobs = useManagedJobs(view);
  const products = data.products?.products ?? [];
  const actions = useActions(jobs, settings, sellsPosting(products));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const href = createHref(page.brand.routes, page.locale);
  const base = href.page('job-manager') ?? href.path('/job-manager');
  const query = addressOf(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating clears the selection
  useEffect(() => setChosen(new Set()), [query]);

  const [wizard, applicants] = [href.page('job-wizard'), href.page('applicants')];
  const context: ManagerContext = {
    page,
    products,
    promotions: promotionsIn(products),
    hasSeveral: (settings?.employers.length ?? 0) > 1,
    edit: (job) => wizard && `${wizard}?job=${job}`,
    pay: (job) => wizard && `${wizard}?pay=${job}`,
    applicants: (job) => applicants && `${applicants}/${job}`,
    buy: href.page('products'),
    opened: openedPanel(asPath),
  };
  const go = (change: Partial<ManagerView>) =>
    Router.push(base + addressOf({ ...view, page: 1, ...change }), undefined, { shallow: true, scroll: false });
  const { found } = jobs;
  const all = found?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const pages = found ? Math.max(1, Math.ceil(found.total / PAGE_SIZE)) : 1;
  const ticked = found?.jobs.filter((job) => chosen.has(job.id)) ?? [];
  const isFiltered = view.state !== null || view.search !== '';

  return (
    <>
      {jobs.error !== null && (
        <Notice kind="danger">
          <p>{refusalText(jobs.error, t('unreachable'))}</p>
          <button type="button" className="button button-quiet" onClick={jobs.reload}>
            {t('again')}
          </button>
        </Notice>
      )}
      {settings?.employers.length === 0 && found?.total === 0 && !isFiltered && (
        <NoOrganization profile={href.page('profile')} />
      )}
      <ListTools id={`${id}-tools`} view={view} counts={found?.counts ?? null} base={base} go={go} />
      <div className={styles.said} role="status">
        {actions.said && (
          <Notice kind="success">
            <p>{actions.said.text}</p>
            {actions.said.undo && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  const { undo } = actions.said ?? {};
                  actions.say(null);
                  void undo?.();
                }}
              >
                {t('undo')}
              </button>
            )}
          </Notice>
        )}
      </div>
      {!found && jobs.error === null && <Waiting lines={6} />}
      {found?.jobs.length === 0 && (
        <div className={styles.empty}>
          <p>{t(view.page > 1 ? 'empty.page' : isFiltered ? 'empty.filtered' : 'empty.none')}</p>
          {isFiltered || view.page > 1 ? (
            <p>
              <a
                href={base}
                onClick={(event) => {
                  event.preventDefault();
                  void go({ state: null, search: '', page: 1 });
                }}
              >
                {t('toAll')}
              </a>
            </p>
          ) : (
            wizard && (
              <p>
                <Link className="button" href={wizard}>
                  {t('postFirst')}
                </Link>
              </p>
            )
          )}
        </div>
      )}
      {found && found.jobs.length > 0 && (
        <div className={styles.list} data-loading={jobs.isLoading || undefined} aria-busy={jobs.isLoading}>
          <p className="meta" role="status">
            {t('count', { count: found.total, all })}
          </p>
          <BulkPanel id={`${id}-bulk`} ticked={ticked} jobs={jobs} onClear={() => setChosen(new Set())} />
          <JobTable
            id={id}
            context={context}
            jobs={found.jobs}
            settings={settings}
            actions={actions}
            chosen={chosen}
            setChosen={setChosen}
          />
          <PageSteps
            page={view.page}
            pages={pages}
            label={t('pager.label')}
            position={t('pager.place', { page: view.page, pages })}
            previous={t('pager.previous')}
            next={t('pager.next')}
            hrefOf={(number) => base + addressOf({ ...view, page: number })}
            onGo={(number) => {
              void go({ page: number });
              window.scrollTo({ top: 0 });
            }}
          />
        </div>
      )}
      {settings?.embedding && settings.employers.length > 0 && (
        <p className="meta">
          {t('embed')}{' '}
          {settings.employers.map(({ id: employer, name }) => (
            <Fragment key={employer}>
              <a href={`/embed?organization=${employer}&locale=${page.locale}`}>
                {t('embedOf', { organization: name })}
              </a>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

function NoOrganization({ profile }: { profile: string | null }) {
  const t = useTexts('job-manager');
  return (
    <Notice>
      <p>{t('noOrganization')}</p>
      {profile && (
        <Link className="button" href={profile}>
          {t('toOrganization')}
        </Link>
      )}
    </Notice>
  );
}
