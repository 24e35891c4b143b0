import { useTexts } from '../../runtime/page/texts.tsx';
import type { TeaserJob } from './job-types.ts';

/** Where the work is: the place, how many more, and whether it can be done from home. Nothing when none is known. */
export function PlaceLine({
  job,
  className,
}: {
  job: Pick<TeaserJob, 'location' | 'locations' | 'remote'>;
  className?: string;
}) {
  const t = useTexts('job');
  const place = job.location?.label;
  const more = job.locations.filter(({ label }) => label !== place).length;
  return (
    <>
      {place && <span className={className}>{more > 0 ? t('places', { place, count: more }) : place}</span>}
      {job.remote !== 'none' && <span className={className}>{t(`remote.${job.remote}`)}</span>}
    </>
  );
}
