/** Logos of demo organizations, always the same for the same name: wordmarks, monograms and emblems of what they do. */
import { type Pen, penOf } from '../../runtime/core/brand/outlines.ts';
import { characterOf, type LogoPalette, PALETTES } from './logo-styles.ts';
import { SYMBOLS, type SymbolName } from './logo-symbols.ts';
import { createRandom, type Random } from './random.ts';

/** Width and height in pixels. */
const SIZE = 160;

const FILLERS = new Set(
  'the and am zum der die du de des la le of und et y & gmbh ggmbh mbh co kg ag eg e v llc inc ltd sohn'.split(' '),
);

/** The words of a name that a logo would show. */
function wordsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}’'-]+/u).filter((word) => word !== '' && !FILLERS.has(word.toLowerCase()));
  return words.length > 0 ? words : [name];
}

/** First letters of the first two significant words. */
export function initialsOf(name: string): string {
  return wordsOf(name)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

interface Sheet extends LogoPalette {
  name: string;
  words: string[];
  initials: string;
  random: Random;
  pen: Pen;
  symbol: SymbolName;
}

/** A drawing of 160 x 160 over the ground; undefined where the typeface lacks a letter or the name is too long for it. */
type Design = (sheet: Sheet) => string | undefined;

/** An SVG of 160 x 160 pixels. */
export async function drawLogo(name: string, trade: string): Promise<string> {
  const random = createRandom(`logo of ${name}`);
  const character = characterOf(trade);
  const face = random.pick(character.faces);
  const pen = await penOf(face);
  if (pen === undefined) throw new Error(`The typeface "${face}" has no outlines.`);
  const sheet: Sheet = {
    ...PALETTES[random.pick(character.palettes)],
    name,
    words: wordsOf(name),
    initials: initialsOf(name),
    random,
    pen,
    symbol: symbolFor(name, character.symbols, random),
  };
  const first = random.weighted(DESIGNS).draw;
  const drawing = first(sheet) ?? emblem(sheet) ?? '';
  const { ground, ink, accent } = sheet;
  const whole = `${box(0, 0, SIZE, SIZE, 'GROUND')}${drawing}`
    .replaceAll('GROUND', ground)
    .replaceAll('INK', ink)
    .replaceAll('ACCENT', accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${whole}</svg>\n`;
}

/** What the name calls for, or what suits the trade; not the same for all libraries. */
function symbolFor(name: string, usual: readonly SymbolName[], random: Random): SymbolName {
  const named = Object.entries(SYMBOLS).flatMap(([key, symbol]) =>
    'words' in symbol && symbol.words.test(name) ? [key as SymbolName] : [],
  );
  return random.pick(named.length > 0 && random.chance(0.65) ? named : usual);
}

const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

/** A symbol with its center at a point; `colors` swap those of the drawing. */
function symbol({ symbol: name }: Sheet, x: number, y: number, size: number, colors = INKED): string {
  const scale = size / 100;
  const drawing = SYMBOLS[name].drawing.replace(/INK|GROUND|ACCENT/g, (role) => colors[role as keyof typeof INKED]);
  return `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(scale)})">${drawing}</g>`;
}

const INKED = { INK: 'INK', GROUND: 'GROUND', ACCENT: 'ACCENT' };
const REVERSED = { INK: 'GROUND', GROUND: 'INK', ACCENT: 'ACCENT' };

const round = (value: number) => Math.round(value * 100) / 100;

interface Lettering {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle';
}

/** Letters as outlines, in tenths of a pixel. */
function letter({ pen }: Sheet, text: string, { x, y, size, fill, anchor = 'middle' }: Lettering): string | undefined {
  const outline = pen.outline(text, size);
  if (outline === undefined) return undefined;
  const left = anchor === 'middle' ? x - outline.width / 2 : x;
  const data = outline.data.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
  return `<path transform="translate(${round(left)} ${round(y)})" fill="${fill}" d="${data}"/>`;
}

/** The largest size at which a text fits; `most` pixels at most. */
function sizeFor({ pen }: Sheet, text: string, width: number, most: number): number {
  const outline = pen.outline(text, 100);
  return outline === undefined ? 0 : Math.min(most, (width / outline.width) * 100);
}

/** A text in the middle of a box. */
function centered(
  sheet: Sheet,
  text: string,
  { width, most, x = 80, y = 80, fill = 'INK' }: Centered,
): string | undefined {
  const size = sizeFor(sheet, text, width, most);
  return letter(sheet, text, { x, y: y + (size * sheet.pen.capitals) / 2, size, fill });
}

interface Centered {
  width: number;
  most: number;
  x?: number;
  y?: number;
  fill?: string;
}

/** The symbol alone: in the middle, on a stripe, in a frame, or so large that the edge cuts it off. */
const emblem: Design = (sheet) => {
  const size = sheet.random.between(92, 112);
  return sheet.random.pick([
    () => symbol(sheet, 80, 80, size),
    () => symbol(sheet, 80, 72, size) + box(0, 136, SIZE, sheet.random.between(8, 24), 'ACCENT'),
    () => box(9, 9, 142, 142, 'none', ' stroke="INK" stroke-width="5" rx="12"') + symbol(sheet, 80, 80, size - 14),
    () => symbol(sheet, 102, 98, size + 62),
  ])();
};

const SHAPES: readonly ((fill: string) => string)[] = [
  (fill) => `<circle cx="80" cy="80" r="72" fill="${fill}"/>`,
  (fill) => box(10, 10, 140, 140, fill, ' rx="34"'),
  (fill) => `<path d="M80 6 146 43v74L80 154 14 117V43Z" fill="${fill}"/>`,
  (fill) => `<path d="M16 154V76a64 64 0 0 1 128 0v78Z" fill="${fill}"/>`,
  (fill) => `<path d="M14 10h132v70c0 40-30 62-66 74C44 142 14 120 14 80Z" fill="${fill}"/>`,
  (fill) => `<path d="M80 4 156 80 80 156 4 80Z" fill="${fill}"/>`,
];

/** A symbol left out of a filled shape. */
const badge: Design = (sheet) => sheet.random.pick(SHAPES)('INK') + symbol(sheet, 80, 82, 74, REVERSED);

const shaped: Design = (sheet) => {
  const letters = centered(sheet, sheet.initials, { width: 84, most: 72, y: 80, fill: 'GROUND' });
  return letters && sheet.random.pick(SHAPES)('INK') + letters;
};

const caseOf = ({ random }: Sheet, text: string) =>
  random.pick([text, text.toUpperCase(), text.toUpperCase(), text.toLowerCase()]);

/** The symbol above the first word. */
const lockup: Design = (sheet) => {
  const [word = ''] = sheet.words;
  if (word.length > 10) return undefined;
  const letters = centered(sheet, caseOf(sheet, word), { width: 132, most: 40, y: 130 });
  return letters && symbol(sheet, 80, 62, 84) + letters;
};

/** The symbol above a bar with the word in it. */
const banner: Design = (sheet) => {
  const [word = ''] = sheet.words;
  if (word.length > 11) return undefined;
  const letters = centered(sheet, word.toUpperCase(), { width: 136, most: 34, y: 131, fill: 'GROUND' });
  return letters && symbol(sheet, 80, 56, 80) + box(0, 102, 160, 58, 'INK') + letters;
};

/** The name in two or three lines that fill the width, as a block. */
const stacked: Design = (sheet) => {
  const words = sheet.words.slice(0, 3);
  if (words.length < 2 || words.some((word) => word.length > 12 || word.length < 3)) return undefined;
  const upper = sheet.random.chance(0.7);
  const lines = words.map((word) => (upper ? word.toUpperCase() : word));
  const sizes = lines.map((text) => sizeFor(sheet, text, 132, words.length === 2 ? 62 : 46));
  const { capitals } = sheet.pen;
  const gap = upper ? 10 : 18;
  const heights = sizes.map((size) => size * capitals);
  const total = heights.reduce((sum, height) => sum + height + gap, -gap);
  if (total > 146) return undefined;
  let y = (SIZE - total) / 2;
  const drawn = lines.map((text, at) => {
    y += heights[at] ?? 0;
    const shape = letter(sheet, text, {
      x: 14,
      y,
      size: sizes[at] ?? 0,
      fill: at === 1 && words.length === 3 ? 'ACCENT' : 'INK',
      anchor: 'start',
    });
    y += gap;
    return shape;
  });
  return drawn.includes(undefined) ? undefined : drawn.join('');
};

/** The name set small at the foot of the ground, as on a spine. */
const placard: Design = (sheet) => {
  const words = sheet.words.slice(0, 3);
  if (words.some((word) => word.length > 13)) return undefined;
  const size = Math.min(27, ...words.map((word) => sizeFor(sheet, word, 128, 27)));
  const lines = words.map((word, at) =>
    letter(sheet, word, { x: 16, y: 146 - (words.length - 1 - at) * size * 1.12, size, fill: 'INK', anchor: 'start' }),
  );
  if (lines.includes(undefined)) return undefined;
  const sign = sheet.random.chance(0.5) ? box(16, 18, 44, 10, 'ACCENT') : symbol(sheet, 38, 38, 46);
  return sign + lines.join('');
};

const monogram: Design = (sheet) => centered(sheet, sheet.initials, { width: 118, most: 104 });

const framed: Design = (sheet) => {
  const letters = centered(sheet, sheet.initials, { width: 82, most: 70 });
  const frame = sheet.random.pick([
    '<circle cx="80" cy="80" r="66" fill="none" stroke="INK" stroke-width="5"/><circle cx="80" cy="80" r="57" fill="none" stroke="ACCENT" stroke-width="2"/>',
    '<rect x="16" y="16" width="128" height="128" fill="none" stroke="INK" stroke-width="5"/><rect x="25" y="25" width="110" height="110" fill="none" stroke="ACCENT" stroke-width="2"/>',
    '<path d="M24 30H136M24 130H136" stroke="INK" stroke-width="6"/><path d="M24 39H136M24 121H136" stroke="ACCENT" stroke-width="2"/>',
    '<path d="M80 10 150 80 80 150 10 80Z" fill="none" stroke="INK" stroke-width="5"/>',
  ]);
  return letters && frame + letters;
};

/** One letter, so large that the edge cuts it off. */
const cropped: Design = (sheet) => {
  const [initial = ''] = sheet.initials;
  // A bar and nothing else.
  if (/[IJL1]/.test(initial)) return undefined;
  return letter(sheet, initial, { x: 92, y: 172, size: 250, fill: 'INK' });
};

/** A letter and a full stop. */
const stopped: Design = (sheet) => {
  const [initial = ''] = sheet.initials;
  const text = sheet.random.chance(0.5) ? initial.toLowerCase() : initial;
  const size = sizeFor(sheet, text, 100, 128);
  const width = sheet.pen.outline(text, size)?.width ?? 0;
  const left = 80 - (width + 30) / 2;
  const shape = letter(sheet, text, { x: left, y: 122, size, fill: 'INK', anchor: 'start' });
  return shape && `${shape}<circle cx="${round(left + width + 17)}" cy="111" r="12" fill="ACCENT"/>`;
};

/** Two tones, a letter across both. */
const split: Design = (sheet) => {
  const letters = centered(sheet, sheet.initials, { width: 110, most: 86 });
  const tone = sheet.random.pick([
    'M0 160 160 0V160Z',
    'M0 80H160V160H0Z',
    'M80 0H160V160H80Z',
    'M0 112q40-34 80 0t80 0V160H0Z',
    'M160 0A160 160 0 0 1 0 160V0Z',
  ]);
  return letters && `<path d="${tone}" fill="ACCENT" fill-opacity=".32"/>${letters}`;
};

/** The symbol, and a word beside it turned upwards as on a flag. */
const flag: Design = (sheet) => {
  const [word = ''] = sheet.words;
  if (word.length > 10) return undefined;
  const letters = centered(sheet, word.toUpperCase(), { width: 136, most: 30, fill: 'GROUND' });
  return (
    letters &&
    `${box(0, 0, 48, 160, 'INK')}<g transform="translate(-56 0) rotate(-90 80 80)">${letters}</g>${symbol(sheet, 104, 80, 84)}`
  );
};

const DESIGNS: readonly { draw: Design; weight: number }[] = [
  { draw: stacked, weight: 17 },
  { draw: lockup, weight: 14 },
  { draw: emblem, weight: 13 },
  { draw: badge, weight: 12 },
  { draw: placard, weight: 9 },
  { draw: banner, weight: 7 },
  { draw: framed, weight: 7 },
  { draw: shaped, weight: 6 },
  { draw: monogram, weight: 6 },
  { draw: flag, weight: 5 },
  { draw: split, weight: 5 },
  { draw: stopped, weight: 5 },
  { draw: cropped, weight: 4 },
];
