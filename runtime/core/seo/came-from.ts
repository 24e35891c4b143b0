/** Says in a link by what it came to the visitor: browsers name no referrer for links in emails and feeds. Pages and their cache ignore it. */

export interface CameFrom {
  medium: 'email' | 'feed';
  /** Which email or feed. */
  source: string;
}

/** The URL with the parameters that analytics tools read as well. */
export function cameFrom(url: string, { medium, source }: CameFrom): string {
  return `${url}${url.includes('?') ? '&' : '?'}utm_source=${source}&utm_medium=${medium}`;
}
