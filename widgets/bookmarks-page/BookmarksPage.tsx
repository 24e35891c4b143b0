import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { answersTo } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { withDestination } from '../../runtime/session/page-address.ts';
import { useSession } from '../../runtime/session/session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { onMarks } from '../shared/bookmarks/marks.ts';
import { readMarks } from '../shared/bookmarks/marks-store.ts';
import { joinMarks } from '../shared/bookmarks/sync.ts';
import { EmptyList } from '../shared/lists/EmptyList.tsx';
import styles from './BookmarksPage.module.css';
import { bookmarksQuery } from './bookmarks-page.generated.ts';
import { MarkedJob } from './MarkedJob.tsx';

const server = { of: 0, ids: [] };

/** Bookmarked jobs, latest first. Removed ones stay listed until the page is left, so that a mistake can be undone. */
export function BookmarksPage({ page }: WidgetProps<Record<string, never>>) {
  const t = useTexts('bookmarks');
  const { status, user } = useSession();
  const marks = useSyncExternalStore(onMarks, readMarks, () => server);
  const { data, error } = useQuery({
    queryKey: [...answersTo(bookmarksQuery).queryKey, user?.id ?? 0],
    queryFn: async () => {
      if (user) await joinMarks(user.id);
      return (await run(bookmarksQuery, { jobs: user ? [] : readMarks().ids })).bookmarks;
    },
    enabled: status !== 'loading',
    gcTime: 0,
  });
  const href = createHref(page.brand.routes, page.locale);
  return (
    <AccountPage page={page} title={t('title')}>
      {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : null}
      {!data && !error && <Waiting lines={4} />}
      {data && status === 'unauthenticated' && (
        <Notice>
          <p>{t('here')}</p>
          <p>
            <Link href={withDestination(href.path('/user/login'), href.path('/user/bookmarks'))}>{t('signIn')}</Link>
          </p>
        </Notice>
      )}
      {data?.length === 0 && <EmptyList text={t('empty')} way={{ href: href.jobs(), label: t('search') }} />}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((one) => (
            <MarkedJob key={one.id} marked={one} page={page} isMarked={marks.ids.includes(one.id)} />
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
