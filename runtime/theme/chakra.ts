/**
 * The Chakra system: our tokens under Chakra's names, and only the recipes in use. Chakra's full theme would cost 40 KB
 * of
 * script and 45 KB of variables. A widget that needs another recipe adds it here.
 */
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  animationStyles,
  keyframes,
  layerStyles,
  recipes,
  semanticTokens,
  slotRecipes,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';

const { badge, button, checkmark, input, inputAddon, textarea } = recipes;
const { alert, checkbox, dialog, field, nativeSelect, switch: switcher, table } = slotRecipes;

/** The variables of docs/theme.md switch between light and dark by themselves, so no token here needs two values. */
const role = (name: string) => ({ value: `var(--color-${name})` });
const use = (name: string) => ({ value: `var(--${name})` });

function palette(name: 'brand' | 'danger' | 'success' | 'warning' | 'neutral') {
  const isBrand = name === 'brand';
  const strong = isBrand ? 'brand' : name === 'neutral' ? 'text' : name;
  const quiet = name === 'neutral' ? 'sunken' : `${name}-soft`;
  return {
    solid: role(strong),
    contrast: role(isBrand ? 'on-brand' : 'surface'),
    fg: role(isBrand ? 'link' : strong),
    subtle: role(quiet),
    muted: role(quiet),
    emphasized: role(quiet),
    border: role(isBrand ? 'brand' : 'line-strong'),
    focusRing: role('focus'),
  };
}

/** The steps of a numeric scale used by the recipes above. */
function upTo<T extends Readonly<Record<string, unknown>>>(scale: T, most: number): Partial<T> {
  return Object.fromEntries(
    Object.entries(scale).filter(([step]) => Number.isNaN(Number(step)) === false && Number(step) <= most),
  ) as Partial<T>;
}

export const chakraSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: { scope: '.chakra', level: 'element' },
    conditions: { light: '@media (prefers-color-scheme: light)', dark: '@media (prefers-color-scheme: dark)' },
    theme: {
      keyframes,
      layerStyles,
      textStyles,
      animationStyles,
      tokens: {
        fonts: { body: use('font-text'), heading: use('font-heading') },
        fontSizes: {
          xs: use('size-meta'),
          sm: use('size-small'),
          md: use('size-text'),
          lg: use('size-list-title'),
          xl: use('size-h3'),
          '2xl': use('size-h2'),
        },
        fontWeights: {
          normal: { value: '400' },
          medium: use('weight-strong'),
          semibold: use('weight-strong'),
          bold: { value: '700' },
        },
        lineHeights: tokens.lineHeights,
        spacing: upTo(tokens.spacing, 12),
        sizes: { ...upTo(tokens.sizes, 12), full: { value: '100%' } },
        radii: { none: { value: '0' }, full: { value: '9999px' } },
        borders: tokens.borders,
        durations: tokens.durations,
        easings: tokens.easings,
        zIndex: tokens.zIndex,
        colors: {
          transparent: { value: 'transparent' },
          current: { value: 'currentColor' },
          white: role('surface'),
          blackAlpha: { 500: { value: 'rgb(0 0 0 / 0.5)' } },
        },
      },
      semanticTokens: {
        radii: { l1: use('radius-small'), l2: use('radius-control'), l3: use('radius-card') },
        shadows: semanticTokens.shadows,
        colors: {
          bg: {
            DEFAULT: role('surface'),
            panel: role('raised'),
            subtle: role('sunken'),
            muted: role('sunken'),
            emphasized: role('line-strong'),
            error: role('danger-soft'),
          },
          fg: { DEFAULT: role('text'), muted: role('text-muted'), subtle: role('text-muted'), error: role('danger') },
          border: { DEFAULT: role('line'), emphasized: role('line-strong'), error: role('danger') },
          brand: palette('brand'),
          gray: palette('neutral'),
          red: palette('danger'),
          green: palette('success'),
          orange: palette('warning'),
        },
      },
      recipes: { badge, button, checkmark, input, inputAddon, textarea },
      slotRecipes: { alert, checkbox, dialog, field, nativeSelect, switch: switcher, table },
    },
  }),
);
