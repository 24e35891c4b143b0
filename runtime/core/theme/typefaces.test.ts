import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { fontFile } from './fonts.ts';
import { type FontName, typefaces } from './typefaces.ts';

const require = createRequire(import.meta.url);

const names = (Object.keys(typefaces) as FontName[]).filter((name) => typefaces[name].file);

/** Letters as often as ads in English, German and French have them. */
const LETTERS =
  'eeeeeeeeeeeeeeeennnnnnnnniiiiiiiirrrrrrrrssssssstttttttaaaaaaalllllooooouuuudddddcccmmmpppgghhhvvbbffkzwyxjqäöüéß';
const TEXT = `${LETTERS}${' '.repeat(18)}..,,,-ABDEGKLMPSTWI0125`;

describe.each(names)('%s', (name) => {
  const { file, headingWeight } = typefaces[name];

  it('is served from its package at the size it claims', () => {
    const specifier = fontFile(file?.path ?? '');
    expect(specifier).toBe(file?.specifier);
    expect(statSync(require.resolve(specifier ?? '')).size).toBe(file?.bytes);
  });

  it('has the height and the widths that its fallbacks are scaled to', async () => {
    const specifier = require.resolve(file?.specifier ?? '');
    const font = create(Buffer.from(await decompress(readFileSync(specifier))));
    if (!('getVariation' in font)) throw new Error('A collection of fonts.');
    const { metrics } = file ?? {};
    expect(metrics?.ascent).toBeCloseTo(font.ascent / font.unitsPerEm, 3);
    expect(metrics?.descent).toBeCloseTo(-font.descent / font.unitsPerEm, 3);
    const width = (weight: number) => widthOf(font.getVariation({ wght: weight }));
    const relative = (claimed = 0, weight: number) => claimed / width(weight) / ((metrics?.text ?? 0) / width(400));
    // What counts is that strong text and headings grow as much as the letters do.
    expect(relative(metrics?.strong, 600)).toBeCloseTo(1, 1.5);
    expect(relative(metrics?.heading, headingWeight)).toBeCloseTo(1, 1.5);
    expect((metrics?.text ?? 0) / width(400)).toBeGreaterThan(0.9);
    expect((metrics?.text ?? 0) / width(400)).toBeLessThan(1.1);
  });
});

it('serves nothing that is not on the list', () => {
  expect(fontFile('inter/../../../package.json')).toBeUndefined();
  expect(fontFile('inter/inter-latin-opsz-normal.woff2')).toBeUndefined();
});

/** Average width of a character, in em. */
function widthOf(font: Font): number {
  const advances = [...TEXT].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
  return advances.reduce((sum, advance) => sum + advance, 0) / advances.length / font.unitsPerEm;
}
