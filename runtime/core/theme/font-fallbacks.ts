/**
 * System fonts shown until a font file has loaded, scaled to its width and height so that nothing moves when it arrives:
 * separately for body text and bold text, since a font and its fallback do not become wider alike.
 */

/** A font's vertical metrics, and the average width of a character in text, strong text and headings; all in em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  text: number;
  strong: number;
  heading: number;
}

interface SystemFont {
  name: string;
  text: Cut;
  bold: Cut;
}

/** Average width of a character, and the names under which systems have the font. */
interface Cut {
  width: number;
  local: readonly string[];
}

/**
 * Widths as measured in Chromium in ads in English, German and French. Arimo, Gelasio and Tinos stand for Arial, Georgia and
 * Times New Roman, whose widths they have.
 */
const sansFonts: readonly SystemFont[] = [
  // Windows and Apple; Liberation Sans and Arimo have the same widths.
  {
    name: 'Arial',
    text: { width: 0.4573, local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'] },
    bold: { width: 0.4886, local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'] },
  },
  // Android. Newer ones have a single variable file, whose bold cut has no name.
  {
    name: 'Roboto',
    text: { width: 0.4524, local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
    bold: { width: 0.4602, local: ['Roboto Bold', 'Roboto-Bold'] },
  },
  {
    name: 'Roboto Variable',
    text: { width: 0.4524, local: [] },
    bold: { width: 0.4524, local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
  },
  // Linux without Liberation.
  {
    name: 'DejaVu',
    text: { width: 0.5157, local: ['DejaVu Sans', 'DejaVuSans'] },
    bold: { width: 0.5828, local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
  },
];

const serifFonts: readonly SystemFont[] = [
  // Windows and Apple.
  {
    name: 'Georgia',
    text: { width: 0.4524, local: ['Georgia'] },
    bold: { width: 0.5278, local: ['Georgia Bold', 'Georgia-Bold'] },
  },
  // Android.
  {
    name: 'Noto',
    text: { width: 0.4866, local: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif', 'NotoSerif-Regular'] },
    bold: { width: 0.5167, local: ['Noto Serif Bold', 'NotoSerif-Bold'] },
  },
  // Linux, with and without Liberation.
  {
    name: 'Times',
    text: { width: 0.4112, local: ['Liberation Serif', 'LiberationSerif', 'Times New Roman', 'TimesNewRomanPSMT'] },
    bold: { width: 0.4371, local: ['Liberation Serif Bold', 'LiberationSerif-Bold', 'Times New Roman Bold'] },
  },
  {
    name: 'DejaVu',
    text: { width: 0.5245, local: ['DejaVu Serif', 'DejaVuSerif'] },
    bold: { width: 0.5794, local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'] },
  },
];

const systemFonts = { sans: sansFonts, serif: serifFonts };
export type FontKind = keyof typeof systemFonts;

/** The names of a typeface's fallbacks, as a part of `font-family`: a system uses the first that it has. */
export function fallbackStack(family: string, kind: FontKind): string {
  return systemFonts[kind].map(({ name }) => `'${family} ${name}'`).join(', ');
}

/** Their `@font-face` rules. */
export function fallbackFaces(family: string, kind: FontKind, metrics: FontMetrics): string {
  return systemFonts[kind]
    .flatMap(({ name, text, bold }) => {
      const face = (weights: string, cut: Cut, width: number) =>
        fallbackFace(`${family} ${name}`, weights, cut, metrics, width);
      const { strong, heading } = metrics;
      const body = face('100 549', text, metrics.text);
      if (strong === heading) return [body, face('550 900', bold, strong)];
      return [body, face('550 625', bold, strong), face('626 900', bold, heading)];
    })
    .join('');
}

function fallbackFace(
  family: string,
  weights: string,
  { width, local }: Cut,
  { ascent, descent }: FontMetrics,
  wanted: number,
): string {
  if (local.length === 0) return '';
  const scale = wanted / width;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${local.map((one) => `local('${one}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: 0%;
}
`;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
