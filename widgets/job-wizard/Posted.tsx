import { useEffect, useRef } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage } from '../shared/account/AccountPage.tsx';
import { PostingPrice } from '../shared/billing/PostingPrice.tsx';
import { waitsForPayment } from '../shared/jobs/waits-for-payment.ts';
import { formatMoment } from '../shared/words/format-moment.ts';
import { AwaitedPayment } from './AwaitedPayment.tsx';
import styles from './JobWizard.module.css';
import type { FormSettings, OwnJob } from './job-wizard.generated.ts';
import { linkTo } from './links.ts';
import { wizardPath } from './wizard-address.ts';

const LOOK_AGAIN_MS = [1500, 4000, 10_000];

interface PostedProps {
  page: PageInfo;
  job: OwnJob;
  settings: FormSettings;
  /** Its order was paid or cancelled. */
  onSettled(): void;
}

/** The result of posting a job, and where to go next. */
export function Posted({ page, job, settings, onSettled }: PostedProps) {
  const t = useTexts('posting');
  const notice = useRef<HTMLDivElement>(null);
  const href = createHref(page.brand.routes, page.locale);
  const state = waitsForPayment(job) ? (job.approved ? 'approved' : 'unpaid') : job.state;
  const jobs = linkTo(href, settings.afterPostingSecondary);
  useEffect(() => notice.current?.focus(), []);
  // Some brands post or review it before it is paid, some moments after the order.
  useEffect(() => {
    if (state !== 'unpaid') return;
    const timers = LOOK_AGAIN_MS.map((after) => setTimeout(onSettled, after));
    return () => timers.forEach(clearTimeout);
  }, [state, onSettled]);
  return (
    <AccountPage page={page} title={t(`posted.${state}.title`)}>
      <div className={styles.posted} role="status" tabIndex={-1} ref={notice} data-posted={state}>
        <p>{t(`posted.${state}.text`, { title: job.title, ...datesOf(job, page, settings.timeZone) })}</p>
        {job.state === 'published' && job.expires && (
          <p className={styles.muted}>{t('posted.until', datesOf(job, page, settings.timeZone))}</p>
        )}
      </div>
      {job.openOrder === null ? (
        <PostingPrice page={page} employer={job.employer} jobId={job.id} waits={job.state === 'needs_review'} />
      ) : (
        <AwaitedPayment page={page} orderId={job.openOrder} onSettled={onSettled} />
      )}
      <p className={styles.ways}>
        {job.isPublic && (
          <Link className="button" href={job.path}>
            {t('posted.look')}
          </Link>
        )}
        <Link className={job.isPublic ? 'button button-quiet' : 'button'} href={href.path(wizardPath)}>
          {t('posted.another')}
        </Link>
        {jobs && (
          <Link className="button button-quiet" href={jobs}>
            {t('posted.jobs')}
          </Link>
        )}
      </p>
    </AccountPage>
  );
}

function datesOf({ publishAt, expires }: OwnJob, { locale }: PageInfo, timeZone: string): Record<string, string> {
  const told = (instant: string | null) => (instant === null ? '' : formatMoment(instant, locale, timeZone));
  return { start: told(publishAt), end: told(expires) };
}
