import type { Theme } from '../document/brand.generated.ts';
import { contrast, parseColour, readable, type Tone, toHex } from './colour.ts';
import { neutralTone, ramp } from './ramp.ts';

export type Scheme = 'light' | 'dark';

/** Colors by role, `#rrggbb`. Every pair in `readablePairs` is legible whatever the brand's colors. */
export type Roles = Readonly<Record<string, string>>;

type Paint = Pick<Theme, 'primary' | 'secondary' | 'surface'> &
  Partial<Pick<Theme, 'background' | 'link' | 'contrast'>>;

/** Minimum contrast of text by `theme.contrast`: WCAG level AA and AAA. */
export const TEXT_CONTRAST = { normal: 4.5, high: 7 } as const;

type Pair = readonly [foreground: string, background: string, least: number];

/** Foreground, background and minimum contrast: that of text, or 3 for borders and the focus ring. */
export function readablePairs({ contrast: wanted = 'normal' }: Pick<Paint, 'contrast'>): readonly Pair[] {
  const least = TEXT_CONTRAST[wanted];
  return [
    ...['surface', 'raised', 'sunken'].flatMap((background) => [
      ['text', background, 7] as const,
      ['text-muted', background, least] as const,
      ['link', background, least] as const,
      ['accent-text', background, least] as const,
      ['danger', background, least] as const,
      ['success', background, least] as const,
      ['warning', background, least] as const,
      ['line-strong', background, 3] as const,
      ['focus', background, 3] as const,
      ['brand', background, 3] as const,
    ]),
    ['on-brand', 'brand', least],
    ['on-brand', 'brand-hover', least],
    ['on-brand-soft', 'brand-soft', least],
    ['on-accent', 'accent', least],
    ['on-accent-soft', 'accent-soft', least],
    ['danger', 'danger-soft', least],
    ['success', 'success-soft', least],
    ['warning', 'warning-soft', least],
    ['on-band-muted', 'brand', least],
    ['band-button', 'brand', 3],
    ['on-band-button', 'band-button', least],
  ];
}

/** The scheme of a brand in what has one only, such as pictures. */
export function onlyScheme({ surface, colorScheme }: Pick<Theme, 'surface' | 'colorScheme'>): Scheme {
  return surface === 'dark' || colorScheme === 'dark' ? 'dark' : 'light';
}

/** Color roles of a theme in one color scheme. */
export function colourRoles(theme: Paint, scheme: Scheme): Roles {
  const least = TEXT_CONTRAST[theme.contrast ?? 'normal'];
  const primary = parseColour(theme.primary);
  const neutral = neutralTone(primary);
  const accent = theme.secondary ? parseColour(theme.secondary) : neutral;
  const isDark = scheme === 'dark';
  const brand = isDark ? onDark(primary, accent) : primary;
  const surfaces = surfaceTones(theme, primary, neutral, isDark);
  const link = theme.link ? parseColour(theme.link) : brand;
  const { surface, raised, sunken } = surfaces;
  const grounds = [surface, raised, sunken];
  const shade = (l: number, tone = neutral): Tone => ({ ...tone, l });
  const soft = (tone: Tone): Tone => ({
    l: isDark ? 0.29 : 0.945,
    c: Math.min(tone.c, isDark ? 0.06 : 0.035),
    h: tone.h,
  });

  const fill = filled(brand, grounds, least);
  const accentFill = filled(accent, [surface], least);
  const brandSoft = toHex(soft(brand));
  const accentSoft = toHex(soft(accent));
  return {
    ...surfaces,
    line: toHex(shade(isDark ? 0.34 : 0.89)),
    'line-strong': readable(shade(isDark ? 0.6 : 0.62), grounds, 3),
    text: readable(shade(isDark ? 0.95 : 0.22), grounds, 7),
    'text-muted': readable(shade(isDark ? 0.74 : 0.48), grounds, least),
    brand: fill.background,
    'brand-hover': fill.hover,
    'on-brand': fill.foreground,
    'on-band-muted': readable(
      { ...parseColour(fill.foreground), c: brand.c * 0.2, l: fill.isLightOn ? 0.92 : 0.3, h: brand.h },
      [fill.background],
      least,
    ),
    ...bandButton(fill, theme.secondary, least),
    'brand-soft': brandSoft,
    'on-brand-soft': readable(brand, [brandSoft], least),
    link: readable(link, [...grounds, brandSoft], least),
    accent: accentFill.background,
    'on-accent': accentFill.foreground,
    'accent-text': readable(accent, grounds, least),
    'accent-soft': accentSoft,
    'on-accent-soft': readable(accent, [accentSoft], least),
    focus: readable(link, [...grounds, brandSoft], 3),
    ...signals(grounds, isDark, least),
  };
}

/** All shades of the brand's hues, for the rare case where no role fits. */
export function ramps(theme: Paint): Readonly<Record<string, ReturnType<typeof ramp>>> {
  const brand = parseColour(theme.primary);
  const neutral = neutralTone(brand);
  return {
    brand: ramp(brand),
    accent: ramp(theme.secondary ? parseColour(theme.secondary) : neutral),
    neutral: ramp(neutral),
  };
}

/** Page background in one color scheme. */
export function surfaceColour(theme: Paint, scheme: Scheme): string {
  const brand = parseColour(theme.primary);
  return surfaceTones(theme, brand, neutralTone(brand), scheme === 'dark').surface;
}

/**
 * The main color on dark pages. One that is nearly black would become a gray there, which looks disabled: the second
 * color takes its place if it has a hue, else nearly white.
 */
function onDark(primary: Tone, accent: Tone): Tone {
  if (primary.l > 0.4 || primary.c > 0.04) return primary;
  return accent.c > 0.06 ? accent : { ...primary, l: 0.93 };
}

function surfaceTones({ surface: kind, background }: Paint, brand: Tone, neutral: Tone, isDark: boolean) {
  if (background) return chosenTones(parseColour(background), isDark);
  const hue =
    kind === 'paper'
      ? { c: isDark ? 0.008 : 0.013, h: 85 }
      : { c: Math.min(brand.c, kind === 'tint' ? 0.016 : neutral.c * 0.6), h: brand.h };
  if (isDark) return tones(hue, 0.175, 0.215, 0.25);
  if (kind === 'white') return { surface: '#ffffff', raised: '#ffffff', sunken: toHex({ ...hue, l: 0.972 }) };
  return tones(hue, 0.975, 0.995, 0.95);
}

/** Around the brand's own color: as light, or as dark, as text on all three needs it. */
function chosenTones(tone: Tone, isDark: boolean) {
  if (!isDark) {
    const l = Math.max(tone.l, 0.89);
    const c = Math.min(tone.c, 0.06);
    return {
      surface: toHex({ ...tone, c, l }),
      raised: toHex({ ...tone, c: c * 0.35, l: l + (1 - l) * 0.75 }),
      sunken: toHex({ ...tone, c, l: l - 0.035 }),
    };
  }
  // A light color in a dark scheme gives its hue alone.
  const isMeant = tone.l < 0.4;
  const l = isMeant ? Math.min(tone.l, 0.25) : 0.175;
  return tones({ c: Math.min(tone.c, isMeant ? 0.06 : 0.012), h: tone.h }, l, l + 0.04, l + 0.075);
}

function tones(hue: Omit<Tone, 'l'>, surface: number, raised: number, sunken: number) {
  return {
    surface: toHex({ ...hue, l: surface }),
    raised: toHex({ ...hue, l: raised }),
    sunken: toHex({ ...hue, l: sunken }),
  };
}

/** A fill that stands out from the backgrounds (3:1), with legible text on it, also on hover. */
function filled(tone: Tone, grounds: readonly string[], least: number) {
  const visible = parseColour(readable(tone, grounds, 3));
  const better = contrast('#ffffff', toHex(visible)) >= contrast('#10100f', toHex(visible));
  const under = (isLight: boolean) => readable(visible, [isLight ? '#ffffff' : '#10100f'], least + 0.1);
  // Between two tones, the other foreground may keep the fill visible.
  const isLightOn = grounds.every((ground) => contrast(under(better), ground) >= 3) ? better : !better;
  const foreground = isLightOn ? '#ffffff' : '#10100f';
  const background = under(isLightOn);
  const base = parseColour(background);
  const hover = readable({ ...base, l: base.l + (isLightOn ? -0.06 : 0.05) }, [foreground], least);
  return { background, hover, foreground, isLightOn };
}

/**
 * The button on a band in the brand's color: the secondary color if it stands out unchanged, else the band's colors
 * swapped.
 */
function bandButton(band: { background: string; foreground: string }, secondary: string | null, least: number): Roles {
  const ground = secondary === null ? band.foreground : toHex(parseColour(secondary));
  const text = contrast('#ffffff', ground) >= contrast('#10100f', ground) ? '#ffffff' : '#10100f';
  return secondary !== null && contrast(ground, band.background) >= 3 && contrast(text, ground) >= least
    ? { 'band-button': ground, 'on-band-button': text }
    : { 'band-button': band.foreground, 'on-band-button': band.background };
}

function signals(grounds: readonly string[], isDark: boolean, least: number): Roles {
  const hues = { danger: { c: 0.18, h: 27 }, success: { c: 0.13, h: 150 }, warning: { c: 0.12, h: 70 } };
  const roles: Record<string, string> = {};
  for (const [name, hue] of Object.entries(hues)) {
    const soft = toHex({ l: isDark ? 0.27 : 0.955, c: 0.03, h: hue.h });
    roles[`${name}-soft`] = soft;
    roles[name] = readable({ ...hue, l: isDark ? 0.78 : 0.5 }, [...grounds, soft], least);
  }
  return roles;
}
