import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFeatureOn } from '../../runtime/core/document/features.ts';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import type { EditorProps } from './editor-props.ts';
import { NewSecret } from './NewSecret.tsx';
import styles from './OrganizationEditor.module.css';
import { WebhookEntry } from './WebhookEntry.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { createWebhookMutation, type WebhookEntry as Webhook, webhooksQuery } from './webhooks.generated.ts';

/** As many as an organization can have. */
const MOST = 10;

/** Addresses of the organization's systems that are told what happens here. */
export function Webhooks({ page, id, own, addressOf }: EditorProps) {
  const t = useTexts('webhooks');
  const cache = useQueryClient();
  const asked = queryOf(webhooksQuery, { organizationId: own.id });
  const { data, error } = useQuery(asked);
  const creating = useMutation(mutationOf(createWebhookMutation));
  const [secret, setSecret] = useState<{ url: string; text: string } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const list = data?.webhooks;
  const show = (webhooks: readonly Webhook[]) => cache.setQueryData(asked.queryKey, { webhooks: [...webhooks] });
  const mayChange = own.role === 'owner' && isFeatureOn(page.brand.features, 'partnerApi');

  return (
    <AccountPage page={page} title={t('title')}>
      <p className={styles.position}>
        <Link href={addressOf()}>{own.name}</Link>
      </p>
      <p className={styles.muted}>
        {t('text')} <a href="https://www.standardwebhooks.com">{t('guide')}</a>
      </p>
      {error && !list && <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice>}
      {done && <Notice kind="success">{done}</Notice>}
      {secret && (
        <NewSecret
          key={secret.text}
          id={`${id}-secret`}
          title={t('secretTitle', { host: new URL(secret.url).host })}
          text={t('secretText')}
          label={t('secret')}
          secret={secret.text}
        />
      )}
      {!list ? (
        !error && <Waiting lines={3} />
      ) : list.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={styles.members}>
          {list.map((entry) => (
            <WebhookEntry
              key={entry.id}
              id={`${id}-webhook-${entry.id}`}
              organizationId={own.id}
              entry={entry}
              locale={page.locale}
              mayChange={mayChange}
              onChange={(changed) => show(list.map((one) => (one.id === changed.id ? changed : one)))}
              onSecret={(text) => setSecret({ url: entry.url, text })}
              onDelete={(left) => {
                show(left);
                setSecret(null);
                setDone(t('deleted', { host: new URL(entry.url).host }));
              }}
            />
          ))}
        </ul>
      )}
      {mayChange && list && (
        <section className={styles.section} aria-labelledby={`${id}-new-title`}>
          <h2 id={`${id}-new-title`}>{t('new')}</h2>
          {list.length >= MOST ? (
            <p>{t('full')}</p>
          ) : (
            <WebhookForm
              id={`${id}-new`}
              submit={t('create')}
              onSend={async (wish) => {
                const { createWebhook: made } = await creating.mutateAsync({ organizationId: own.id, ...wish });
                show([...list, made.webhook]);
                setDone(null);
                setSecret({ url: made.webhook.url, text: made.secret });
                const form = document.getElementById(`${id}-new`);
                if (form instanceof HTMLFormElement) form.reset();
              }}
            />
          )}
        </section>
      )}
    </AccountPage>
  );
}
