import { readVideo } from '../../runtime/core/video-embed.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { VideoJobsProps } from '../props.generated.ts';
import { describePlaces } from '../shared/places/places.ts';
import { jobHref } from '../shared/search/search-links.ts';
import { VideoFrame } from '../shared/VideoFrame.tsx';
import type { load } from './load.ts';
import styles from './VideoJobs.module.css';

/** Jobs with a video behind the cover of their employer. A click plays it on the page; nothing is loaded from its host before. */
export function VideoJobs({ props, data, page, id }: WidgetProps<VideoJobsProps, WidgetData<typeof load>>) {
  const t = useTexts('job');
  const shown = data.jobs.search.hits.flatMap(({ job }) => {
    const video = readVideo(job?.videoUrl ?? '');
    return job && video ? [{ job, video }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {props.heading ?? t('lists.video')}
      </h2>
      <ul className={styles.videos}>
        {shown.map(({ job, video }) => (
          <li className={styles.video} key={job.id}>
            <VideoFrame
              video={video}
              title={job.title}
              cover={coverOf(job.organization)}
              titleBelow
              play={t('video.play')}
              hint={t(video.player ? 'video.loads' : 'video.leads', { host: video.host })}
            />
            <h3 className={styles.title}>
              <Link className={styles.link} href={jobHref(page, job)}>
                {job.title}
              </Link>
            </h3>
            <p className={styles.who}>
              {job.organizationName && <span>{job.organizationName}</span>}
              {describePlaces(job, t).map((part) => (
                <span key={part} className={styles.place}>
                  {part}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The poster: the employer's cover, which the site has itself. */
function coverOf(organization: { cover: { url: string; small: string | null } | null } | null): string | null {
  return organization?.cover?.small ?? organization?.cover?.url ?? null;
}
