import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandDocument } from '../document/brand.generated.ts';
import { themeAttributes } from './attributes.ts';
import { contrast, parseColour, readable, toHex } from './colour.ts';
import { fontPreloads } from './fonts.ts';
import { colourRoles, readablePairs } from './roles.ts';
import { schemesOf, themeCss } from './theme-css.ts';

function documentWith(theme: Partial<BrandDocument['theme']>): BrandDocument {
  const document = JSON.parse(readFileSync('brands/default.json', 'utf8')) as BrandDocument;
  return { ...document, theme: { ...document.theme, ...theme } };
}

describe('colour roles', () => {
  it('keep every pair readable for any two colours, on every surface, light and dark', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const surfaces = fc.constantFrom('white' as const, 'paper' as const, 'tint' as const, 'dark' as const);
    fc.assert(
      fc.property(
        colour,
        fc.option(colour),
        surfaces,
        fc.option(colour),
        fc.option(colour),
        fc.constantFrom('light' as const, 'dark' as const),
        fc.constantFrom('normal' as const, 'high' as const),
        (primary, secondary, surface, background, link, scheme, wanted) => {
          const roles = colourRoles({ primary, secondary, surface, background, link, contrast: wanted }, scheme);
          for (const [foreground, background, least] of readablePairs({ contrast: wanted })) {
            const found = contrast(roles[foreground] ?? '', roles[background] ?? '');
            expect(
              found,
              `${foreground} ${roles[foreground]} on ${background} ${roles[background]}`,
            ).toBeGreaterThanOrEqual(least);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('reach level AAA where the brand wants high contrast, and change nothing else', () => {
    const theme = { primary: '#4f7fb8', secondary: '#c8790a', surface: 'paper' as const };
    const texts = readablePairs({ contrast: 'high' }).filter(([, , least]) => least !== 3);
    expect(texts.map(([, , least]) => least)).toEqual(texts.map(() => 7));
    const [usual, high] = [colourRoles(theme, 'light'), colourRoles({ ...theme, contrast: 'high' }, 'light')];
    expect(contrast(usual.link ?? '', usual.surface ?? '')).toBeLessThan(7);
    expect(contrast(high.link ?? '', high.surface ?? '')).toBeGreaterThanOrEqual(7);
    for (const role of ['surface', 'raised', 'sunken', 'line', 'line-strong'])
      expect([role, high[role]]).toEqual([role, usual[role]]);
  });

  it('leave a colour that already stands out as the brand gave it', () => {
    expect(colourRoles({ primary: '#b3262e', secondary: null, surface: 'white' }, 'light').brand).toBe('#b3262e');
  });

  it('give the button on a band the second colour, where that can be told from the band', () => {
    const light = colourRoles({ primary: '#0f4cb8', secondary: '#f5c400', surface: 'white' }, 'light');
    expect(light).toMatchObject({ 'band-button': '#f5c400', 'on-band-button': '#10100f' });
    const near = colourRoles({ primary: '#0f4cb8', secondary: '#1c1a17', surface: 'white' }, 'light');
    expect(near).toMatchObject({ 'band-button': '#ffffff', 'on-band-button': '#0f4cb8' });
  });

  it('replace a brand colour near black on dark pages, where it would be a gray that looks disabled', () => {
    const ink = { primary: '#23282c', surface: 'white' as const };
    const yellow = colourRoles({ ...ink, secondary: '#ffd200' }, 'dark');
    expect(yellow).toMatchObject({ brand: '#ffd200', 'on-brand': '#10100f', link: '#ffd200', focus: '#ffd200' });
    for (const secondary of [null, '#3a3a3a']) {
      const pale = colourRoles({ ...ink, secondary }, 'dark');
      expect(contrast(pale.brand ?? '', pale.surface ?? '')).toBeGreaterThan(12);
      expect(pale).toMatchObject({ 'on-brand': '#10100f' });
    }
    expect(colourRoles({ ...ink, secondary: '#ffd200' }, 'light')).toMatchObject({ brand: '#23282c' });
    const navy = colourRoles({ primary: '#14285f', secondary: '#ffd200', surface: 'white' }, 'dark').brand ?? '';
    expect(parseColour(navy).h).toBeCloseTo(parseColour('#14285f').h, -1);
  });

  it('take the page and its links in colours of their own', () => {
    const theme = { primary: '#1b1b1b', secondary: null, surface: 'white' as const };
    const wheat = { ...theme, background: '#f6ecd4', link: '#1a4f9c' };
    expect(colourRoles(wheat, 'light')).toMatchObject({ surface: '#f6ecd4', link: '#1a4f9c', brand: '#1b1b1b' });
    // Neither a dark page in the light scheme, nor a light one in the dark scheme.
    expect(
      contrast('#000000', colourRoles({ ...theme, background: '#40301a' }, 'light').surface ?? ''),
    ).toBeGreaterThan(14);
    expect(contrast('#ffffff', colourRoles(wheat, 'dark').surface ?? '')).toBeGreaterThan(14);
    expect(colourRoles({ ...theme, background: '#0c2628' }, 'dark').surface).toBe('#0c2628');
  });

  it('put dark text on a light brand colour', () => {
    const roles = colourRoles({ primary: '#ff7a00', secondary: null, surface: 'dark' }, 'dark');
    expect(roles).toMatchObject({ brand: '#ff7a00', 'on-brand': '#10100f' });
  });
});

describe('readable', () => {
  it('moves a colour no farther than it must', () => {
    const moved = readable(parseColour('#9a9a9a'), ['#ffffff'], 4.5);
    expect(contrast(moved, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(moved, '#ffffff')).toBeLessThan(4.75);
  });

  it('refuses what is no colour', () => {
    expect(() => parseColour('harbour red')).toThrow('"harbour red" is no colour.');
  });

  it('writes a colour as it read it', () => {
    expect(toHex(parseColour('#0b3d2e'))).toBe('#0b3d2e');
  });
});

describe('the stylesheet of a brand', () => {
  it('defines every variable that the base styles and the widget styles use', () => {
    const { css } = themeCss(documentWith({}));
    const styles = ['base', 'pieces'].map((name) => readFileSync(`runtime/page/${name}.css`, 'utf8')).join('');
    const used = styles.match(/var\(--[\w-]+/g) ?? [];
    const missing = [...new Set(used)].filter((use) => !css.includes(`  ${use.slice('var('.length)}: `));
    expect(missing).toEqual([]);
  });

  it('follows the measures of the brand, and pages grow where its desktops end', () => {
    const { theme } = documentWith({});
    const measures = { ...theme.measures, teaserImageWidth: 800, teaserImageHeight: 600 };
    const { css } = themeCss(documentWith({ measures, breakpoints: { ...theme.breakpoints, desktop: 1700 } }));
    expect(css).toContain('  --teaser-ratio: 800 / 600;');
    const [usual, wide = ''] = css.split('@media (min-width: 1701px) {');
    expect([usual?.includes('--page-width: 1320px;'), wide.includes('--page-width: 1440px;')]).toEqual([true, true]);
  });

  it('sets all text an eighth larger where the brand asks for it, and what is pressed higher', () => {
    const { css } = themeCss(documentWith({ textSize: 'large', targets: 'large' }));
    const [usual, phone = ''] = css.split('@media (max-width: 899px) {');
    expect(usual).toMatch(/--size-text: 1\.125rem;[^}]*--target: 52px;/);
    expect(phone).toContain('--size-h1: 1.9688rem;');
    expect(themeCss(documentWith({})).css).toMatch(/--size-text: 1rem;[^}]*--target: 44px;/);
  });

  it('makes tickets of cards, so that what is a card elsewhere is one beside them', () => {
    const looks = ({ theme }: BrandDocument) => {
      const { 'data-list': list, 'data-card': card } = themeAttributes(theme);
      return [list, card];
    };
    expect(looks(documentWith({ list: 'tickets' }))).toEqual(['cards', 'ticket']);
    expect(looks(documentWith({ list: 'table' }))).toEqual(['table', 'plain']);
  });

  it('has no measure of the brand that no style uses', () => {
    const styles = globSync('{runtime,widgets}/**/*.css')
      .map((path) => readFileSync(path, 'utf8'))
      .join('');
    const measures = ['logo-min-height', 'teaser-logo', 'teaser-ratio', 'fade-height', 'alert-fade', 'consent-dialog'];
    expect(measures.filter((name) => !styles.includes(`var(--${name})`))).toEqual([]);
  });

  it('turns with the device only where the brand allows it', () => {
    expect(schemesOf(documentWith({ colorScheme: 'auto' }))).toEqual(['light', 'dark']);
    expect(schemesOf(documentWith({ colorScheme: 'light' }))).toEqual(['light']);
    expect(schemesOf(documentWith({ surface: 'dark' }))).toEqual(['dark']);
    const off = documentWith({ colorScheme: 'auto' });
    off.features.darkMode = false;
    expect(themeCss(off).css).not.toContain('prefers-color-scheme');
  });

  it('prints dark on white, whatever the scheme of the screen', () => {
    const dark = documentWith({ surface: 'dark' });
    const [, print = ''] = themeCss(dark).css.split('@media print {');
    const light = colourRoles({ ...dark.theme, surface: 'white' }, 'light');
    for (const role of ['surface', 'text', 'text-muted', 'link'])
      expect(print).toContain(`--color-${role}: ${light[role]};`);
    const auto = themeCss(documentWith({ colorScheme: 'auto' })).css;
    expect(auto).toContain('@media screen and (prefers-color-scheme: dark)');
    expect(auto).not.toContain('@media print');
  });

  it('has another address as soon as one choice differs, and the same for the same', () => {
    const { hash } = themeCss(documentWith({}));
    expect(hash).toMatch(/^[0-9a-f]{12}$/);
    expect(themeCss(documentWith({})).hash).toBe(hash);
    expect(themeCss(documentWith({ density: 'airy' })).hash).not.toBe(hash);
  });

  it('loads one file for one typeface and none for those of the device', () => {
    expect(fontPreloads({ headingFont: 'inter', textFont: 'inter' })).toEqual([
      '/fonts/inter/inter-latin-wght-normal.woff2',
    ]);
    expect(fontPreloads({ headingFont: 'system-serif', textFont: 'system-sans' })).toEqual([]);
  });
});
