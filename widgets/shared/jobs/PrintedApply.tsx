import { createHref } from '../../../runtime/core/routing/href.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { addressLines } from '../places/address-lines.ts';
import { applyWay } from './apply-way.ts';
import type { FullJob } from './jobs.generated.ts';
import styles from './PrintedApply.module.css';

interface PrintedApplyProps {
  job: FullJob;
  page: PageInfo;
  t: Translate;
}

/** On paper only, where nothing can be pressed: the address of the workplace, how to apply, and where the job is online. */
export function PrintedApply({ job, page, t }: PrintedApplyProps) {
  const form = createHref(page.brand.routes, page.locale).page('apply');
  const way = applyWay(job, { subject: '', form });
  const target =
    way.kind === 'external'
      ? way.href
      : way.kind === 'email'
        ? way.address
        : way.kind === 'internal' && job.canonicalUrl;
  return (
    <div className={styles.printed} data-print="">
      <address>
        {[...new Set([job.organizationName, ...(job.location ? addressLines(job.location) : [])])].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        <strong>{t(`apply.${way.kind}`)}</strong>
        {target ? <span>{target}</span> : null}
      </p>
      {target === job.canonicalUrl ? null : <p>{job.canonicalUrl}</p>}
    </div>
  );
}
