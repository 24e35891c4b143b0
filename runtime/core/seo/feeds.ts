/** The feeds of a site. */
import { BLOG_FEED } from './blog-feed.ts';

export const JOB_FEED = '/feeds/jobs.rss';

/** Paths of the feeds that a site with these features has. */
export function feedsOn({ rss, blog }: { rss: boolean; blog: boolean }): readonly string[] {
  if (!rss) return [];
  return blog ? [JOB_FEED, BLOG_FEED] : [JOB_FEED];
}
