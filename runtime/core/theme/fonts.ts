/** The font files that a theme needs, and how pages load them. */
import type { Theme } from '../document/brand.generated.ts';
import { fallbackFaces } from './font-fallbacks.ts';
import { typefaces } from './typefaces.ts';

/** Package path of a font served at /fonts/<name>; undefined for any other name. */
export function fontFile(name: string): string | undefined {
  return Object.values(typefaces).find(({ file }) => file?.path === name)?.file?.specifier;
}

type FontChoice = Pick<Theme, 'headingFont' | 'textFont'>;

/** The typefaces of a theme that need a font file, body text first. */
function filesOf(theme: FontChoice) {
  const names = [...new Set([theme.textFont, theme.headingFont])];
  return names.flatMap((name) => typefaces[name].file ?? []);
}

/** URLs of the font files needed on a first visit: at most two. */
export function fontPreloads(theme: FontChoice): string[] {
  return filesOf(theme).map(({ path }) => `/fonts/${path}`);
}

/** Total bytes of the font files of a first visit; `fontBudget` is the maximum for a theme. */
export function fontBytes(theme: FontChoice): number {
  return filesOf(theme).reduce((sum, { bytes }) => sum + bytes, 0);
}
export const fontBudget = 85 * 1024;

/** `@font-face` rules: the latin files (complete for en, de, fr), and what is shown until they have loaded. */
export function fontFaces(theme: FontChoice): string {
  return filesOf(theme)
    .map(
      ({ family, path, weights, kind, metrics }) => `@font-face {
  font-family: '${family} Variable';
  font-style: normal;
  font-display: swap;
  font-weight: ${weights};
  src: url('/fonts/${path}') format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
${fallbackFaces(family, kind, metrics)}`,
    )
    .join('');
}
