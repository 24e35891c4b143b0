/** Names a brand's stylesheet without generating it: equal settings and equal software give equal names. */

import type { BrandDocument, Theme } from '../document/brand.generated.ts';
import { themeCss } from '../theme/theme-css.ts';
import { digest, shortHash } from './sources/digest.ts';

const SURFACES: readonly Theme['surface'][] = ['white', 'paper', 'tint', 'dark'];

/** A fixed theme that exercises all parts of a stylesheet. */
const SAMPLE: Theme = {
  primary: '#1f5f8b',
  secondary: '#b3262e',
  background: null,
  link: null,
  logoMinHeight: 40,
  colorScheme: 'auto',
  contrast: 'normal',
  headingFont: 'source-serif-4',
  textFont: 'inter',
  radius: 'small',
  textSize: 'normal',
  targets: 'normal',
  density: 'normal',
  header: 'bar',
  list: 'rules',
  surface: 'white',
  hero: 'plain',
  button: 'solid',
  sectionHeadings: 'plain',
  singleColumn: 'start',
  forms: 'plain',
  signIn: 'plain',
  headingCase: 'normal',
  footer: 'plain',
  breakpoints: { mobile: 899, tablet: 1199, desktop: 1499 },
  measures: {
    teaserLogoWidth: 50,
    teaserImageWidth: 1000,
    teaserImageHeight: 500,
    unpublishedFadeHeight: 550,
    alertFadeSeconds: 0.25,
    consentDialogWidth: 550,
  },
};

/** Hash of a few sample stylesheets, so that it changes when the software generates different ones. */
let software: string | undefined;

function softwareStamp(features: BrandDocument['features']): string {
  const themes = [
    ...SURFACES.map((surface) => ({ ...SAMPLE, surface })),
    { ...SAMPLE, background: '#f3e6c8', link: '#0b4ea2' },
    { ...SAMPLE, contrast: 'high' as const },
  ];
  const sheets = themes.map((theme) => themeCss({ theme, features: { ...features, darkMode: true } }).css);
  return shortHash(sheets.join(''));
}

/** 12 hex digits over everything that affects a brand's stylesheet. */
export function themeStamp(document: BrandDocument): string {
  software ??= softwareStamp(document.features);
  return shortHash(`${software} ${digest(document.theme)} ${document.features.darkMode}`);
}
