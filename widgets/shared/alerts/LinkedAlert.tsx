import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasOwnBackend } from '../../../runtime/core/own-backend.ts';
import { BROWSER_POST } from '../../../runtime/core/posted-form.ts';
import { createHref } from '../../../runtime/core/routing/href.ts';
import { PlainButton } from '../../../runtime/forms/plain/PlainButton.tsx';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { AccountForm } from '../account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { AlertActions } from './AlertActions.tsx';
import { AlertFacts } from './AlertFacts.tsx';
import styles from './Alerts.module.css';
import type { AlertChoice } from './alert-calls.ts';
import type { AlertKind } from './alert-kind.ts';
import type { Alert } from './job-alerts.generated.ts';

interface LinkedAlertProps {
  page: PageInfo;
  id: string;
  kind: AlertKind;
  choice: AlertChoice;
  /** Loaded with the page, whose buttons then work without scripts, too (`alert-link`). */
  isPosted?: boolean;
}

/**
 * A single alert, also the target of links in emails: confirms with a button, since email scanners open links;
 * unsubscribes, changes and deletes.
 */
export function LinkedAlert({ page, id, kind, choice, isPosted = false }: LinkedAlertProps) {
  const t = useTexts(kind.texts);
  const { calls } = kind;
  const cache = useQueryClient();
  const asked = calls.find(choice);
  const { data: answer, error, refetch } = useQuery(asked);
  const acting = useMutation(workMutation<unknown>());
  const isLoaded = answer !== undefined;
  const data = answer?.found ?? null;
  const set = (alert: Alert | null) => cache.setQueryData(asked.queryKey, { found: alert });
  const [done, setDone] = useState<'confirmed' | 'ended' | 'deleted' | null>(null);
  const href = createHref(page.brand.routes, page.locale);
  // The button that emails promise; it pauses.
  const isEnding = data !== null && !data.paused && 'token' in choice;
  const isPlain = isPosted && hasOwnBackend(page.brand);
  const posts = isPlain ? { form: 'alert-link' as const, action: BROWSER_POST } : {};
  const hidden = (act: 'confirm' | 'pause') => isPlain && <input type="hidden" name={LINKED_ACT} value={act} />;
  const title = data === null ? t('title') : (data.name ?? data.title);
  return (
    <AccountPage page={page} title={title} isPlain={isPlain}>
      {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : null}
      {!isLoaded && !error && <Waiting lines={4} />}
      {done && <Notice kind="success">{t(`done.${done}`)}</Notice>}
      {isLoaded && data === null && done === null && <Notice>{t('unknown')}</Notice>}
      {isLoaded && data === null && (
        <p>
          <Link className="button" href={kind.searchHref(href)}>
            {t('new.search')}
          </Link>
        </p>
      )}
      {data && !data.confirmed && 'token' in choice && (
        <>
          <p>{t('confirm.text', { email: data.email })}</p>
          <AccountForm
            id={`${id}-confirm`}
            fields={[]}
            submit={t('confirm.submit')}
            {...posts}
            onSubmit={async () => {
              if (await acting.mutateAsync(() => calls.confirm(choice.token))) setDone('confirmed');
              await refetch();
              return [];
            }}
          >
            {hidden('confirm')}
          </AccountForm>
        </>
      )}
      {data?.confirmed && (
        <>
          {isPlain && (
            <noscript>
              <Notice kind="success">{t(data.paused ? 'done.ended' : 'done.confirmed')}</Notice>
            </noscript>
          )}
          <div className={styles.alone}>
            <AlertFacts page={page} kind={kind} alert={data} choice={choice} onChange={set} />
          </div>
          {isEnding && (
            <AccountForm
              id={`${id}-end`}
              fields={[]}
              submit={t('unsubscribe')}
              {...posts}
              onSubmit={async () => {
                await acting.mutateAsync(() => calls.pause(choice, true));
                set({ ...data, paused: true });
                setDone('ended');
                return [];
              }}
            >
              {hidden('pause')}
            </AccountForm>
          )}
          {isPlain && data.paused && (
            <noscript>
              <PlainButton {...posts} form="alert-link" values={{ [LINKED_ACT]: 'resume' }} label={t('resume')} />
            </noscript>
          )}
          <AlertActions
            page={page}
            kind={kind}
            alert={data}
            choice={choice}
            isOpen={'id' in choice}
            hasPause={!isEnding}
            onChange={(changed) => {
              setDone(changed === null ? 'deleted' : null);
              set(changed);
            }}
          />
        </>
      )}
      {'id' in choice && (
        <p>
          <Link href={href.path(kind.list)}>{t('toAlerts')}</Link>
        </p>
      )}
    </AccountPage>
  );
}

/** Name of the field with what the button does. */
const LINKED_ACT = '/alert/act';
