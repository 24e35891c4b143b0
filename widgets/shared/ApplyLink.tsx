import { track } from '../../runtime/core/analytics/track.ts';
import type { Translate } from '../../runtime/page/texts.tsx';
import styles from './ApplyLink.module.css';
import { applyWay } from './apply-way.ts';
import type { FullJob } from './job-types.ts';

/** The employer's way to apply as a link, or in words when there is none to follow. */
export function ApplyLink({ job, t }: { job: FullJob; t: Translate }) {
  const way = applyWay(job, t('apply.subject', { title: job.title }));
  const follow = () =>
    track({
      key: way.kind === 'external' ? 'view_original_ad_btn_click' : 'job_apply_start',
      params: { entity_id: job.id, entity_type: 'job', entity_title: job.title, application_type: way.kind },
    });
  switch (way.kind) {
    case 'external':
      return (
        <a
          className={`button ${styles.apply}`}
          href={way.href}
          target="_blank"
          rel="nofollow noopener"
          onClick={follow}
        >
          {t('apply.external')}
          <span className={styles.where}>{way.host}</span>
          <span className="visually-hidden">({t('apply.newTab')})</span>
        </a>
      );
    case 'email':
      return (
        <a className={`button ${styles.apply}`} href={way.href} onClick={follow}>
          {t('apply.email')}
          <span className={styles.where}>{way.address}</span>
        </a>
      );
    default:
      return <p className={styles.none}>{t(`apply.${way.kind}`)}</p>;
  }
}
