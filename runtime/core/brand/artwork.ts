/** Images generated from a brand's name and colors, for brands without images of their own and for `brand new`. */
import sharp from 'sharp';
import type { BrandDocument } from '../document/brand.generated.ts';
import { colourRoles, onlyScheme, type Scheme } from '../theme/roles.ts';
import { escapeText, type Letters, lettersOf } from './hands.ts';
import { initialsOf, linesOf } from './lettering.ts';
import { textIn } from './views.ts';

/** What an image is generated from. */
export type ArtworkSource = Pick<BrandDocument, 'site' | 'theme' | 'locales'>;

export interface Artwork {
  /** Media type. */
  type: string;
  body: Buffer;
}

type Draw = (source: ArtworkSource) => Promise<Artwork>;

/** Draws a picture as SVG text. */
type Sketch = (source: ArtworkSource, letters: Letters) => string;

/** Stands in every image that is made here. */
const MARK = 'drawn from name, colors and typeface of the brand';

const pixels = async (text: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(text), { density: 72 })
    .resize({ width })
    .withExif({ IFD0: { ImageDescription: MARK } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
const svg =
  (sketch: Sketch): Draw =>
  async (source) => ({ type: 'image/svg+xml', body: Buffer.from(sketch(source, await lettersOf(source))) });
const png =
  (sketch: Sketch, width: number): Draw =>
  async (source) => ({ type: 'image/png', body: await pixels(sketch(source, await lettersOf(source)), width) });

/** Every image that can be generated, by file name. */
export const ARTWORK: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['logo.svg', svg((source, letters) => wordmark(source, letters, onlyScheme(source.theme)))],
  ['logo-dark.svg', svg((source, letters) => wordmark(source, letters, 'dark'))],
  ['favicon.svg', svg(icon)],
  [
    'favicon.ico',
    async (source) => ({
      type: 'image/x-icon',
      body: toIco(await pixels(icon(source, await lettersOf(source)), 32), 32),
    }),
  ],
  ['favicon-32.png', png(icon, 32)],
  ['apple-touch-icon.png', png((source, letters) => icon(source, letters, 0), 180)],
  ['icon-192.png', png(icon, 192)],
  ['icon-512.png', png(icon, 512)],
  ['social.png', png(social, 1200)],
]);

/** Whether an image was made here, not by a person. */
export function isArtwork(body: Buffer): boolean {
  return body.includes(MARK);
}

/** The image for a file name such as `favicon.svg`, or undefined when that image cannot be generated. */
export async function drawArtwork(name: string, source: ArtworkSource): Promise<Artwork | undefined> {
  return ARTWORK.get(name)?.(source);
}

interface Paint {
  brand: string;
  onBrand: string;
  text: string;
}

function paintOf(source: ArtworkSource, scheme = onlyScheme(source.theme)): Paint {
  const { theme } = source;
  const { brand = theme.primary, 'on-brand': onBrand = '#ffffff', text = '#1a1a1a' } = colourRoles(theme, scheme);
  return { brand, onBrand, text };
}

/** The name as images show it: without emoji, since the machine may lack a font for them; texts keep them. */
export function drawnName({ site }: Pick<ArtworkSource, 'site'>): string {
  const letters = site.name.replace(/(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '');
  return letters.replace(/\s+/g, ' ').trim() || site.name;
}

const CORNERS = { none: 0, small: 10, round: 32 };

function icon(source: ArtworkSource, { heading }: Letters, corner = CORNERS[source.theme.radius]): string {
  const { brand, onBrand } = paintOf(source);
  const letters = initialsOf(drawnName(source));
  const size = letters.length > 1 ? 30 : 40;
  const at = { x: 32, y: 32 + (size * heading.capitals) / 2, size, fill: onBrand, anchor: 'middle' } as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512"><metadata>${MARK}</metadata><rect width="64" height="64" rx="${corner}" fill="${brand}"/>${heading.draw(letters, at)}</svg>\n`;
}

function wordmark(source: ArtworkSource, { heading }: Letters, scheme: Scheme): string {
  const { brand, text: fill } = paintOf(source, scheme);
  const name = drawnName(source);
  const size = 30;
  const width = Math.ceil(heading.width(name, size)) + 22;
  const at = { x: 16, y: 24 + (size * heading.capitals) / 2, size, fill, anchor: 'start' } as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="${escapeText(source.site.name)}"><metadata>${MARK}</metadata><rect y="8" width="6" height="32" fill="${brand}"/>${heading.draw(name, at)}</svg>\n`;
}

function social(source: ArtworkSource, { heading, text }: Letters): string {
  const { brand, onBrand: fill } = paintOf(source);
  const lines = linesOf(drawnName(source), 18).slice(0, 3);
  const longest = Math.max(...lines.map((line) => heading.width(line, 1)));
  const size = Math.min(120, Math.floor(1020 / longest));
  const top = 300 - ((lines.length - 1) * size * 1.15) / 2;
  const name = lines.map((line, row) =>
    heading.draw(line, { x: 90, y: top + row * size * 1.15, size, fill, anchor: 'start' }),
  );
  const tagline = textIn(source.site.tagline || source.site.description, source.locales.default) ?? '';
  const below = linesOf(tagline, 52)
    .slice(0, 2)
    .map((line, row) => text.draw(line, { x: 90, y: 510 + row * 48, size: 36, fill, anchor: 'start' }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="${brand}"/><rect x="90" y="90" width="96" height="10" fill="${fill}"/>${[...name, ...below].join('')}</svg>\n`;
}

/** Wraps a PNG as a one-picture icon file. */
function toIco(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
