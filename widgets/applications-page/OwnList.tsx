import { useInfiniteQuery } from '@tanstack/react-query';
import { createHref } from '../../runtime/core/routing/href.ts';
import { answersTo } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { EmptyList } from '../shared/lists/EmptyList.tsx';
import { dayText } from '../shared/words/day-text.tsx';
import styles from './ApplicationsPage.module.css';
import { applicationsQuery } from './applications-page.generated.ts';

const PAGE_SIZE = 20;

/** All applications of the person on this site, newest first. */
export function OwnList({ page }: { page: PageInfo }) {
  const t = useTexts('applications');
  const words = useTexts('conversation');
  const href = createHref(page.brand.routes, page.locale);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...answersTo(applicationsQuery).queryKey, 'pages'],
    queryFn: async ({ pageParam: offset }) => (await run(applicationsQuery, { limit: PAGE_SIZE, offset })).applications,
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, offset) => (offset + PAGE_SIZE < total ? offset + PAGE_SIZE : null),
  });
  const total = data?.pages.at(-1)?.total;
  const items = data?.pages.flatMap((one) => one.items) ?? [];

  return (
    <AccountPage page={page} title={t('title')}>
      {error && <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice>}
      {!data && !error && <Waiting lines={4} />}
      {total === 0 && <EmptyList text={t('empty')} way={{ href: href.jobs(), label: t('toJobs') }} />}
      {total !== undefined && total > 0 && (
        <>
          <p className="meta">{t('count', { count: total })}</p>
          <ul className={styles.list}>
            {items.map(({ id, jobTitle, organizationName, stage, created, unread }) => (
              <li key={id} className={styles.entry}>
                <Link className={styles.job} href={href.path(`/user/applications/${id}`)}>
                  {jobTitle}
                </Link>
                <span>{organizationName}</span>
                <span className="meta">
                  <span className={styles.stage} data-stage={stage}>
                    {t(`stages.${stage}`)}
                  </span>{' '}
                  · {dayText(created, page)}
                  {unread > 0 && (
                    <>
                      {' · '}
                      <strong>{words('unread', { count: unread })}</strong>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <p>
              <button
                type="button"
                className="button button-quiet"
                aria-disabled={isFetchingNextPage}
                onClick={() => !isFetchingNextPage && void fetchNextPage()}
              >
                {t('more')}
              </button>
            </p>
          )}
        </>
      )}
    </AccountPage>
  );
}
