import { useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { confirmAlert, findAlert, pauseAlert } from '../shared/alert-calls.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { AlertDeeds } from './AlertDeeds.tsx';
import { AlertFacts } from './AlertFacts.tsx';
import styles from './AlertsPage.module.css';

/** Where the links of mails lead: confirms at the press of a button, since programs that read mails open links, and ends, changes and deletes. */
export function LinkedAlert({ page, id, token }: { page: PageInfo; id: string; token: string }) {
  const t = useTexts('alerts');
  const { data, error, isLoaded, set, again } = useLoaded(token, () => findAlert(token));
  const [done, setDone] = useState<'confirmed' | 'ended' | 'deleted' | null>(null);
  const title = data === null ? t('title') : (data.name ?? data.title);
  return (
    <AccountPage page={page} title={title}>
      {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : null}
      {!isLoaded && !error && <Waiting lines={4} />}
      {done && <Notice kind="success">{t(`done.${done}`)}</Notice>}
      {isLoaded && data === null && done === null && <Notice>{t('unknown')}</Notice>}
      {isLoaded && data === null && (
        <p>
          <Link className="button" href={createHref(page.brand.routes, page.locale).jobs()}>
            {t('new.search')}
          </Link>
        </p>
      )}
      {data && !data.confirmed && (
        <>
          <p>{t('confirm.text', { email: data.email })}</p>
          <AccountForm
            id={`${id}-confirm`}
            fields={[]}
            submit={t('confirm.submit')}
            onSubmit={async () => {
              if (await confirmAlert(token)) setDone('confirmed');
              again();
              return [];
            }}
          />
        </>
      )}
      {data?.confirmed && (
        <>
          <div className={styles.alone}>
            <AlertFacts alert={data} page={page} />
          </div>
          {!data.paused && (
            <AccountForm
              id={`${id}-end`}
              fields={[]}
              submit={t('unsubscribe')}
              onSubmit={async () => {
                await pauseAlert({ token }, true);
                set({ ...data, paused: true });
                setDone('ended');
                return [];
              }}
            />
          )}
          <AlertDeeds
            page={page}
            alert={data}
            choice={{ token }}
            onChange={(changed) => {
              setDone(changed === null ? 'deleted' : null);
              set(changed);
            }}
          />
        </>
      )}
    </AccountPage>
  );
}
