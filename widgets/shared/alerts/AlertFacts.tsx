import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { dayText } from '../words/day-text.tsx';
import styles from './Alerts.module.css';
import type { AlertChoice } from './alert-calls.ts';
import type { AlertKind } from './alert-kind.ts';
import { JobNews } from './JobNews.tsx';
import type { Alert } from './job-alerts.generated.ts';

interface AlertFactsProps {
  alert: Alert;
  kind: AlertKind;
  page: PageInfo;
  choice: AlertChoice;
  /** Receives the alert without what was new, when its results are opened. */
  onChange(alert: Alert): void;
}

/** An alert's search, what is new in it, frequency and recipient. */
export function AlertFacts({ alert, kind, page, choice, onChange }: AlertFactsProps) {
  const t = useTexts(kind.texts);
  const { interval, paused, confirmed, email, lastSent } = alert;
  const state = !confirmed ? 'unconfirmed' : paused ? 'paused' : `every.${interval}`;
  const open = () => {
    // The results are shown whether or not this arrives.
    kind.calls.visit(choice).catch(() => undefined);
    if (alert.news) onChange({ ...alert, news: 0 });
  };
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
        <Link href={alert.href} onClick={open}>
          {t('results')}
        </Link>
        {alert.news ? (
          <strong>
            <JobNews count={alert.news} texts="alerts" />
          </strong>
        ) : null}
      </p>
    </>
  );
}
