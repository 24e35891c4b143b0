import { useEffect, useRef } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import type { Offer, Sent } from './apply-calls.ts';
import { jobParams } from './job-params.ts';
import styles from './QuickApply.module.css';

/** What became of it, and what comes next. */
export function ApplySent({ page, offer, sent }: { page: PageInfo; offer: Offer; sent: Sent }) {
  const t = useTexts('apply');
  const heading = useRef<HTMLHeadingElement>(null);
  const href = createHref(page.brand.routes, page.locale);
  const { isRepeat, confirmAt, application } = sent;

  useEffect(() => {
    heading.current?.focus();
    if (isRepeat) return;
    track({ key: 'quick_apply_success', params: jobParams(offer) });
    track({ key: 'job_apply_complete', params: jobParams(offer) });
  }, [isRepeat, offer]);

  const state = isRepeat ? 'repeat' : confirmAt === null ? 'done' : 'confirm';
  return (
    <div className={styles.stack}>
      <h2 ref={heading} tabIndex={-1}>
        {t(`sent.${state}.title`)}
      </h2>
      <Notice kind="success">
        <p>{t(`sent.${state}.text`, { email: confirmAt ?? '', organization: offer.organizationName })}</p>
      </Notice>
      {application && (
        <p>
          <Link className="button" href={href.path(`/user/applications/${application.id}`)}>
            {t('see')}
          </Link>
        </p>
      )}
      <p>
        <Link href={href.jobs()}>{t('toJobs')}</Link>
      </p>
    </div>
  );
}
