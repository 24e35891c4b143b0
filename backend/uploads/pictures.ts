/** Re-encodes uploaded images: only the pixels are kept, without location, camera data or trailing bytes. */
import { rm, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { FileKind } from './file-kinds.ts';
import { MOST_PIXELS } from './limits.ts';
import type { PictureSize, PurposePlan } from './purposes.ts';
import { UploadRefusal } from './refusal.ts';

export interface DrawnPicture {
  path: string;
  width: number;
  height: number;
  /** In bytes. */
  size: number;
}

export interface DrawnPictures {
  kind: FileKind;
  main: DrawnPicture;
  variants: Readonly<Record<string, DrawnPicture>>;
}

export interface PictureOptions {
  path: string;
  kind: FileKind;
  plan: PurposePlan['picture'];
  newPath: () => string;
}

const LONGEST_SECONDS = 30;
/** 50 million pixels with transparency. */
const MOST_BYTES_AT_ONCE = 200_000_000;

// Originals are read once; caching them would only fill the memory.
sharp.cache(false);

/** Images are processed one after the other: each may take two hundred megabytes for seconds. */
let last: Promise<unknown> = Promise.resolve();

/** Writes the image and its variants to new files. Throws `UploadRefusal` if it is animated, too large or damaged. */
export function drawPictures(options: PictureOptions): Promise<DrawnPictures> {
  const turn = last.then(() => draw(options));
  last = turn.catch(() => undefined);
  return turn;
}

async function draw({ path, kind, plan, newPath }: PictureOptions): Promise<DrawnPictures> {
  await checkHeader(path, kind);
  const written: string[] = [];
  const into = async (from: string, as: FileKind, size: PictureSize): Promise<DrawnPicture> => {
    const to = newPath();
    written.push(to);
    const { width, height } = await encode(read(from), as, size).toFile(to);
    return { path: to, width, height, size: (await stat(to)).size };
  };
  try {
    const as = plan.as === 'same' ? kind : plan.as;
    const main = await into(path, as, plan.size);
    const variants: Record<string, DrawnPicture> = {};
    for (const [name, size] of Object.entries(plan.variants)) variants[name] = await into(main.path, as, size);
    return { kind: as, main, variants };
  } catch (error) {
    for (const file of written) await rm(file, { force: true });
    throw damaged(error);
  }
}

/** The header is enough to refuse an image before any pixel is decoded. */
async function checkHeader(path: string, kind: FileKind): Promise<void> {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw damaged(error);
    });
  if (header.format !== (kind === 'jpg' ? 'jpeg' : kind)) throw damaged();
  if ((header.pages ?? 1) > 1) throw new UploadRefusal('animated');
  const pixels = header.width * header.height;
  // Progressive images cannot be read in strips: they are decoded completely in memory.
  const bytes = header.isProgressive ? pixels * header.channels * (header.depth === 'ushort' ? 2 : 1) : 0;
  if (pixels > MOST_PIXELS || bytes > MOST_BYTES_AT_ONCE) {
    const million = Math.ceil(pixels / 1e6);
    throw pixels > MOST_PIXELS
      ? new UploadRefusal('tooManyPixels', { million, most: MOST_PIXELS / 1e6 })
      : new UploadRefusal('tooDeep', { million });
  }
}

function read(path: string): Sharp {
  return sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient();
}

function encode(picture: Sharp, as: FileKind, size: PictureSize): Sharp {
  const fitted = picture.resize({ ...size, fit: 'inside', withoutEnlargement: true });
  if (as === 'png') return fitted.png({ compressionLevel: 8 });
  if (as === 'webp') return fitted.webp({ quality: 85 });
  return fitted.jpeg({ quality: 90 });
}

function damaged(cause?: unknown): UploadRefusal {
  return cause instanceof UploadRefusal ? cause : new UploadRefusal('pictureDamaged');
}
