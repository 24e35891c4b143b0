import type { Theme } from '../document/brand.generated.ts';
import { typefaces } from './typefaces.ts';

/** Spacing scale in pixels, on a 4 px grid. */
export const spaceScale = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64, 9: 96 } as const;

/** Type scale in rem; `phone` where small screens use a smaller step. */
export const typeScale = {
  meta: { size: 0.8125 },
  small: { size: 0.875 },
  text: { size: 1 },
  lead: { size: 1.125 },
  'list-title': { size: 1.125 },
  h3: { size: 1.375 },
  h2: { size: 1.75, phone: 1.5 },
  h1: { size: 2.25, phone: 1.75 },
  hero: { size: 3, phone: 2.25 },
} as const;

/** Factor of the type scale. */
const textSizes = { normal: 1, large: 1.125 } as const;

/** Height of buttons, fields and other things to press, in pixels. */
const targets = { normal: 44, large: 52 } as const;

const corners = {
  none: { small: '0', control: '0', card: '0', button: '0' },
  small: { small: '3px', control: '4px', card: '4px', button: '4px' },
  round: { small: '6px', control: '10px', card: '10px', button: '999px' },
} as const;

const densities = {
  compact: { section: 32, sectionPhone: 24, item: 8, card: 12, control: 8 },
  normal: { section: 48, sectionPhone: 32, item: 16, card: 16, control: 10 },
  airy: { section: 64, sectionPhone: 48, item: 20, card: 24, control: 12 },
} as const;

const px = (value: number) => `${value}px`;

/** Everything but color, as CSS variables without leading dashes. */
export function sizeTokens(theme: Theme): Record<string, string> {
  const density = densities[theme.density];
  const corner = corners[theme.radius];
  const heading = typefaces[theme.headingFont];
  const headingSizes = new Set(['list-title', 'h3', 'h2', 'h1', 'hero']);
  const scale = textSizes[theme.textSize];
  return {
    'font-text': typefaces[theme.textFont].stack,
    'font-heading': heading.stack,
    'weight-heading': String(heading.headingWeight),
    'weight-strong': '600',
    'tracking-heading': heading.headingTracking,
    // Tight tracking takes from the space between words on both sides; it is given back.
    'word-space-heading': `${Math.max(0, -2 * Number.parseFloat(heading.headingTracking))}em`,
    ...Object.fromEntries(
      Object.entries(typeScale).map(([name, { size }]) => [
        `size-${name}`,
        `${rounded(size * scale * (headingSizes.has(name) ? heading.headingScale : 1))}rem`,
      ]),
    ),
    'line-text': '1.5',
    'line-heading': '1.2',
    measure: '68ch',
    ...Object.fromEntries(Object.entries(spaceScale).map(([step, size]) => [`space-${step}`, px(size)])),
    'space-section': px(density.section),
    'space-item': px(density.item),
    'space-card': px(density.card),
    'space-control': px(density.control),
    'radius-small': corner.small,
    'radius-control': corner.control,
    'radius-card': corner.card,
    'radius-button': corner.button,
    target: px(targets[theme.targets]),
    'page-width': '1320px',
    'page-gutter': px(32),
    'aside-width': '260px',
    'motion-fast': '120ms',
    motion: '180ms',
    'logo-min-height': px(theme.logoMinHeight),
    'teaser-logo': px(theme.measures.teaserLogoWidth),
    'teaser-ratio': `${theme.measures.teaserImageWidth} / ${theme.measures.teaserImageHeight}`,
    'fade-height': px(theme.measures.unpublishedFadeHeight),
    'alert-fade': `${theme.measures.alertFadeSeconds}s`,
    'consent-dialog': px(theme.measures.consentDialogWidth),
  };
}

/** Overrides for phones. */
export function phoneTokens(theme: Theme): Record<string, string> {
  const scale = textSizes[theme.textSize] * typefaces[theme.headingFont].headingScale;
  return {
    ...Object.fromEntries(
      Object.entries(typeScale).flatMap(([name, step]) =>
        'phone' in step ? [[`size-${name}`, `${rounded(step.phone * scale)}rem`]] : [],
      ),
    ),
    'space-section': px(densities[theme.density].sectionPhone),
    'page-gutter': px(16),
  };
}

/** Overrides for screens wider than a desktop, where pages use more of the width. */
export const wideTokens: Readonly<Record<string, string>> = { 'page-width': '1440px', 'aside-width': '280px' };

function rounded(value: number): number {
  return Math.round(value * 10000) / 10000;
}
