/** Cutting a part out of a picture, on a canvas: pictures with an address of their own (`blob:`) the policy forbids. */
import type { FilePurpose } from '../control-contract.ts';

/** A part of a picture in percent of it. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width by height that a picture of a purpose is shown in; undefined where it may have any. */
export function aspectOf(purpose: FilePurpose): number | undefined {
  if (purpose === 'PHOTO') return 1;
  return purpose === 'COVER' ? 3 : undefined;
}

/** The largest part in the middle of a picture with this shape. */
export function largestArea(picture: { width: number; height: number }, aspect: number | undefined): CropArea {
  if (aspect === undefined) return { x: 0, y: 0, width: 100, height: 100 };
  const own = picture.width / picture.height;
  const [width, height] = own > aspect ? [(aspect / own) * 100, 100] : [100, (own / aspect) * 100];
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** More than the backend keeps of any picture. */
const longestSide = 4000;
const quality = 0.92;

/** Draws a part of a picture as a file of its own; the whole picture stays the file it was. */
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
