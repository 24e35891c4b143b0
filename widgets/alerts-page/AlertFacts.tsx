import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { JobAlert } from '../shared/alert-calls.ts';
import { dayText } from '../shared/day-text.tsx';
import styles from './AlertsPage.module.css';

/** What an alert is about, how often it writes, and to whom. */
export function AlertFacts({ alert, page }: { alert: JobAlert; page: PageInfo }) {
  const t = useTexts('alerts');
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
        <Link href={alert.href}>{t('jobs')}</Link>
      </p>
    </>
  );
}
