import type { Translate } from '../../../runtime/page/texts.tsx';
import type { TeaserJob } from '../jobs/jobs.generated.ts';

/**
 * Location in up to two parts: the place with the number of further ones, and whether remote work is possible.
 * `t` is that of `job`.
 */
export function describePlaces(job: Pick<TeaserJob, 'location' | 'locations' | 'remote'>, t: Translate): string[] {
  const parts: string[] = [];
  const place = job.location?.label;
  if (place) {
    const more = job.locations.filter(({ label }) => label !== place).length;
    parts.push(more > 0 ? t('places', { place, count: more }) : place);
  }
  if (job.remote !== 'none') parts.push(t(`remote.${job.remote}`));
  return parts;
}
