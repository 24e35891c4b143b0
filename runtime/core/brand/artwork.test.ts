import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type FontName, typefaces } from '../theme/typefaces.ts';
import { ARTWORK, type ArtworkSource, drawArtwork, drawnName, isArtwork } from './artwork.ts';
import { initialsOf, linesOf } from './lettering.ts';

function source(name: string, theme: Partial<ArtworkSource['theme']> = {}): ArtworkSource {
  const document: ArtworkSource = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../brands/default.json'), 'utf8'),
  );
  return { ...document, site: { ...document.site, name }, theme: { ...document.theme, ...theme } };
}

async function logoIn(headingFont: ArtworkSource['theme']['headingFont']): Promise<string> {
  const art = await drawArtwork('logo.svg', source('The Harbor Ledger', { headingFont }));
  return String(art?.body);
}

/** Path data of a picture. */
const shapesOf = (picture: string) => Array.from(picture.matchAll(/ d="([^"]+)"/g), ([, data]) => data);

const hostile = [
  '<script>alert(1)</script>',
  '"&\'',
  '\uD800',
  '\u0000\u0007',
  '日本の求人',
  'W'.repeat(60),
  '🚀 Jobs',
  '—',
];

it.each([
  ['🚀 Jobs', 'Jobs'],
  ['Jobs 👩‍🚒 & more', 'Jobs & more'],
  ['🚀', '🚀'],
  ['Jobs® & Co™', 'Jobs® & Co™'],
])('writes the name "%s" into pictures as "%s"', (name, drawn) => {
  expect(drawnName(source(name))).toBe(drawn);
});

describe('drawArtwork', () => {
  it.each([
    ['social.png', 1200, 630],
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['favicon-32.png', 32, 32],
  ])('draws %s at %i by %i', async (name, width, height) => {
    const art = await drawArtwork(name, source('The Harbor Ledger'));
    expect(art?.type).toBe('image/png');
    expect(await sharp(art?.body).metadata()).toMatchObject({ width, height });
  });

  it('makes no other files', async () => {
    expect(await drawArtwork('../../secret', source('A'))).toBeUndefined();
    expect(await drawArtwork('constructor', source('A'))).toBeUndefined();
  });

  it('draws every picture of any name', async () => {
    for (const name of hostile) {
      for (const draw of ARTWORK.values()) expect((await draw(source(name))).body.length).toBeGreaterThan(100);
    }
  });

  it.each((Object.keys(typefaces) as FontName[]).filter((name) => typefaces[name].file))(
    'draws the name in the typeface of the headings, %s',
    async (headingFont) => {
      const others = (['inter', 'oswald', 'source-serif-4'] as const).filter((font) => font !== headingFont);
      const drawn = await logoIn(headingFont);
      expect(drawn).not.toContain('<text');
      for (const font of others) expect(shapesOf(drawn)).not.toEqual(shapesOf(await logoIn(font)));
    },
  );

  it('makes the logo as wide as its letters', async () => {
    const width = async (font: ArtworkSource['theme']['headingFont']) =>
      Number(/viewBox="0 0 (\d+) 48"/.exec(await logoIn(font))?.[1]);
    expect(await width('oswald')).toBeLessThan(await width('inter'));
  });

  it('sets letters that the typeface lacks, and those of the device, in what the viewer has', async () => {
    const name = '日本の求人';
    const art = await drawArtwork('logo.svg', source(name, { headingFont: 'oswald' }));
    expect(art?.body.toString()).toContain(`>${name}</text>`);
    expect(await logoIn('system-serif')).toContain('Georgia');
  });

  it('marks each picture as drawn, and no other', async () => {
    for (const [name, draw] of ARTWORK) expect(isArtwork((await draw(source('Acme'))).body), name).toBe(true);
    const shipped = readFileSync(resolve(import.meta.dirname, '../../../public/brands/rheinblick/logo.svg'));
    expect(isArtwork(shipped)).toBe(false);
  });

  it('lets no markup of a name into a picture', async () => {
    const art = await drawArtwork('logo.svg', source('<script>alert(1)</script>'));
    expect(art?.body.toString()).toContain('&lt;script&gt;');
    expect(art?.body.toString()).not.toContain('<script');
  });
});

describe('initialsOf', () => {
  it.each([
    ['The Harbor Ledger', 'HL'],
    ['Stacks & Shelves', 'S'],
    ['Rheinblick Jobs', 'R'],
    ['On Air Careers', 'OA'],
    ['Jobs', 'J'],
    ['öffentlicher Dienst', 'ÖD'],
    ['—', '•'],
  ])('of %s are %s', (name, letters) => expect(initialsOf(name)).toBe(letters));
});

describe('linesOf', () => {
  it('breaks between words and keeps a long word whole', () => {
    expect(linesOf('The Harbor Ledger of Portland', 12)).toEqual(['The Harbor', 'Ledger of', 'Portland']);
    expect(linesOf('Stellenbörsenverzeichnis', 5)).toEqual(['Stellenbörsenverzeichnis']);
    expect(linesOf('', 5)).toEqual(['']);
  });
});
