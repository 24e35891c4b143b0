import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { listAlerts } from '../shared/alert-calls.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { AlertDeeds } from './AlertDeeds.tsx';
import { AlertFacts } from './AlertFacts.tsx';
import styles from './AlertsPage.module.css';

/** All alerts of a member. */
export function OwnAlerts({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('alerts');
  const { user } = useRequiredSession(page);
  const { data, error, set } = useLoaded(user ? String(user.id) : null, listAlerts);
  return (
    <AccountPage page={page} title={t('title')}>
      {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : null}
      {!data && !error && <Waiting lines={4} />}
      {data && user && !user.emailVerified && <Notice>{t('unverified', { email: user.email })}</Notice>}
      {data?.length === 0 && (
        <>
          <p>{t('empty')}</p>
          <p>
            <Link className="button" href={createHref(page.brand.routes, page.locale).jobs()}>
              {t('new.search')}
            </Link>
          </p>
        </>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((alert) => (
            <li key={alert.id} className={styles.entry} aria-labelledby={`${id}-${alert.id}`}>
              <h2 id={`${id}-${alert.id}`}>{alert.name ?? alert.title}</h2>
              <AlertFacts alert={alert} page={page} />
              <AlertDeeds
                page={page}
                alert={alert}
                choice={{ id: alert.id }}
                onChange={(changed) =>
                  set(data.flatMap((one) => (one.id === alert.id ? (changed === null ? [] : [changed]) : [one])))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
