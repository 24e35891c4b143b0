/** Images in form answers. */
import { readNumber, readObject, readText } from '../read-json.ts';

export interface StoredImage {
  url: string;
  alt: string;
  title: string | null;
  width: number | null;
  height: number | null;
  /** URL of a smaller variant. */
  small: string | null;
}

/** An image of an answer, or null without a URL. */
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
