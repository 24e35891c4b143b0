import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answersTo } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import styles from './OrganizationEditor.module.css';
import { WebhookForm } from './WebhookForm.tsx';
import { momentText, resultOf, standingOf } from './webhook-words.ts';
import {
  changeWebhookMutation,
  deleteWebhookMutation,
  renewWebhookSecretMutation,
  resendWebhookDeliveryMutation,
  testWebhookMutation,
  type WebhookEntry as Webhook,
  webhookDeliveriesQuery,
} from './webhooks.generated.ts';

interface WebhookEntryProps {
  id: string;
  organizationId: number;
  entry: Webhook;
  locale: string;
  mayChange: boolean;
  onChange(changed: Webhook): void;
  onSecret(secret: string): void;
  /** With those that are left. */
  onDelete(left: readonly Webhook[]): void;
}

/** A webhook: how it stands, what can be done with it, its settings and its log. */
export function WebhookEntry(props: WebhookEntryProps) {
  const { id, organizationId, entry, locale, mayChange, onChange, onSecret, onDelete } = props;
  const t = useTexts('webhooks');
  const cache = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [isLogOpen, setLogOpen] = useState(false);
  const [sends, setSends] = useState(0);
  const { url, events, paused, pauseReason, previousSecretUntil, lastDelivery } = entry;
  const host = new URL(url).host;
  const about = { organizationId, id: entry.id };
  const standing = standingOf(entry);
  const facts = [
    events.map((event) => t(`events.${event}`)).join(', '),
    lastDelivery === null
      ? t('lastNone')
      : t('last', {
          date: momentText(lastDelivery.created, locale),
          result: resultOf(lastDelivery, { t, locale, isPaused: paused !== null }),
        }),
    previousSecretUntil !== null && t('previousUntil', { date: momentText(previousSecretUntil, locale) }),
  ];

  async function act(work: () => Promise<void>, said: string | null): Promise<void> {
    setFailure(null);
    setDone(null);
    try {
      await work();
      setDone(said);
    } catch (problem) {
      setFailure(refusalText(problem, t('unreachable')));
    }
  }

  /** Shows in the log what is sent, and its answer as soon as it is there. */
  async function send(work: () => Promise<unknown>, said: string): Promise<void> {
    await act(async () => {
      await work();
      await cache.invalidateQueries(answersTo(webhookDeliveriesQuery));
      setLogOpen(true);
      setSends(sends + 1);
    }, said);
  }

  const change = (values: { url?: string; events?: Webhook['events']; paused?: boolean }) =>
    run(changeWebhookMutation, { ...about, ...values }).then(({ changeWebhook }) => onChange(changeWebhook));

  return (
    <li className={styles.webhook} aria-labelledby={id}>
      <div className={styles.partText}>
        <p className={styles.name} id={id}>
          {url}{' '}
          <span
            className={styles.state}
            data-state={standing === 'active' ? 'complete' : pauseReason === 'owner' ? 'empty' : 'missing'}
          >
            {t(`state.${standing}`)}
          </span>
        </p>
        {facts.filter(Boolean).map((fact) => (
          <p key={String(fact)} className={styles.muted}>
            {fact}
          </p>
        ))}
      </div>
      {paused !== null && (
        <p className={styles.private}>
          {t(pauseReason === 'failing' ? 'pausedByFailure' : 'pausedByOwner', { date: momentText(paused, locale) })}
        </p>
      )}
      {failure && <Notice kind="danger">{failure}</Notice>}
      {done && <Notice kind="success">{done}</Notice>}
      <div className={styles.actions}>
        {mayChange && (
          <>
            <button
              type="button"
              className={styles.quiet}
              onClick={() => void send(() => run(testWebhookMutation, about), t('tested'))}
            >
              {t('test')}
              <span className="visually-hidden">: {host}</span>
            </button>
            <button
              type="button"
              className={styles.quiet}
              onClick={() =>
                void act(() => change({ paused: paused === null }), t(paused === null ? 'pausedNow' : 'resumedNow'))
              }
            >
              {t(paused === null ? 'pause' : 'resume')}
              <span className="visually-hidden">: {host}</span>
            </button>
            <ConfirmButton
              label={t('renew')}
              question={t('renewQuestion', { host })}
              onConfirm={() =>
                act(async () => {
                  const { renewWebhookSecret: made } = await run(renewWebhookSecretMutation, about);
                  onChange(made.webhook);
                  onSecret(made.secret);
                }, null)
              }
            />
          </>
        )}
        <ConfirmButton
          label={t('delete')}
          question={t('deleteQuestion', { host })}
          onConfirm={() => act(async () => onDelete((await run(deleteWebhookMutation, about)).deleteWebhook), null)}
        />
      </div>
      {mayChange && (
        <details open={isEditing} onToggle={({ currentTarget }) => setEditing(currentTarget.open)}>
          <summary className={styles.summary}>{t('edit')}</summary>
          {isEditing && (
            <WebhookForm
              id={`${id}-edit`}
              submit={t('save')}
              entry={entry}
              onSend={async (wish) => {
                await change(wish);
                setEditing(false);
                setDone(t('saved'));
              }}
            />
          )}
        </details>
      )}
      <details open={isLogOpen} onToggle={({ currentTarget }) => setLogOpen(currentTarget.open)}>
        <summary className={styles.summary}>{t('log')}</summary>
        {isLogOpen && (
          <DeliveryLog
            id={`${id}-log`}
            about={about}
            locale={locale}
            isPaused={paused !== null}
            sends={sends}
            onSendAgain={
              mayChange
                ? (delivery) =>
                    send(() => run(resendWebhookDeliveryMutation, { organizationId, id: delivery }), t('sentAgain'))
                : null
            }
          />
        )}
      </details>
    </li>
  );
}
