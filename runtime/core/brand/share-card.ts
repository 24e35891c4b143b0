/** The picture of a job or an article in social networks, in the look of the brand and its own typeface. */
import sharp from 'sharp';
import type { BrandDocument } from '../document/brand.generated.ts';
import { colourRoles } from '../theme/roles.ts';
import { drawnName } from './artwork.ts';
import { solidLettersOf } from './hands.ts';
import type { Pen } from './outlines.ts';

export interface ShareCard {
  /** Above the title: the employer, or the category. */
  above: string;
  title: string;
  /** Below the title, in order of importance. */
  below: readonly string[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const BAND = 110;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
/** The largest that fits is taken; the smallest cuts the title off. */
const TITLE_SIZES = [92, 80, 70, 60, 52];
const MOST_LINES = 3;

/** A PNG of 1200 by 630 pixels. */
export async function drawShareCard(brand: Pick<BrandDocument, 'site' | 'theme'>, card: ShareCard): Promise<Buffer> {
  const letters = await solidLettersOf(brand);
  const drawn = sketch(brand, card, letters);
  return sharp(Buffer.from(drawn), { density: 72 }).png({ compressionLevel: 9, palette: true }).toBuffer();
}

function sketch(
  brand: Pick<BrandDocument, 'site' | 'theme'>,
  { above, title, below }: ShareCard,
  { heading, text }: { heading: Pen; text: Pen },
): string {
  const { theme } = brand;
  const isDark = theme.surface === 'dark' || theme.colorScheme === 'dark';
  const roles = colourRoles(theme, isDark ? 'dark' : 'light');
  const role = (name: string) => roles[name] ?? '';
  const { size, lines } = fitted(heading, title);
  const parts: string[] = [];
  const put = (pen: Pen, words: string, y: number, height: number, fill: string) => {
    const { data } = outlineOf(pen, words, height);
    parts.push(`<path transform="translate(${MARGIN} ${y.toFixed(1)})" fill="${fill}" d="${data}"/>`);
  };
  put(text, cut(text, above, 36), 118, 36, role('text-muted'));
  const first = 150 + size * 1.05;
  for (const [row, line] of lines.entries()) put(heading, line, first + row * size * 1.15, size, role('text'));
  const last = first + (lines.length - 1) * size * 1.15;
  put(text, cut(text, below.filter(Boolean).join(' · '), 38), last + 84, 38, role('text'));
  put(
    heading,
    cut(heading, drawnName(brand), 44),
    HEIGHT - BAND / 2 + 44 * heading.capitals * 0.5,
    44,
    role('on-brand'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${role('surface')}"/><rect y="${HEIGHT - BAND}" width="${WIDTH}" height="${BAND}" fill="${role('brand')}"/>${parts.join('')}</svg>`;
}

function outlineOf(pen: Pen, words: string, size: number) {
  return pen.outline(pen.writable(words), size) ?? { data: '', width: 0 };
}

/** The title in at most three lines, as large as possible. */
function fitted(pen: Pen, title: string): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = broken(pen, title, size);
    if (lines.length <= MOST_LINES && lines.every((line) => outlineOf(pen, line, size).width <= TEXT_WIDTH)) {
      return { size, lines };
    }
  }
  const size = TITLE_SIZES.at(-1) ?? 52;
  const [one = '', two = '', ...rest] = broken(pen, title, size);
  const lines = [one, two, rest.join(' ')].filter((line) => line !== '');
  return { size, lines: lines.map((line) => cut(pen, line, size)) };
}

/** Lines as long as fit, broken between words; a longer word stays whole. */
function broken(pen: Pen, title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of pen.writable(title).split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const fits = lines.length > 0 && outlineOf(pen, longer, size).width <= TEXT_WIDTH;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** One line that fits, with an ellipsis where it had to be cut. */
function cut(pen: Pen, words: string, size: number): string {
  let kept = pen.writable(words);
  if (outlineOf(pen, kept, size).width <= TEXT_WIDTH) return kept;
  while (kept !== '' && outlineOf(pen, `${kept}…`, size).width > TEXT_WIDTH) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}
