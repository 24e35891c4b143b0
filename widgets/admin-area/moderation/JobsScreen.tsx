import { useState } from 'react';
import { createHref } from '../../../runtime/core/routing/href.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { CsvPart } from '../entries/CsvPart.tsx';
import { Answered } from '../parts/Answered.tsx';
import { Badge } from '../parts/Badge.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { ListPages, ListTools } from '../parts/ListTools.tsx';
import { Note } from '../parts/Notes.tsx';
import { PAGE_SIZE, useList } from '../parts/use-list.ts';
import { When } from '../parts/When.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { useSiteHref } from '../workspace/site-place.ts';
import { JobLook } from './JobLook.tsx';
import styles from './Moderation.module.css';
import { JOB_STATES } from './moderated-job.ts';
import type { ModeratedJob } from './moderation.generated.ts';
import { allJobsQuery, type OwnJobSort } from './moderation.generated.ts';
import { SetState } from './SetState.tsx';

const KINDS = {
  draft: 'plain',
  needs_review: 'warning',
  scheduled: 'plain',
  published: 'good',
  archived: 'plain',
} as const;

/** Columns to sort by. */
const SORTS: readonly OwnJobSort[] = ['title', 'changed', 'expires'];

/** All jobs of the brand: view, edit, or move to any state. */
export function JobsScreen({ id, page, access, to }: ScreenProps) {
  const t = useTexts('moderation');
  const list = useList({ sort: 'changed', descending: true }, { state: '' });
  const [looked, setLooked] = useState<ModeratedJob | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { text, filters, sorting, from } = list;
  const answer = useAnswer(allJobsQuery, {
    states: filters.state ? JOB_STATES.filter((state) => state === filters.state) : null,
    search: text,
    sort: SORTS.find((one) => one === sorting.sort) ?? 'changed',
    descending: sorting.descending,
    limit: PAGE_SIZE,
    offset: from,
  });
  const href = createHref(page.brand.routes, page.locale);
  const wizard = href.page('job-wizard');
  const onSite = useSiteHref();
  const names = { title: t('jobs.title'), changed: t('jobs.changed'), expires: t('jobs.expires') };
  const columns: Column<ModeratedJob>[] = [
    {
      key: 'title',
      onPhone: 'title',
      label: names.title,
      sortable: true,
      render: ({ title, organizationName, isPublic, path }) => (
        <div>
          {isPublic ? <Link href={onSite(path)}>{title || t('untitled')}</Link> : <span>{title || t('untitled')}</span>}
          <div className="meta">{organizationName}</div>
        </div>
      ),
    },
    {
      key: 'state',
      onPhone: 'line',
      label: t('jobs.state'),
      render: ({ state, refusal }) => (
        <div>
          <Badge kind={KINDS[state]}>{t(`states.${state}`)}</Badge>
          {refusal && <div className="meta">{refusal}</div>}
        </div>
      ),
    },
    {
      key: 'changed',
      onPhone: 'line',
      label: names.changed,
      sortable: true,
      render: ({ changed }) => <When at={changed} />,
    },
    {
      key: 'expires',
      label: names.expires,
      sortable: true,
      render: ({ expires }) => expires && <When at={expires} />,
    },
    {
      key: 'actions',
      onPhone: 'line',
      label: '',
      render: (job) => (
        <div className={styles.rowActions}>
          <button
            type="button"
            className={styles.quiet}
            aria-label={`${t(looked?.id === job.id ? 'lookAway' : 'look')}: ${job.title}`}
            onClick={() => setLooked(looked?.id === job.id ? null : job)}
          >
            {t(looked?.id === job.id ? 'lookAway' : 'look')}
          </button>
          {wizard && job.actions.includes('edit') && (
            <Link
              className={styles.quiet}
              href={onSite(`${wizard}?job=${job.id}`)}
              aria-label={`${t('edit')}: ${job.title}`}
            >
              {t('edit')}
            </Link>
          )}
          <SetState
            id={`${id}-state-${job.id}`}
            page={page}
            job={job}
            onDone={(said) => {
              setDone(said);
              answer.again();
            }}
          />
        </div>
      ),
    },
  ];
  return (
    <section className={screen.screen}>
      <h2 className={screen.heading}>{t('jobs.heading')}</h2>
      <p>
        {t('jobs.text', { site: page.brand.site.name })}{' '}
        {access.parts.includes('organizations') && <Link href={to('jobs', 'all')}>{t('jobs.everywhere')}</Link>}
      </p>
      <ListTools
        id={id}
        list={list}
        sorts={Object.entries(names).map(([value, label]) => ({ value, label }))}
        filters={[
          {
            name: 'state',
            label: t('jobs.state'),
            all: t('jobs.all'),
            choices: JOB_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
      />
      <div role="status">
        {done && (
          <Note kind="good">
            <p>{done}</p>
          </Note>
        )}
      </div>
      {looked && (
        <div className={styles.entry}>
          <h3 className={styles.title}>{looked.title || t('untitled')}</h3>
          <JobLook key={looked.id} id={`${id}-look`} jobId={looked.id} page={page} />
        </div>
      )}
      <Answered answer={answer}>
        {({ ownJobs }) => (
          <>
            <DataTable
              caption={t('jobs.heading')}
              columns={columns}
              rows={ownJobs.jobs}
              keyOf={(job) => job.id}
              sorting={sorting}
              onSort={list.setSorting}
              empty={t('jobs.none')}
            />
            <ListPages list={list} total={ownJobs.total} />
            {access.parts.includes('organizations') && (
              <CsvPart of="jobs" asked={{ text, brand: page.brand.id, filters: { state: filters.state ?? '' } }} />
            )}
          </>
        )}
      </Answered>
    </section>
  );
}
