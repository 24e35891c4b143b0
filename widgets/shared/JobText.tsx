import { foreign } from './JobHeader.tsx';
import styles from './JobText.module.css';
import type { FullJob } from './job-types.ts';

/** The text of an ad. One that is no longer available fades out. */
export function JobText({ job, locale }: { job: Pick<FullJob, 'description' | 'langcode' | 'state'>; locale: string }) {
  const fades = job.state === 'archived';
  return (
    <div
      className={`prose ${styles.text}`}
      lang={foreign(job.langcode, locale)}
      data-faded={fades || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitises descriptions when it stores them
      dangerouslySetInnerHTML={{ __html: job.description }}
    />
  );
}
