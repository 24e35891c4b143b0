/** JSON Feed 1.1 of a search: https://www.jsonfeed.org/version/1.1 */
import { cameFrom } from './came-from.ts';
import { type FeedChannel, type FeedItem, instant } from './feed-channel.ts';
import { printable } from './plain-text.ts';
import { withoutEmpty } from './schema-org.ts';

/** The whole feed as text. The facts of a job are in `_job`, an extension of the format. */
export function jsonFeed({ title, link, self, description, language, author, items }: FeedChannel): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: printable(title),
    home_page_url: link,
    feed_url: self,
    description: printable(description),
    language,
    authors: [{ name: printable(author) }],
    items: items.map(itemJson),
  });
}

function itemJson({ title, link, description, published, changed, author, language, categories, facts }: FeedItem) {
  return withoutEmpty({
    id: link,
    url: cameFrom(link, { medium: 'feed', source: 'json' }),
    title: printable(title),
    content_html: printable(description),
    date_published: timestamp(published),
    date_modified: timestamp(changed),
    authors: author ? [{ name: printable(author) }] : undefined,
    language,
    tags: categories && categories.length > 0 ? categories.map(printable) : undefined,
    _job: facts,
  });
}

function timestamp(value: FeedItem['changed']): string | undefined {
  const time = instant(value);
  return time === null ? undefined : new Date(time).toISOString();
}
