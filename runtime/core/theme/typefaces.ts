/** The typefaces that come with the software. Widths and heights are read from the font files (`font-fallbacks.ts` says what for). */
import type { Theme } from '../document/brand.generated.ts';
import { type FontKind, type FontMetrics, fallbackStack } from './font-fallbacks.ts';

/** A bundled typeface. */
export interface Typeface {
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

export type FontName = Theme['headingFont'];

const sans = `system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`;
const serif = `'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Times New Roman', serif`;

/** All typefaces a brand may name. A closed list: only these files are served. */
export const typefaces: Readonly<Record<FontName, Typeface>> = {
  'system-sans': { stack: sans, headingWeight: 700, headingScale: 1, headingTracking: '-0.01em' },
  'system-serif': { stack: serif, headingWeight: 700, headingScale: 1, headingTracking: '0em' },
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
  'roboto-slab': shipped(
    {
      id: 'roboto-slab',
      family: 'Roboto Slab',
      bytes: 34236,
      weights: '100 900',
      kind: 'serif',
      metrics: { ascent: 1.0479, descent: 0.271, text: 0.4799, strong: 0.4839, heading: 0.4849 },
    },
    { stack: serif, headingWeight: 700, headingScale: 1, headingTracking: '-0.01em' },
  ),
  besley: shipped(
    {
      id: 'besley',
      family: 'Besley',
      bytes: 36592,
      weights: '400 900',
      kind: 'serif',
      metrics: { ascent: 1.25, descent: 0.425, text: 0.5084, strong: 0.5349, heading: 0.5525 },
    },
    { stack: serif, headingWeight: 700, headingScale: 0.96, headingTracking: '-0.015em' },
  ),
  'eb-garamond': shipped(
    {
      id: 'eb-garamond',
      family: 'EB Garamond',
      bytes: 44336,
      weights: '400 800',
      kind: 'serif',
      metrics: { ascent: 1.007, descent: 0.298, text: 0.3852, strong: 0.4115, heading: 0.4115 },
    },
    { stack: serif, headingWeight: 600, headingScale: 1.14, headingTracking: '0em' },
  ),
  'playfair-display': shipped(
    {
      id: 'playfair-display',
      family: 'Playfair Display',
      bytes: 38404,
      weights: '400 900',
      kind: 'serif',
      metrics: { ascent: 1.082, descent: 0.251, text: 0.4564, strong: 0.4634, heading: 0.4669 },
    },
    { stack: serif, headingWeight: 700, headingScale: 1.02, headingTracking: '-0.01em' },
  ),
  fraunces: shipped(
    {
      id: 'fraunces',
      family: 'Fraunces',
      bytes: 36620,
      weights: '100 900',
      kind: 'serif',
      metrics: { ascent: 0.978, descent: 0.255, text: 0.472, strong: 0.4873, heading: 0.4873 },
    },
    { stack: serif, headingWeight: 600, headingScale: 1.02, headingTracking: '-0.01em' },
  ),
  lora: shipped(
    {
      id: 'lora',
      family: 'Lora',
      bytes: 37788,
      weights: '400 700',
      kind: 'serif',
      metrics: { ascent: 1.006, descent: 0.274, text: 0.4726, strong: 0.4819, heading: 0.4819 },
    },
    { stack: serif, headingWeight: 600, headingScale: 1.02, headingTracking: '0em' },
  ),
  nunito: shipped(
    {
      id: 'nunito',
      family: 'Nunito',
      bytes: 39128,
      weights: '200 1000',
      kind: 'sans',
      metrics: { ascent: 1.011, descent: 0.353, text: 0.4586, strong: 0.4668, heading: 0.4814 },
    },
    { stack: sans, headingWeight: 800, headingScale: 1.04, headingTracking: '-0.005em' },
  ),
  'ibm-plex-sans': shipped(
    {
      id: 'ibm-plex-sans',
      family: 'IBM Plex Sans',
      bytes: 45712,
      weights: '100 700',
      kind: 'sans',
      metrics: { ascent: 1.025, descent: 0.275, text: 0.4574, strong: 0.4734, heading: 0.4734 },
    },
    { stack: sans, headingWeight: 600, headingScale: 1, headingTracking: '-0.01em' },
  ),
  'space-grotesk': shipped(
    {
      id: 'space-grotesk',
      family: 'Space Grotesk',
      bytes: 22288,
      weights: '300 700',
      kind: 'sans',
      metrics: { ascent: 0.984, descent: 0.292, text: 0.4959, strong: 0.4963, heading: 0.4964 },
    },
    { stack: sans, headingWeight: 650, headingScale: 1, headingTracking: '-0.015em' },
  ),
  'public-sans': shipped(
    {
      id: 'public-sans',
      family: 'Public Sans',
      bytes: 26832,
      weights: '100 900',
      kind: 'sans',
      metrics: { ascent: 0.95, descent: 0.225, text: 0.4748, strong: 0.4808, heading: 0.486 },
    },
    { stack: sans, headingWeight: 700, headingScale: 1, headingTracking: '-0.01em' },
  ),
  'atkinson-hyperlegible-next': shipped(
    {
      id: 'atkinson-hyperlegible-next',
      family: 'Atkinson Hyperlegible Next',
      bytes: 33996,
      weights: '200 800',
      kind: 'sans',
      metrics: { ascent: 0.984, descent: 0.316, text: 0.4512, strong: 0.4749, heading: 0.4854 },
    },
    { stack: sans, headingWeight: 700, headingScale: 1.03, headingTracking: '0em' },
  ),
  'bricolage-grotesque': shipped(
    {
      id: 'bricolage-grotesque',
      family: 'Bricolage Grotesque',
      bytes: 41344,
      weights: '200 800',
      kind: 'sans',
      metrics: { ascent: 0.93, descent: 0.27, text: 0.4782, strong: 0.4909, heading: 0.4972 },
    },
    { stack: sans, headingWeight: 700, headingScale: 1.02, headingTracking: '-0.015em' },
  ),
  jost: shipped(
    {
      id: 'jost',
      family: 'Jost',
      bytes: 26576,
      weights: '100 900',
      kind: 'sans',
      metrics: { ascent: 1.07, descent: 0.375, text: 0.4344, strong: 0.4653, heading: 0.4653 },
    },
    { stack: sans, headingWeight: 600, headingScale: 1.06, headingTracking: '0em' },
  ),
  'archivo-narrow': shipped(
    {
      id: 'archivo-narrow',
      family: 'Archivo Narrow',
      bytes: 18692,
      weights: '400 700',
      kind: 'sans',
      metrics: { ascent: 1.035, descent: 0.312, text: 0.3754, strong: 0.3918, heading: 0.4004 },
    },
    { stack: `'Arial Narrow', ${sans}`, headingWeight: 700, headingScale: 1.1, headingTracking: '0em' },
  ),
  'big-shoulders-stencil': shipped(
    {
      id: 'big-shoulders-stencil',
      family: 'Big Shoulders Stencil',
      bytes: 37308,
      weights: '100 900',
      kind: 'sans',
      metrics: { ascent: 0.9855, descent: 0.2145, text: 0.3429, strong: 0.3859, heading: 0.4135 },
    },
    { stack: `'Arial Narrow', ${sans}`, headingWeight: 800, headingScale: 1.3, headingTracking: '0.01em' },
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
