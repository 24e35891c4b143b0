import { describe, expect, it } from 'vitest';
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import { brandFixture } from '../runtime/page/testing/page-fixture.ts';
import { brandCards } from './brand-cards.ts';

function brand(
  id: string,
  name: string | Record<string, string>,
  supported: CompiledBrand['document']['locales']['supported'],
) {
  return {
    ...brandFixture((document) => {
      document.site.name = name as string;
      document.locales.default = supported[0] ?? 'en';
      document.locales.supported = supported;
      document.theme.secondary = null;
    }),
    id,
  };
}

describe('brandCards', () => {
  it('leads to each brand on the port that the visitor used, by name', () => {
    const cards = brandCards(
      [brand('zeta', 'Äther', ['de']), brand('alpha', 'Zebra', ['en'])],
      'http://localhost:3025',
      'en',
    );
    expect(cards.map(({ name, href }) => [name, href])).toEqual([
      ['Äther', 'http://zeta.localhost:3025/'],
      ['Zebra', 'http://alpha.localhost:3025/'],
    ]);
  });

  it('leaves out the usual port and keeps the scheme', () => {
    const [card] = brandCards([brand('alpha', 'Alpha', ['en'])], 'https://localhost', 'en');
    expect(card?.href).toBe('https://alpha.localhost/');
  });

  it('speaks the language of the page where the brand does, else that of the brand', () => {
    const texts = { de: 'Stellen', en: 'Jobs' };
    const names = (locale: string) => brandCards([brand('alpha', texts, ['de'])], 'http://localhost', locale)[0]?.name;
    expect(names('en')).toBe('Stellen');
    const both = brandCards([brand('alpha', texts, ['de', 'en'])], 'http://localhost', 'en');
    expect(both[0]).toMatchObject({ name: 'Jobs', locales: ['de', 'en'], secondary: null });
  });
});
