/** Path of the feed of the blog. */
export const BLOG_FEED = '/feeds/blog.rss';

/** Path and query of the feed in one language. */
export const blogFeedAddress = (locale: string): string => `${BLOG_FEED}?locale=${locale}`;
