import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { lowContrast } from './low-contrast.ts';

it('accepts a colour that can be read', () => {
  expect(report(lowContrast, { theme: { primary: '#1f5f8b', surface: 'white' } })).toEqual([]);
});

it('names the nearest colour that passes', () => {
  expect(report(lowContrast, { theme: { primary: '#ffcc00', surface: 'white' } })).toEqual([
    'brands/acme.json:3:16  error  LOW_CONTRAST  /theme/primary\n  "#ffcc00" on the surface "white" (#ffffff) has a contrast of 1.51 : 1; text needs 4.5 : 1. The nearest color that passes is "#907200".',
  ]);
});

it('asks for more where the brand does', () => {
  const theme = { primary: '#3f6fae', surface: 'white' };
  expect(report(lowContrast, { theme })).toEqual([]);
  expect(report(lowContrast, { theme: { ...theme, contrast: 'high' } })).toEqual([
    expect.stringContaining('; text needs 7 : 1. The nearest color that passes is "#'),
  ]);
});

it('looks at the page in its own colour', () => {
  expect(report(lowContrast, { theme: { primary: '#b5401a', surface: 'white', background: '#e9edef' } })).toEqual([]);
  expect(report(lowContrast, { theme: { primary: '#c96a1a', surface: 'white', background: '#e9edef' } })).toEqual([
    expect.stringContaining('"#c96a1a" on the background "#e9edef" (#e9edef) has a contrast of'),
  ]);
});

it('says on which ground a brand that is always dark is read', () => {
  const themes: Record<string, string>[] = [
    { colorScheme: 'dark', surface: 'white' },
    { colorScheme: 'auto', surface: 'dark' },
  ];
  expect(themes.flatMap((theme) => report(lowContrast, { theme: { primary: '#0b6e4f', ...theme } }))).toEqual([
    expect.stringContaining('"#0b6e4f" in the color scheme "dark" (#0e1110) has a contrast of 3.03 : 1;'),
    expect.stringContaining('"#0b6e4f" on the surface "dark" (#0e1110) has a contrast of 3.03 : 1;'),
  ]);
});
