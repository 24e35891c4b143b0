import type { Theme } from '../document/brand.generated.ts';

/** A bundled typeface. Metrics come from the font files; the fallback is the system font scaled to the same width. */
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
    fallback: { name: string; local: string; sizeAdjust: string; ascent: string; descent: string };
  };
}

type FontName = Theme['headingFont'];

const sans = `system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`;
const serif = `'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Times New Roman', serif`;

/** All typefaces a brand may name. A closed list: only these files are served. */
export const typefaces: Readonly<Record<FontName, Typeface>> = {
  'system-sans': { stack: sans, headingWeight: 700, headingScale: 1, headingTracking: '-0.01em' },
  'system-serif': { stack: serif, headingWeight: 700, headingScale: 1, headingTracking: '0' },
  inter: shipped('inter', 'Inter', 48256, '100 900', ['Arial', '107.12%', '90.44%', '22.52%'], {
    stack: sans,
    headingWeight: 650,
    headingScale: 1,
    headingTracking: '-0.018em',
  }),
  'source-sans-3': shipped(
    'source-sans-3',
    'Source Sans 3',
    28740,
    '200 900',
    ['Arial', '93.76%', '109.21%', '42.66%'],
    {
      stack: sans,
      headingWeight: 650,
      headingScale: 1.04,
      headingTracking: '-0.005em',
    },
  ),
  'source-serif-4': shipped(
    'source-serif-4',
    'Source Serif 4',
    50936,
    '200 900',
    ['Times New Roman', '117.91%', '87.87%', '28.41%'],
    { stack: serif, headingWeight: 600, headingScale: 1.05, headingTracking: '-0.01em' },
  ),
  archivo: shipped('archivo', 'Archivo', 34928, '100 900', ['Arial', '98.7%', '88.96%', '21.28%'], {
    stack: sans,
    headingWeight: 700,
    headingScale: 1,
    headingTracking: '-0.02em',
  }),
  oswald: shipped('oswald', 'Oswald', 28488, '200 700', ['Arial', '81.43%', '146.51%', '35.49%'], {
    stack: `'Arial Narrow', ${sans}`,
    headingWeight: 600,
    headingScale: 1.3,
    headingTracking: '0.005em',
  }),
};

function shipped(
  id: string,
  family: string,
  bytes: number,
  weights: string,
  [local, sizeAdjust, ascent, descent]: readonly [string, string, string, string],
  face: Omit<Typeface, 'file'>,
): Typeface {
  const name = `${id}-latin-wght-normal.woff2`;
  return {
    ...face,
    stack: `'${family} Variable', '${family} fallback', ${face.stack}`,
    file: {
      family: `${family} Variable`,
      path: `${id}/${name}`,
      specifier: `@fontsource-variable/${id}/files/${name}`,
      bytes,
      weights,
      fallback: { name: `${family} fallback`, local, sizeAdjust, ascent, descent },
    },
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

/**
 * `@font-face` rules: the latin files (complete for en, de, fr), and the scaled system fonts shown until they have
 * loaded.
 */
export function fontFaces(theme: FontChoice): string {
  return filesOf(theme)
    .map(
      ({ family, path, weights, fallback }) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weights};
  src: url('/fonts/${path}') format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face {
  font-family: '${fallback.name}';
  src: local('${fallback.local}');
  size-adjust: ${fallback.sizeAdjust};
  ascent-override: ${fallback.ascent};
  descent-override: ${fallback.descent};
  line-gap-override: 0%;
}`,
    )
    .join('\n');
}
