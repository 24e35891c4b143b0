import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { formatDay } from '../words/format-day.ts';
import styles from './ContactPanel.module.css';
import type { ResumeContact } from './contact.generated.ts';

/** The state of a request in one sentence, with its message. */
export function StandingNote({ page, contact }: { page: PageInfo; contact: ResumeContact }) {
  const t = useTexts('resume-contact');
  const { status, opened, created, answered, askAgain, message, job } = contact;
  const dayOf = (time: string) => formatDay(time, page.locale, page.brand.site.timeZone);
  const state = status === 'approved' ? (opened ? 'opened' : 'unpaid') : status;
  return (
    <>
      <p>
        {t(`is.${state}`, { day: dayOf(answered ?? created) })}
        {askAgain !== null && ` ${t('from', { day: dayOf(askAgain) })}`}
      </p>
      <details className={styles.wrote}>
        <summary>{t('wrote')}</summary>
        {job && <p className={styles.muted}>{t('about', { job: job.title })}</p>}
        <p className={styles.message}>{message}</p>
      </details>
    </>
  );
}
