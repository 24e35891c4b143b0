import { track } from '../../../runtime/core/analytics/track.ts';
import { createHref } from '../../../runtime/core/routing/href.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { noteApplyStart } from '../applications/apply-start.ts';
import { useJobMarks } from '../job-marks/use-job-marks.ts';
import styles from './ApplyLink.module.css';
import { applyWay } from './apply-way.ts';
import type { FullJob } from './jobs.generated.ts';

interface ApplyLinkProps {
  job: FullJob;
  page: PageInfo;
  t: Translate;
}

/** To the form of this site; to the applications of the person if they have applied. */
function ApplyHere({ job, page, t, href }: ApplyLinkProps & { href: string }) {
  const [mark] = useJobMarks([job]);
  const own = mark === 'applied' ? createHref(page.brand.routes, page.locale).page('applications') : null;
  if (own === null)
    return (
      <Link className={`button ${styles.apply}`} href={href} rel="nofollow">
        {t('apply.internal')}
      </Link>
    );
  return (
    <Link className={`button button-quiet ${styles.apply}`} href={own} rel="nofollow">
      {t('apply.applied')}
      <span className={styles.where}>{t('apply.follow')}</span>
    </Link>
  );
}

/** The employer's application method as a link, or as text if there is nothing to link to. */
export function ApplyLink({ job, page, t }: ApplyLinkProps) {
  const form = createHref(page.brand.routes, page.locale).page('apply');
  const way = applyWay(job, {
    subject: t('apply.subject', { title: job.title }),
    form: form === null ? null : `${form}/${job.id}`,
  });
  // Following the link to the form on this site counts as starting an application.
  const follow = () => {
    // Its page says all else about the job.
    const params = { application_type: way.kind };
    if (way.kind === 'external') track({ key: 'view_original_ad_btn_click', params });
    if (noteApplyStart(job.id)) track({ key: 'job_apply_start', params });
  };
  switch (way.kind) {
    case 'internal':
      return <ApplyHere job={job} page={page} t={t} href={way.href} />;
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
