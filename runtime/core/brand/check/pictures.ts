/** What the files in the folders of pictures are. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** `type` is `svg`, `png`, `jpg`, `webp`, ...; undefined for a file that is no picture. Sizes in pixels, 0 if it has none. */
export interface Picture {
  type: string | undefined;
  width: number;
  height: number;
}

interface Seen {
  changed: number;
  bytes: number;
  picture: Picture;
}

const seen = new Map<string, Seen>();
const MOST_SEEN = 50_000;

/** The picture in a file, read again only when the file has changed; undefined if there is no file. */
export function pictureAt(folder: string, name: string): Picture | undefined {
  const path = join(folder, name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return undefined;
  const before = seen.get(path);
  if (before?.changed === stats.mtimeMs && before.bytes === stats.size) return before.picture;
  const picture = describePicture(readFileSync(path));
  if (seen.size >= MOST_SEEN) seen.clear();
  seen.set(path, { changed: stats.mtimeMs, bytes: stats.size, picture });
  return picture;
}

function describePicture(content: Uint8Array): Picture {
  try {
    const { type, width, height } = imageSize(content);
    return { type, width, height };
  } catch {
    // A drawing without any size is still a drawing.
    const isDrawing = /<svg[\s>]/.test(Buffer.from(content.subarray(0, 4096)).toString());
    return { type: isDrawing ? 'svg' : undefined, width: 0, height: 0 };
  }
}
