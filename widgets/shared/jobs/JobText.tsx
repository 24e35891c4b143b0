import { track } from '../../../runtime/core/analytics/track.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { fileSize } from '../words/file-size.ts';
import { foreign } from './JobHeader.tsx';
import styles from './JobText.module.css';
import type { FullJob } from './jobs.generated.ts';

interface JobTextProps {
  job: Pick<FullJob, 'description' | 'langcode' | 'state' | 'linkUrl' | 'file'>;
  locale: string;
}

/** The text of an ad, and a link to the original. An expired one is faded out. */
export function JobText({ job, locale }: JobTextProps) {
  const fades = job.state === 'archived';
  return (
    <>
      <div
        className={`prose ${styles.text}`}
        lang={foreign(job.langcode, locale)}
        data-faded={fades || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitizes descriptions when it stores them
        dangerouslySetInnerHTML={{ __html: job.description }}
      />
      {!fades && <WholeAd job={job} locale={locale} />}
    </>
  );
}

/** The original ad on another site or as a file. */
function WholeAd({ job: { linkUrl, file }, locale }: JobTextProps) {
  const t = useTexts('job');
  if (!linkUrl && !file) return null;
  return (
    <p className={styles.whole}>
      {linkUrl && (
        <a
          href={linkUrl}
          target="_blank"
          rel="noopener nofollow"
          onClick={() => track({ key: 'view_original_ad_btn_click' })}
        >
          {t('whole.link')} <span className="visually-hidden">({t('apply.newTab')})</span>
        </a>
      )}
      {file && (
        <>
          {t('whole.file')}: <a href={file.url}>{file.name}</a> ({fileSize(file.size, locale)})
        </>
      )}
    </p>
  );
}
