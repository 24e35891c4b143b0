import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { testBrand } from '../../backend/testing/backend.ts';
import { chosenBrands } from './chosen-brands.ts';
import type { Picture } from './take-pictures.ts';
import { sheetOf } from './write-sheet.ts';

const picture = (file: string, scheme: Picture['scheme']): Picture => ({ page: 'home', screen: 'phone', scheme, file });

it('shows each brand in a row of light and one of dark pictures', () => {
  const brand = { id: 'acme', document: { site: { name: 'Fish & Chips' } } };
  const html = sheetOf([{ brand, pictures: [picture('b.webp', 'dark'), picture('a.webp', 'light')] }]);
  const { document } = new JSDOM(html).window;
  const rows = [...document.querySelectorAll('section#acme div')].map((row) =>
    [...row.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.alt]),
  );
  expect(rows).toEqual([
    [['a.webp', 'Fish & Chips: home, phone, light']],
    [['b.webp', 'Fish & Chips: home, phone, dark']],
  ]);
  expect(document.querySelector('nav a')?.getAttribute('href')).toBe('#acme');
});

it('takes all brands, or those named, in their order', () => {
  const all = [testBrand('acme'), testBrand('harbor'), testBrand('rhein')];
  const ids = (wanted?: string) => chosenBrands(all, wanted).map(({ id }) => id);
  expect([ids(), ids('rhein,acme')]).toEqual([
    ['acme', 'harbor', 'rhein'],
    ['rhein', 'acme'],
  ]);
  expect(() => ids('acme,rhien')).toThrow('There is no live brand "rhien". Choose among acme, harbor, rhein.');
});
