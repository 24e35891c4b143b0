import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { TeaserJob } from '../shared/job-types.ts';
import { PlaceLine } from '../shared/PlaceLine.tsx';
import { jobHref } from '../shared/search-links.ts';
import styles from './VideoJobs.module.css';
import { readVideoSource, type VideoSource } from './video-source.ts';

export interface VideoJobsProps {
  heading?: string;
  count?: number;
}

interface VideoJobsFound {
  search: { hits: readonly { job?: (TeaserJob & { videoUrl?: string | null }) | null }[] };
}

/** Jobs whose employers made a video. A plain link plays it at its host; nothing of the host is loaded before. */
export function VideoJobs({ props, data, page, id }: WidgetProps<VideoJobsProps, { jobs: VideoJobsFound }>) {
  const t = useTexts('job');
  const shown = data.jobs.search.hits.flatMap(({ job }) => {
    const source = readVideoSource(job?.videoUrl);
    return job && source ? [{ job, source }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {props.heading ?? t('lists.video')}
      </h2>
      <ul className={styles.videos}>
        {shown.map(({ job, source }) => (
          <li className={styles.video} key={job.id}>
            <PlayLink source={source} title={job.title} />
            <h3 className={styles.title}>
              <Link className={styles.link} href={jobHref(page, job)}>
                {job.title}
              </Link>
            </h3>
            <p className={styles.who}>
              <span>{job.organizationName}</span>
              <PlaceLine className={styles.place} job={job} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlayLink({ source, title }: { source: VideoSource; title: string }) {
  const t = useTexts('job');
  return (
    <a className={styles.play} href={source.href} target="_blank" rel="nofollow noopener noreferrer">
      <span className={styles.icon} aria-hidden="true" />
      <span className="visually-hidden">{t('video.play', { title })}. </span>
      <span className={styles.host}>{t('video.from', { host: source.host })}</span>
      <span className="visually-hidden"> ({t('apply.newTab')})</span>
    </a>
  );
}
