import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { fontsTooLarge } from './fonts-too-large.ts';

it('accepts two typefaces that a first visit can load, and any single one', () => {
  for (const theme of [
    { headingFont: 'oswald', textFont: 'inter' },
    { headingFont: 'source-serif-4', textFont: 'source-serif-4' },
    { headingFont: 'eb-garamond', textFont: 'system-serif' },
  ])
    expect(report(fontsTooLarge, { theme })).toEqual([]);
});

it('says how large they are, and what fits', () => {
  expect(report(fontsTooLarge, { theme: { headingFont: 'source-serif-4', textFont: 'inter' } })).toEqual([
    'brands/acme.json:3:20  warning  FONTS_TOO_LARGE  /theme/headingFont\n  "source-serif-4" and "inter" have 97 KB together; at most 85 KB. Beside "inter", choose a typeface of up to 38 KB (docs/theme.md lists them).',
  ]);
});

it('leaves a name that is no typeface to the schema', () => {
  expect(report(fontsTooLarge, { theme: { headingFont: 'constructor', textFont: 'inter' } })).toEqual([]);
});
