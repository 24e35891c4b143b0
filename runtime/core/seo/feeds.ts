/** The feeds of a site. */
import { BLOG_FEED } from './blog-feed.ts';

/** How the jobs of a search are written. */
export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** How often programs may fetch a feed. */
export const FEED_MINUTES = 15;

/** Path of the feed of a job search. */
export const jobFeed = (format: FeedFormat): string => `/feeds/jobs.${format}`;

/** All jobs of a site, for job search engines. */
export const COMPLETE_FEED = '/feeds/jobs.xml';

/** How often programs may fetch all jobs. */
export const COMPLETE_FEED_MINUTES = 60;

/** Paths of the feeds that a site with these features has. */
export function feedsOn(features: { rss: boolean; blog: boolean; completeFeed: boolean }): readonly string[] {
  const { rss, blog, completeFeed } = features;
  return [
    ...(rss ? feedFormats.map(jobFeed) : []),
    ...(rss && blog ? [BLOG_FEED] : []),
    ...(completeFeed ? [COMPLETE_FEED] : []),
  ];
}
