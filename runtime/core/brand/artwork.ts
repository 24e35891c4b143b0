/** Images generated from a brand's name and colors, for brands without images of their own and for `brand new`. */
import sharp from 'sharp';
import type { BrandDocument } from '../document/brand.generated.ts';
import { colourRoles, type Scheme } from '../theme/roles.ts';
import { initialsOf, linesOf, textWidth } from './lettering.ts';
import { textIn } from './views.ts';

/** What an image is generated from. */
export type ArtworkSource = Pick<BrandDocument, 'site' | 'theme' | 'locales'>;

export interface Artwork {
  /** Media type. */
  type: string;
  body: Buffer;
}

type Draw = (source: ArtworkSource) => Promise<Artwork>;

const svg = async (text: string): Promise<Artwork> => ({ type: 'image/svg+xml', body: Buffer.from(text) });
const pixels = async (text: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(text), { density: 72 }).resize({ width }).png({ compressionLevel: 9, palette: true }).toBuffer();
const png =
  (draw: (source: ArtworkSource) => string, width: number): Draw =>
  async (source) => ({
    type: 'image/png',
    body: await pixels(draw(source), width),
  });

/** Every image that can be generated, by file name. */
export const ARTWORK: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['logo.svg', (source) => svg(wordmark(source))],
  ['logo-dark.svg', (source) => svg(wordmark(source, 'dark'))],
  ['favicon.svg', (source) => svg(icon(source))],
  ['favicon.ico', async (source) => ({ type: 'image/x-icon', body: toIco(await pixels(icon(source), 32), 32) })],
  ['favicon-32.png', png(icon, 32)],
  ['apple-touch-icon.png', png((source) => icon(source, 0), 180)],
  ['icon-192.png', png(icon, 192)],
  ['icon-512.png', png(icon, 512)],
  ['social.png', png(social, 1200)],
]);

/** The image for a file name such as `favicon.svg`, or undefined when that image cannot be generated. */
export async function drawArtwork(name: string, source: ArtworkSource): Promise<Artwork | undefined> {
  return ARTWORK.get(name)?.(source);
}

interface Paint {
  brand: string;
  onBrand: string;
  text: string;
}

function schemeOf({ theme }: ArtworkSource): Scheme {
  return theme.surface === 'dark' || theme.colorScheme === 'dark' ? 'dark' : 'light';
}

function paintOf(source: ArtworkSource, scheme = schemeOf(source)): Paint {
  const { theme } = source;
  const { brand = theme.primary, 'on-brand': onBrand = '#ffffff', text = '#1a1a1a' } = colourRoles(theme, scheme);
  return { brand, onBrand, text };
}

function isSerif({ theme }: ArtworkSource): boolean {
  return theme.headingFont === 'source-serif-4' || theme.headingFont === 'system-serif';
}

/** The name as images show it: without emoji, since the machine may lack a font for them; texts keep them. */
export function drawnName({ site }: Pick<ArtworkSource, 'site'>): string {
  const letters = site.name.replace(/(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '');
  return letters.replace(/\s+/g, ' ').trim() || site.name;
}

/** The width to reserve for a text; the widest serif a machine may have is broader than its sans serif. */
function roomFor(source: ArtworkSource, words: string, size: number): number {
  return textWidth(words, size) * (isSerif(source) ? 1.2 : 1);
}

/** Font families an image can rely on: it is rendered outside the page, without the page's fonts. */
function familyOf(source: ArtworkSource): string {
  return isSerif(source)
    ? "Georgia, 'Noto Serif', 'DejaVu Serif', serif"
    : "'Helvetica Neue', Arial, 'Noto Sans', 'DejaVu Sans', sans-serif";
}

const CORNERS = { none: 0, small: 10, round: 32 };

function icon(source: ArtworkSource, corner = CORNERS[source.theme.radius]): string {
  const { brand, onBrand } = paintOf(source);
  const letters = initialsOf(drawnName(source));
  const size = letters.length > 1 ? 30 : 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512"><rect width="64" height="64" rx="${corner}" fill="${brand}"/>${text(letters, { x: 32, y: 32 + size * 0.36, size, fill: onBrand, family: familyOf(source), anchor: 'middle' })}</svg>\n`;
}

function wordmark(source: ArtworkSource, scheme?: Scheme): string {
  const { brand, text: ink } = paintOf(source, scheme);
  const size = 30;
  const width = Math.ceil(roomFor(source, drawnName(source), size)) + 22;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="${escapeText(source.site.name)}"><rect y="8" width="6" height="32" fill="${brand}"/>${text(drawnName(source), { x: 16, y: 35, size, fill: ink, family: familyOf(source), anchor: 'start' })}</svg>\n`;
}

function social(source: ArtworkSource): string {
  const { brand, onBrand } = paintOf(source);
  const family = familyOf(source);
  const lines = linesOf(drawnName(source), 18).slice(0, 3);
  const longest = Math.max(...lines.map((line) => roomFor(source, line, 1)));
  const size = Math.min(120, Math.floor(1020 / longest));
  const top = 300 - ((lines.length - 1) * size * 1.15) / 2;
  const name = lines.map((line, row) =>
    text(line, { x: 90, y: top + row * size * 1.15, size, fill: onBrand, family, anchor: 'start' }),
  );
  const tagline = textIn(source.site.tagline || source.site.description, source.locales.default) ?? '';
  const below = linesOf(tagline, 52)
    .slice(0, 2)
    .map((line, row) =>
      text(line, { x: 90, y: 510 + row * 48, size: 36, fill: onBrand, family, anchor: 'start', weight: 400 }),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="${brand}"/><rect x="90" y="90" width="96" height="10" fill="${onBrand}"/>${[...name, ...below].join('')}</svg>\n`;
}

interface Lettering {
  x: number;
  y: number;
  size: number;
  fill: string;
  family: string;
  anchor: 'start' | 'middle';
  weight?: number;
}

function text(words: string, { x, y, size, fill, family, anchor, weight = 700 }: Lettering): string {
  return `<text x="${x}" y="${y.toFixed(1)}" font-family="${family}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escapeText(words)}</text>`;
}

function escapeText(value: string): string {
  const safe = value.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return safe.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
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
