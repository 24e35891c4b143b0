/** The picture of a post: a file of the site, or one that was uploaded for it. */

import type { PostPicture } from '../../database/schema/blog.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { BlogPictureInput } from '../../graphql.generated.ts';
import { publicAddress, readPublicAddress } from '../../uploads/public-address.ts';
import { UploadRefusal } from '../../uploads/refusal.ts';
import { findPublicUploads } from '../../uploads/upload-store.ts';
import { disownUploads, dropUploads, keepUploads, publishUploads } from '../../uploads/use-uploads.ts';
import { bad, fitting } from '../content/words.ts';

const FILE = /^\/(?:files\/public|brands)\/[^\s"'<>\\]+$/;
const WIDEST = 8000;
const LONGEST_ALT = 300;

/** A picture that was checked, before its file is taken. */
export type WishedPicture = PostPicture | { upload: string; alt: string } | null;

/** Throws `UserError` BAD_INPUT unless it names an upload, or a file of this site with its size. */
export function readPicture(picture: BlogPictureInput | null | undefined): WishedPicture {
  if (!picture) return null;
  const alt = fitting('alt', picture.alt, LONGEST_ALT);
  if (picture.upload != null) return { upload: picture.upload, alt };
  const { url, width, height } = picture;
  if (url == null || !FILE.test(url) || url.includes('..')) throw bad('picture', 'Pictures are files of this site.');
  const sized = (size: number | null | undefined) => {
    if (size == null || size < 1 || size > WIDEST) throw bad('picture', `Its sides have 1 to ${WIDEST} pixels.`);
    return size;
  };
  return { url, alt, width: sized(width), height: sized(height) };
}

/**
 * Makes the file of a picture public. From then on it belongs to the post: it stays when the account of its uploader
 * goes. Throws `UserError` as `keepUploads` does, also for a file that is in use already.
 */
export async function takePicture(
  tx: TransactionScope,
  wish: WishedPicture,
  ownerId: number,
): Promise<PostPicture | null> {
  if (wish === null || 'url' in wish) return wish;
  const [row] = await keepUploads(tx, { ids: [wish.upload], ownerId, purpose: 'COVER' });
  if (row?.state !== 'temporary' || row.width === null || row.height === null) throw new UploadRefusal('gone');
  await publishUploads(tx, [row.id]);
  await disownUploads(tx, [row.id]);
  return { url: publicAddress({ key: row.key, variant: '' }), alt: wish.alt, width: row.width, height: row.height };
}

/** Deletes the uploads behind pictures that nothing shows anymore. */
export async function dropPictures(tx: TransactionScope, urls: readonly string[]): Promise<void> {
  const keys = urls.flatMap((url) => readPublicAddress(url)?.key ?? []);
  if (keys.length > 0) await dropUploads(tx, await findPublicUploads(tx, [...new Set(keys)]));
}
