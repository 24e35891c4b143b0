import { createHash } from 'node:crypto';
import type { BrandDocument } from '../document/brand.generated.ts';
import { fontFaces } from './fonts.ts';
import { colourRoles, ramps, type Scheme } from './roles.ts';
import { phoneTokens, sizeTokens, wideTokens } from './tokens.ts';

type ThemeSource = Pick<BrandDocument, 'theme' | 'features'>;

/** Color schemes of a site: the default first, a second one for devices that prefer it. */
export function schemesOf({ theme, features }: ThemeSource): readonly [Scheme] | readonly ['light', 'dark'] {
  if (theme.surface === 'dark' || theme.colorScheme === 'dark') return ['dark'];
  return theme.colorScheme === 'auto' && features.darkMode ? ['light', 'dark'] : ['light'];
}

/** The brand's stylesheet (tokens and typefaces only) and a hash of its text for the URL. */
export function themeCss(document: ThemeSource): { css: string; hash: string } {
  const { theme } = document;
  const [scheme, other] = schemesOf(document);
  const shades = Object.entries(ramps(theme)).flatMap(([name, steps]) =>
    Object.entries(steps).map(([step, hex]) => [`${name}-${step}`, hex] as const),
  );
  const css = [
    fontFaces(theme),
    rule(
      ':root',
      { ...sizeTokens(theme), ...Object.fromEntries(shades), ...colourVariables(theme, scheme) },
      `color-scheme: ${other ? 'light dark' : scheme};`,
    ),
    `@media (max-width: 899px) {\n${rule(':root', phoneTokens(theme))}\n}`,
    `@media (min-width: ${theme.breakpoints.desktop + 1}px) {\n${rule(':root', wideTokens)}\n}`,
    other ? `@media screen and (prefers-color-scheme: dark) {\n${rule(':root', colourVariables(theme, other))}\n}` : '',
    // Paper is white, and browsers do not print dark backgrounds.
    scheme === 'dark'
      ? `@media print {\n${rule(':root', colourVariables({ ...theme, surface: 'white' }, 'light'), 'color-scheme: light;')}\n}`
      : '',
    '',
  ]
    .filter((part, at, parts) => part !== '' || at === parts.length - 1)
    .join('\n');
  return { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 12) };
}

function colourVariables(theme: BrandDocument['theme'], scheme: Scheme): Record<string, string> {
  const roles = Object.entries(colourRoles(theme, scheme)).map(([name, hex]) => [`color-${name}`, hex]);
  // Logos are designed for white: on dark pages they get a white background.
  return { ...Object.fromEntries(roles), 'logo-ground': scheme === 'dark' ? 'white' : 'transparent' };
}

function rule(selector: string, variables: Readonly<Record<string, string>>, extra = ''): string {
  const lines = Object.entries(variables).map(([name, value]) => `  --${name}: ${value};`);
  return `${selector} {\n${extra ? `  ${extra}\n` : ''}${lines.join('\n')}\n}`;
}
