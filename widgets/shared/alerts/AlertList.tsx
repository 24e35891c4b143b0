import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createHref } from '../../../runtime/core/routing/href.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import type { SessionUser } from '../../../runtime/session/session-user.generated.ts';
import { AccountPage, Notice, Waiting } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { AlertActions } from './AlertActions.tsx';
import { AlertFacts } from './AlertFacts.tsx';
import styles from './Alerts.module.css';
import type { AlertKind } from './alert-kind.ts';
import type { Alert } from './job-alerts.generated.ts';

interface AlertListProps {
  page: PageInfo;
  id: string;
  kind: AlertKind;
  /** Null until loaded. */
  user: SessionUser | null;
}

/** All alerts of a member. */
export function AlertList({ page, id, kind, user }: AlertListProps) {
  const t = useTexts(kind.texts);
  const cache = useQueryClient();
  const { list } = kind.calls;
  const { data: answer, error } = useQuery({ ...list, enabled: user !== null });
  const data = answer?.found;
  const href = createHref(page.brand.routes, page.locale);
  const change = (id: number, changed: Alert | null) =>
    cache.setQueryData(list.queryKey, {
      found: (data ?? []).flatMap((one) => (one.id === id ? (changed ?? []) : one)),
    });
  return (
    <AccountPage page={page} title={t('title')}>
      {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : null}
      {!data && !error && <Waiting lines={4} />}
      {data && user && !user.emailVerified && <Notice>{t('unverified', { email: user.email })}</Notice>}
      {data?.length === 0 && (
        <EmptyList text={t('empty')} way={{ href: kind.searchHref(href), label: t('new.search') }} />
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((alert) => (
            <li key={alert.id} className={styles.entry} aria-labelledby={`${id}-${alert.id}`}>
              <h2 id={`${id}-${alert.id}`}>
                {kind.edit === null ? (
                  (alert.name ?? alert.title)
                ) : (
                  <Link href={href.path(`${kind.edit}/${alert.id}`)}>{alert.name ?? alert.title}</Link>
                )}
              </h2>
              <AlertFacts
                page={page}
                kind={kind}
                alert={alert}
                choice={{ id: alert.id }}
                onChange={(changed) => change(alert.id, changed)}
              />
              <AlertActions
                page={page}
                kind={kind}
                alert={alert}
                choice={{ id: alert.id }}
                onChange={(changed) => change(alert.id, changed)}
              />
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
