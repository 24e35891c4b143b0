import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** A color in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

/** Parses `#rrggbb`. Throws for anything else. */
export function parseColour(hex: string): Tone {
  const colour = toOklch(hex);
  if (!colour) throw new Error(`"${hex}" is no colour. Write # and six hexadecimal digits.`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** The closest color in sRGB, as `#rrggbb`. */
export function toHex({ l, c, h }: Tone): string {
  const colour: Oklch = { mode: 'oklch', l, c, h };
  return formatHex(clampChroma(colour, 'oklch'));
}

/** WCAG 2 contrast ratio of two `#rrggbb` colors: 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/**
 * The color with its lightness adjusted just enough to reach the given contrast with every background; towards
 * the end (black or white) farther from the backgrounds.
 */
export function readable(tone: Tone, backgrounds: readonly string[], least: number): string {
  const worst = (candidate: string) => Math.min(...backgrounds.map((background) => contrast(candidate, background)));
  const start = toHex(tone);
  if (worst(start) >= least) return start;
  const step = worst('#000000') > worst('#ffffff') ? -0.01 : 0.01;
  for (let l = tone.l; l >= 0 && l <= 1; l += step) {
    const candidate = toHex({ ...tone, l });
    if (worst(candidate) >= least) return candidate;
  }
  return step < 0 ? '#000000' : '#ffffff';
}
