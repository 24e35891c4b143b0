/** Addresses of the pictures that social networks show for a page. */

/** Path of such a picture; groups `locale` and `id`. */
export const SHARE_PICTURE = /^\/share\/(?<locale>[\w-]{2,10})\/job-(?<id>\d{1,9})\.png$/;

/** Path of the picture of a job with its texts in a language. */
export function jobPicture(id: number, locale: string): string {
  return `/share/${locale}/job-${id}.png`;
}
