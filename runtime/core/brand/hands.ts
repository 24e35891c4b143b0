/** Letters of a brand's typefaces for pictures that are rendered outside the page, without the page's fonts. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { type FontName, typefaces } from '../theme/typefaces.ts';
import { textWidth } from './lettering.ts';
import { type Pen, penOf } from './outlines.ts';

type Source = Pick<BrandDocument, 'theme'>;

function isSerif({ theme }: Source): boolean {
  return theme.headingFont === 'system-serif' || typefaces[theme.headingFont].file?.kind === 'serif';
}

/** Font families an image can rely on: it is rendered outside the page, without the page's fonts. */
function familyOf(source: Source): string {
  return isSerif(source)
    ? "Georgia, 'Noto Serif', 'DejaVu Serif', serif"
    : "'Helvetica Neue', Arial, 'Noto Sans', 'DejaVu Sans', sans-serif";
}

export interface Lettering {
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor: 'start' | 'middle';
}

/** The letters of a brand's headings, and those of its other texts. */
export interface Letters {
  heading: Hand;
  text: Hand;
}

export interface Hand {
  capitals: number;
  /** In pixels. */
  width(words: string, size: number): number;
  draw(words: string, at: Lettering): string;
}

/** The letters of a brand; a machine without the device's typefaces shows none of these. */
export async function lettersOf(source: Source): Promise<Letters> {
  const { headingFont, textFont } = source.theme;
  const [heading, text] = await Promise.all([penOf(headingFont), penOf(textFont, 400)]);
  return { heading: handOf(source, heading, 700), text: handOf(source, text, 400) };
}

/** Outlines of the brand's typeface. Letters that it lacks, and those of the device's own typefaces, are set in what the viewer has. */
function handOf(source: Source, pen: Pen | undefined, weight: number): Hand {
  const family = familyOf(source);
  // The widest serif a machine may have is broader than its sans serif.
  const guess = (words: string, size: number) => textWidth(words, size) * (isSerif(source) ? 1.2 : 1);
  return {
    capitals: pen?.capitals ?? 0.72,
    width: (words, size) => pen?.outline(words, size)?.width ?? guess(words, size),
    draw(words, { x, y, size, fill, anchor }) {
      const outline = pen?.outline(words, size);
      if (outline === undefined)
        return `<text x="${x}" y="${y.toFixed(1)}" font-family="${family}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escapeText(words)}</text>`;
      const left = anchor === 'middle' ? x - outline.width / 2 : x;
      return `<path transform="translate(${left.toFixed(1)} ${y.toFixed(1)})" fill="${fill}" d="${outline.data}"/>`;
    },
  };
}

/** A text for SVG, without characters that XML does not know. */
export function escapeText(value: string): string {
  const safe = value.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return safe.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The letters of a brand as outlines alone, for texts that a machine without any typeface must be able to draw. */
export async function solidLettersOf({ theme }: Source): Promise<{ heading: Pen; text: Pen }> {
  const standIn = isSerif({ theme }) ? 'source-serif-4' : 'inter';
  const solid = async (name: FontName, weight?: number): Promise<Pen> => {
    const pen = (await penOf(name, weight)) ?? (await penOf(standIn, weight));
    if (pen === undefined) throw new Error(`${standIn} has no file.`);
    return pen;
  };
  const [heading, text] = await Promise.all([solid(theme.headingFont), solid(theme.textFont, 400)]);
  return { heading, text };
}
