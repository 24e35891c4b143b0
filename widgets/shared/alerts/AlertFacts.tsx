import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { dayText } from '../words/day-text.tsx';
import styles from './Alerts.module.css';
import type { AlertKind } from './alert-kind.ts';
import type { Alert } from './job-alerts.generated.ts';

/** An alert's search, frequency and recipient. */
export function AlertFacts({ alert, kind, page }: { alert: Alert; kind: AlertKind; page: PageInfo }) {
  const t = useTexts(kind.texts);
  const { interval, paused, confirmed, email, lastSent } = alert;
  const state = !confirmed ? 'unconfirmed' : paused ? 'paused' : `every.${interval}`;
  return (
    <>
      {alert.name !== null && <p>{alert.title}</p>}
      <p className={styles.facts}>
        <strong>{t(state)}</strong>
        <span>{email}</span>
        {lastSent && (
          <span>
            {`${t('lastSent')} `}
            {dayText(lastSent, page)}
          </span>
        )}
        <Link href={alert.href}>{t('results')}</Link>
      </p>
    </>
  );
}
