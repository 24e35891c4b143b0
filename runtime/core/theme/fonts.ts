import type { Theme } from '../document/brand.generated.ts';
import { type FontKind, type FontMetrics, fallbackFaces, fallbackStack } from './font-fallbacks.ts';

/** A bundled typeface. */
interface Typeface {
  /** CSS font-family list, including the generic fallback. */
  stack: string;
  /** Heading weight in this typeface. */
  headingWeight: number;
  /** Factor by which headings are larger than the type scale. */
  headingScale: number;
  headingTracking: string;
  file?: {
    family: string;
    /** Path after /fonts/, also the path of the file in its package. */
    path: string;
    specifier: string;
    /** Size in bytes, for the first-visit budget. */
    bytes: number;
    weights: string;
    kind: FontKind;
    metrics: FontMetrics;
  };
}

type FontName = Theme['headingFont'];

const sans = `system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`;
const serif = `'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Times New Roman', serif`;

/** All typefaces a brand may name. A closed list: only these files are served. */
export const typefaces: Readonly<Record<FontName, Typeface>> = {
  'system-sans': { stack: sans, headingWeight: 700, headingScale: 1, headingTracking: '-0.01em' },
  'system-serif': { stack: serif, headingWeight: 700, headingScale: 1, headingTracking: '0' },
  inter: shipped(
    {
      id: 'inter',
      family: 'Inter',
      bytes: 48256,
      weights: '100 900',
      kind: 'sans',
      metrics: { ascent: 1984 / 2048, descent: 494 / 2048, text: 0.485, strong: 0.4948, heading: 0.4981 },
    },
    { stack: sans, headingWeight: 650, headingScale: 1, headingTracking: '-0.018em' },
  ),
  'source-sans-3': shipped(
    {
      id: 'source-sans-3',
      family: 'Source Sans 3',
      bytes: 28740,
      weights: '200 900',
      kind: 'sans',
      metrics: { ascent: 1.024, descent: 0.4, text: 0.424, strong: 0.4354, heading: 0.4416 },
    },
    { stack: sans, headingWeight: 650, headingScale: 1.04, headingTracking: '-0.005em' },
  ),
  'source-serif-4': shipped(
    {
      id: 'source-serif-4',
      family: 'Source Serif 4',
      bytes: 50936,
      weights: '200 900',
      kind: 'serif',
      metrics: { ascent: 1.036, descent: 0.335, text: 0.4828, strong: 0.4911, heading: 0.4911 },
    },
    { stack: serif, headingWeight: 600, headingScale: 1.05, headingTracking: '-0.01em' },
  ),
  archivo: shipped(
    {
      id: 'archivo',
      family: 'Archivo',
      bytes: 34928,
      weights: '100 900',
      kind: 'sans',
      metrics: { ascent: 0.878, descent: 0.21, text: 0.4503, strong: 0.4651, heading: 0.4822 },
    },
    { stack: sans, headingWeight: 700, headingScale: 1, headingTracking: '-0.02em' },
  ),
  oswald: shipped(
    {
      id: 'oswald',
      family: 'Oswald',
      bytes: 28488,
      weights: '200 700',
      kind: 'sans',
      metrics: { ascent: 1.193, descent: 0.289, text: 0.37, strong: 0.4071, heading: 0.4071 },
    },
    { stack: `'Arial Narrow', ${sans}`, headingWeight: 600, headingScale: 1.3, headingTracking: '0.005em' },
  ),
};

interface ShippedFile extends Omit<NonNullable<Typeface['file']>, 'path' | 'specifier'> {
  /** Name of its package. */
  id: string;
}

function shipped({ id, ...file }: ShippedFile, face: Omit<Typeface, 'file'>): Typeface {
  const { family, kind } = file;
  const name = `${id}-latin-wght-normal.woff2`;
  return {
    ...face,
    stack: `'${family} Variable', ${fallbackStack(family, kind)}, ${face.stack}`,
    file: { ...file, path: `${id}/${name}`, specifier: `@fontsource-variable/${id}/files/${name}` },
  };
}

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
