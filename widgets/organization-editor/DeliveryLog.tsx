import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answersTo } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import styles from './OrganizationEditor.module.css';
import { momentText, resultOf } from './webhook-words.ts';
import { type WebhookDeliveries, webhookDeliveriesQuery, webhooksQuery } from './webhooks.generated.ts';

const PAGE_SIZE = 20;
/** How often, and for how long, an answer is looked for after something was sent. */
const LOOK_AGAIN_MS = 1500;
const PATIENCE_MS = 20_000;

interface DeliveryLogProps {
  id: string;
  about: { organizationId: number; id: number };
  locale: string;
  isPaused: boolean;
  /** Rises when something is sent. */
  sends: number;
  /** Null for those who may not. */
  onSendAgain: ((delivery: number) => Promise<void>) | null;
}

/** What a webhook was told, newest first, with the answers. */
export function DeliveryLog({ id, about, locale, isPaused, sends, onSendAgain }: DeliveryLogProps) {
  const t = useTexts('webhooks');
  const cache = useQueryClient();
  const [until, setUntil] = useState(0);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...answersTo(webhookDeliveriesQuery).queryKey, about.id, 'pages'],
    queryFn: async ({ pageParam: before }) =>
      (await run(webhookDeliveriesQuery, { ...about, before })).webhookDeliveries,
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length === PAGE_SIZE ? (last.at(-1)?.id ?? null) : null),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      Date.now() < until && state.data?.pages[0]?.some((one) => one.state === 'waiting') === true && LOOK_AGAIN_MS,
  });
  useEffect(() => {
    if (sends > 0) setUntil(Date.now() + PATIENCE_MS);
  }, [sends]);
  const newest = data?.pages[0]?.[0];
  const standing = newest && `${newest.id} ${newest.state} ${newest.attempts}`;
  useEffect(() => {
    // The list of webhooks names the last delivery.
    if (standing !== undefined) void cache.invalidateQueries(answersTo(webhooksQuery));
  }, [cache, standing]);
  const entries = data?.pages.flat() ?? [];

  if (error && !data) return <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice>;
  if (!data) return <Waiting lines={2} />;
  if (entries.length === 0) return <p className={styles.muted}>{t('logNone')}</p>;
  return (
    <>
      <ul className={styles.members}>
        {entries.map((entry) => (
          <Delivery
            key={entry.id}
            id={`${id}-${entry.id}`}
            entry={entry}
            locale={locale}
            isPaused={isPaused}
            onSendAgain={onSendAgain}
          />
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

interface DeliveryProps extends Pick<DeliveryLogProps, 'id' | 'locale' | 'isPaused' | 'onSendAgain'> {
  entry: WebhookDeliveries['webhookDeliveries'][number];
}

function Delivery({ id, entry, locale, isPaused, onSendAgain }: DeliveryProps) {
  const t = useTexts('webhooks');
  const { event, state, created, attempts, answer, payload } = entry;
  const date = momentText(created, locale);
  return (
    <li className={styles.member} aria-labelledby={id}>
      <div className={styles.partText}>
        <p className={styles.name} id={id}>
          {t(`events.${event.replace('.', '_')}`)} <span className={styles.muted}>{date}</span>
        </p>
        <p
          className={styles.state}
          data-state={state === 'delivered' ? 'complete' : state === 'failed' ? 'missing' : 'empty'}
        >
          {[resultOf(entry, { t, locale, isPaused }), attempts > 1 && t('attempts', { count: attempts })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <details>
          <summary className={styles.summary}>{t('details')}</summary>
          <p>{t('message')}</p>
          <pre className={styles.raw}>{payload}</pre>
          {answer !== null && (
            <>
              <p>{t('answer')}</p>
              <pre className={styles.raw}>{answer === '' ? t('empty') : answer}</pre>
            </>
          )}
        </details>
      </div>
      {onSendAgain && (
        <button type="button" className={styles.quiet} onClick={() => void onSendAgain(entry.id)}>
          {t('sendAgain')}
          <span className="visually-hidden">: {date}</span>
        </button>
      )}
    </li>
  );
}
