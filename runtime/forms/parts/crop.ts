/** Crops an image on a canvas: `blob:` URLs for images are forbidden by the content security policy. */
import type { FilePurpose } from '../control-contract.ts';

/** A part of an image, in percent. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Aspect ratio (width / height) of images for a purpose; undefined if any is allowed. */
export function aspectOf(purpose: FilePurpose): number | undefined {
  if (purpose === 'PHOTO') return 1;
  return purpose === 'COVER' ? 3 : undefined;
}

/** The largest centered area of an image with this aspect ratio. */
export function largestArea(picture: { width: number; height: number }, aspect: number | undefined): CropArea {
  if (aspect === undefined) return { x: 0, y: 0, width: 100, height: 100 };
  const own = picture.width / picture.height;
  const [width, height] = own > aspect ? [(aspect / own) * 100, 100] : [100, (own / aspect) * 100];
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** Larger than what the backend keeps of any image. */
const longestSide = 4000;
const quality = 0.92;

/** Draws part of an image into a new file; the whole image remains the original file. */
export async function cutOut(file: File, picture: ImageBitmap, area: CropArea): Promise<File> {
  if (area.width >= 99.9 && area.height >= 99.9) return file;
  const [x, y] = [(picture.width * area.x) / 100, (picture.height * area.y) / 100];
  const [width, height] = [(picture.width * area.width) / 100, (picture.height * area.height) / 100];
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  if (!blob) return file;
  const base = file.name.replace(/\.[^.]*$/, '');
  return new File([blob], `${base}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type });
}
