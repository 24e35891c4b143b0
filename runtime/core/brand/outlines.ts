/** Letters as outlines: pictures are rendered without the typefaces of the page, so their letters have to be shapes. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { type FontName, typefaces } from '../theme/typefaces.ts';

export interface Outline {
  /** SVG path data in pixels; the baseline starts at 0, 0. */
  data: string;
  /** In pixels. */
  width: number;
}

/** A typeface in one weight. */
export interface Pen {
  /** Height of capital letters, as a share of the font size. */
  capitals: number;
  /** Undefined if the typeface lacks one of the letters. */
  outline(words: string, size: number): Outline | undefined;
  /** The words in letters that the typeface has: without an accent where it lacks the accented letter, without the letter where it lacks both. */
  writable(words: string): string;
}

const require = createRequire(import.meta.url);
const pens = new Map<string, Promise<Pen>>();

/** The pen of a typeface that comes with the software; undefined for those of the visitor's device. */
export async function penOf(name: FontName, weight = typefaces[name].headingWeight): Promise<Pen | undefined> {
  const { file, headingTracking } = typefaces[name];
  if (file === undefined) return undefined;
  const key = `${name} ${weight}`;
  const pen = pens.get(key) ?? openPen(file.specifier, weight, Number.parseFloat(headingTracking));
  pens.set(key, pen);
  return pen;
}

/** Tracking as a share of the font size. */
async function openPen(specifier: string, wght: number, tracking: number): Promise<Pen> {
  // Loaded on demand: most sites never draw a letter.
  const [{ create }, { default: decompress }] = await Promise.all([
    import('fontkit'),
    import('woff2-encoder/decompress'),
  ]);
  // The weight can only be set on a font without WOFF2's own compression.
  const whole = create(Buffer.from(await decompress(await readFile(require.resolve(specifier)))));
  if (!('getVariation' in whole)) throw new Error(`${specifier} is a collection of fonts.`);
  return penFrom(whole.getVariation({ wght }), tracking);
}

function penFrom(font: Font, tracking: number): Pen {
  const { unitsPerEm } = font;
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const writableLetter = (letter: string) => {
    if (has(letter)) return letter;
    const [plain = ''] = letter.normalize('NFD');
    return has(plain) ? plain : '';
  };
  return {
    capitals: font.capHeight / unitsPerEm,
    outline(words, size) {
      if (![...words].every(has)) return undefined;
      const scale = size / unitsPerEm;
      const { glyphs, positions } = font.layout(words);
      let x = 0;
      const shapes = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const shape = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale);
        x += xAdvance * scale + tracking * size;
        return shape.toSVG();
      });
      return { data: shapes.join(''), width: x };
    },
    writable: (words) => Array.from(words.normalize('NFC'), writableLetter).join('').replace(/\s+/g, ' ').trim(),
  };
}
