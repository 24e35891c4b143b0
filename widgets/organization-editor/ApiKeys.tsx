import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFeatureOn } from '../../runtime/core/document/features.ts';
import { DAY_MS } from '../../runtime/core/durations.ts';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { type ApiKeyEntry, apiKeysQuery, createApiKeyMutation, revokeApiKeyMutation } from './api-keys.generated.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { EditorProps } from './editor-props.ts';
import { KeyRequests } from './KeyRequests.tsx';
import { NewSecret } from './NewSecret.tsx';
import styles from './OrganizationEditor.module.css';

const SCOPES = ['jobs_read', 'jobs_write', 'figures_read', 'webhooks'] as const;
const PACES = ['60', '120', '300', '600'];
/** Days until it expires; 0: it does not. */
const TERMS = ['0', '30', '90', '365'];

/** Keys with which other systems manage the organization's jobs. */
export function ApiKeys({ page, id, own, addressOf }: EditorProps) {
  const t = useTexts('api-keys');
  const cache = useQueryClient();
  const asked = queryOf(apiKeysQuery, { organizationId: own.id });
  const { data, error } = useQuery(asked);
  const show = (apiKeys: readonly ApiKeyEntry[]) => cache.setQueryData(asked.queryKey, { apiKeys: [...apiKeys] });
  const creating = useMutation(mutationOf(createApiKeyMutation));
  const revoking = useMutation(mutationOf(revokeApiKeyMutation));
  const [secret, setSecret] = useState<{ name: string; text: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const keys = data?.apiKeys;
  const refusal = failure ?? (error && !keys ? refusalText(error, t('unreachable')) : null);

  async function revoke({ id: keyId, name }: ApiKeyEntry): Promise<void> {
    setFailure(null);
    try {
      show((await revoking.mutateAsync({ organizationId: own.id, id: keyId })).revokeApiKey);
      setDone(t('revoked', { name }));
      setSecret(null);
    } catch (problem) {
      setFailure(refusalText(problem, t('unreachable')));
    }
  }

  async function create(values: Readonly<Record<string, string>>) {
    const scopes = SCOPES.filter((scope) => values[scope] === 'yes');
    if (scopes.length === 0) return [{ field: 'jobs_read', message: t('scopeNeeded') }];
    const { name = '' } = values;
    const days = Number(values.term);
    const { createApiKey: made } = await creating.mutateAsync({
      ...{ organizationId: own.id, name, scopes, perMinute: Number(values.pace) },
      expires: days > 0 ? new Date(Date.now() + days * DAY_MS).toISOString() : null,
    });
    show([made.key, ...(keys ?? [])]);
    setDone(null);
    setSecret({ name, text: made.secret });
    const form = document.getElementById(`${id}-key`);
    if (form instanceof HTMLFormElement) form.reset();
    return [];
  }

  return (
    <AccountPage page={page} title={t('title')}>
      <p className={styles.position}>
        <Link href={addressOf()}>{own.name}</Link>
      </p>
      <p className={styles.muted}>
        {t('text')} <a href={`/api/v1?locale=${page.locale}`}>{t('document')}</a>
      </p>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      {done && <Notice kind="success">{done}</Notice>}
      {secret && (
        <NewSecret
          key={secret.text}
          id={`${id}-secret`}
          title={t('secretTitle', { name: secret.name })}
          text={t('secretText')}
          label={t('secret')}
          secret={secret.text}
        />
      )}
      {!keys ? (
        !refusal && <Waiting lines={3} />
      ) : keys.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={styles.members}>
          {keys.map((key) => (
            <KeyEntry
              key={key.id}
              id={`${id}-key-${key.id}`}
              organizationId={own.id}
              entry={key}
              locale={page.locale}
              onRevoke={revoke}
            />
          ))}
        </ul>
      )}
      {own.role === 'owner' && isFeatureOn(page.brand.features, 'partnerApi') && (
        <section className={styles.section} aria-labelledby={`${id}-new-title`}>
          <h2 id={`${id}-new-title`}>{t('new')}</h2>
          <AccountForm
            id={`${id}-key`}
            fields={[
              { name: 'name', label: t('name'), help: t('nameHelp'), type: 'text', maxLength: 80, autoComplete: 'off' },
              ...SCOPES.map((scope) => ({
                ...{ name: scope, label: t(`scopes.${scope}`), type: 'checkbox' as const },
                ...{ optional: true, initial: 'yes' },
              })),
              {
                ...{ name: 'pace', label: t('pace'), type: 'select', initial: '120' },
                options: PACES.map((value) => ({ value, label: t('perMinute', { count: Number(value) }) })),
              },
              {
                ...{ name: 'term', label: t('expiry'), type: 'select', initial: '0' },
                options: TERMS.map((value) => ({
                  value,
                  label: value === '0' ? t('never') : t('inDays', { count: Number(value) }),
                })),
              },
            ]}
            submit={t('create')}
            onSubmit={create}
          />
        </section>
      )}
    </AccountPage>
  );
}

interface KeyEntryProps {
  id: string;
  organizationId: number;
  entry: ApiKeyEntry;
  locale: string;
  onRevoke(entry: ApiKeyEntry): Promise<void>;
}

function KeyEntry({ id, organizationId, entry, locale, onRevoke }: KeyEntryProps) {
  const t = useTexts('api-keys');
  const [isLogOpen, setLogOpen] = useState(false);
  const { name, hint, scopes, perMinute, author, created, expires, lastUsed, revoked } = entry;
  const day = (at: string) => new Date(at).toLocaleDateString(locale);
  const isOver = expires !== null && new Date(expires) <= new Date();
  const facts = [
    author === null ? t('created', { date: day(created) }) : t('createdBy', { date: day(created), name: author }),
    lastUsed === null ? t('unused') : t('used', { date: day(lastUsed) }),
    revoked !== null && t('revokedOn', { date: day(revoked) }),
    revoked === null && expires !== null && t(isOver ? 'expired' : 'expires', { date: day(expires) }),
  ];
  return (
    <li className={styles.webhook} aria-labelledby={id}>
      <div className={styles.partText}>
        <p className={styles.name} id={id}>
          {name} <code>{hint}…</code>
        </p>
        <p className={styles.muted}>
          {[...scopes.map((scope) => t(`scopes.${scope}`)), t('perMinute', { count: perMinute })].join(' · ')}
        </p>
        <p className={styles.muted}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {revoked === null && !isOver && (
        <div className={styles.actions}>
          <ConfirmButton
            label={t('revoke')}
            question={t('revokeQuestion', { name })}
            onConfirm={() => onRevoke(entry)}
          />
        </div>
      )}
      {lastUsed !== null && (
        <details open={isLogOpen} onToggle={({ currentTarget }) => setLogOpen(currentTarget.open)}>
          <summary className={styles.summary}>
            {t('log')}
            <span className="visually-hidden">: {name}</span>
          </summary>
          {isLogOpen && <KeyRequests about={{ organizationId, id: entry.id }} locale={locale} />}
        </details>
      )}
    </li>
  );
}
