import { type Tone, toHex } from './colour.ts';

const lightness = {
  50: 0.975,
  100: 0.95,
  200: 0.9,
  300: 0.83,
  400: 0.73,
  500: 0.62,
  600: 0.53,
  700: 0.45,
  800: 0.37,
  900: 0.28,
  950: 0.2,
};

export type RampStep = keyof typeof lightness;
export type Ramp = Readonly<Record<RampStep, string>>;

/** Eleven shades of one hue, light to dark; chroma decreases towards both ends. */
export function ramp({ c, h }: Tone): Ramp {
  const entries = Object.entries(lightness).map(([step, l]) => {
    const fade = Math.min(1, Math.min(l, 1 - l) / 0.38);
    return [step, toHex({ l, c: c * fade, h })];
  });
  return Object.fromEntries(entries) as Ramp;
}

/** A brand's gray: its hue with very little chroma. */
export function neutralTone(brand: Tone): Tone {
  return { l: 0.6, c: Math.min(brand.c * 0.12, 0.018), h: brand.h };
}
