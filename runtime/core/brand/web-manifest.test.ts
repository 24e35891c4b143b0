import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { BrandDocument } from '../document/brand.generated.ts';
import { ARTWORK } from './artwork.ts';
import { webManifest } from './web-manifest.ts';

const { site, theme, locales }: BrandDocument = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../brands/default.json'), 'utf8'),
);
const document = {
  site: { ...site, name: '"Krüger" & Söhne </script>' },
  theme: { ...theme, primary: '#1a4d8f', surface: 'white' as const, colorScheme: 'light' as const },
  locales: { ...locales, default: 'de' },
};

it('names the site, its start page, colors and icons, in the language of the brand', () => {
  expect(JSON.parse(webManifest({ id: 'acme', document }))).toEqual({
    ...{ id: '/', start_url: '/', scope: '/', display: 'minimal-ui' },
    ...{ name: '"Krüger" & Söhne </script>', lang: 'de', theme_color: '#1a4d8f', background_color: '#ffffff' },
    icons: [
      { src: '/brands/acme/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brands/acme/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
});

it('has the dark colors of a board that is always dark', () => {
  const dark = { ...document, theme: { ...document.theme, colorScheme: 'dark' as const } };
  const { background_color: ground } = JSON.parse(webManifest({ id: 'acme', document: dark }));
  expect(Number.parseInt(ground.slice(1, 3), 16)).toBeLessThan(64);
});

it('names icons alone that can be drawn', () => {
  const { icons }: { icons: { src: string }[] } = JSON.parse(webManifest({ id: 'acme', document }));
  for (const { src } of icons) expect(ARTWORK.has(src.replace('/brands/acme/', ''))).toBe(true);
});
