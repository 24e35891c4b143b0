import { useInfiniteQuery } from '@tanstack/react-query';
import { answersTo } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { apiRequestsQuery } from './api-keys.generated.ts';
import styles from './OrganizationEditor.module.css';
import { momentText } from './webhook-words.ts';

const PAGE_SIZE = 20;
/** How often new ones are looked for, while nobody reads older ones. */
const LOOK_AGAIN_MS = 5000;

interface KeyRequestsProps {
  about: { organizationId: number; id: number };
  locale: string;
}

/** What was asked with an API key, newest first. */
export function KeyRequests({ about, locale }: KeyRequestsProps) {
  const t = useTexts('api-keys');
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...answersTo(apiRequestsQuery).queryKey, about.id, 'pages'],
    queryFn: async ({ pageParam: before }) => (await run(apiRequestsQuery, { ...about, before })).apiRequests,
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length === PAGE_SIZE ? (last.at(-1)?.id ?? null) : null),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.pages.length ?? 1) === 1 && LOOK_AGAIN_MS,
  });
  const requests = data?.pages.flat() ?? [];

  if (error && !data) return <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice>;
  if (!data) return <Waiting lines={2} />;
  if (requests.length === 0) return <p className={styles.muted}>{t('logNone')}</p>;
  return (
    <>
      <p className={styles.muted}>{t('logText')}</p>
      <ul className={styles.members}>
        {requests.map(({ id, created, method, path, status, code, requestId }) => (
          <li key={id} className={styles.member}>
            <div className={styles.partText}>
              <p className={styles.name}>
                <code>
                  {method} {path}
                </code>
              </p>
              <p className={styles.state} data-state={status < 400 ? 'complete' : 'missing'}>
                {[status, code].filter(Boolean).join(' · ')}
              </p>
              <p className={styles.muted}>
                {[momentText(created, locale), t('requestId', { id: requestId })].join(' · ')}
              </p>
            </div>
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
            {t('older')}
          </button>
        </p>
      )}
    </>
  );
}
