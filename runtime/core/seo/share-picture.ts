/** Addresses of the pictures that social networks show for a page. */

export type Shared = 'job' | 'post';

/** Path of such a picture; groups `locale`, `kind` and `id`. */
export const SHARE_PICTURE = /^\/share\/(?<locale>[\w-]{2,10})\/(?<kind>job|post)-(?<id>\d{1,9})\.png$/;

/** Path of the picture of a job or a post of the blog, with its texts in a language. */
export function sharePicture(kind: Shared, id: number, locale: string): string {
  return `/share/${locale}/${kind}-${id}.png`;
}
