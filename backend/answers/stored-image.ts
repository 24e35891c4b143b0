/** Pictures as form answers keep them. */
import { readNumber, readObject, readText } from '../read-json.ts';

export interface StoredImage {
  url: string;
  alt: string;
  title: string | null;
  width: number | null;
  height: number | null;
  /** Address of a smaller form. */
  small: string | null;
}

/** An image of an answer, or null without an address. */
export function readImage(answer: unknown): StoredImage | null {
  const image = readObject(answer);
  const url = readText(image.url);
  if (url === null) return null;
  const [width, height] = [readNumber(image.width), readNumber(image.height)];
  return {
    url,
    alt: readText(image.alt) ?? '',
    title: readText(image.title),
    width,
    height,
    small: readText(image.small),
  };
}
