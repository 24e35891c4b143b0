import { beforeEach, describe, expect, it } from 'vitest';
import { brandCommand } from './testing/command.ts';

const { brand, write } = brandCommand();

describe('brand explain and diff', () => {
  beforeEach(() => write('acme', { extends: 'family', site: { name: 'Acme' }, theme: { density: 'airy' } }));

  it('names layer and place of each value', async () => {
    const { out } = await brand('explain', 'acme', '/theme');
    expect(out).toContain('/theme/radius = "round"\n  family  brands/family.json:4:15');
    expect(out).toContain('/theme/density = "airy"\n  acme  brands/acme.json:7:16');
    expect(out).toMatch(/\/theme\/header = "bar"\n {2}default {2}brands\/default\.json:\d+:\d+/);
  });

  it.each(['theme/density', 'theme.density', '#/theme/density', '/theme/density/'])('takes %s', async (pointer) => {
    expect((await brand('explain', 'acme', pointer)).out).toBe(
      '/theme/density = "airy"\n  acme  brands/acme.json:7:16',
    );
  });

  it.each([
    ['/theme/radus', '"acme" has no value at "/theme/radus". Did you mean "/theme/radius"?'],
    ['/site/hosts/0', '"acme" has no value at "/site/hosts/0". The list "/site/hosts" is empty.'],
    [
      '/locales/supported/7',
      '"acme" has no value at "/locales/supported/7". The list "/locales/supported" has one item: 0.',
    ],
    [
      '/site/name/en',
      '"acme" has no value at "/site/name/en". At "/site/name" stands "Acme", which holds nothing further.',
    ],
    [
      '/navigation/zzzzzzzz',
      '"acme" has no value at "/navigation/zzzzzzzz". Allowed: "/navigation/main", "/navigation/sidebar", "/navigation/footer", "/navigation/sidebarCollapsed".',
    ],
    [
      '/pages/home/noindex',
      '"acme" has no value at "/pages/home/noindex". It may have one: Search engines are asked not to list the page.',
    ],
  ])('says of %s how far it leads', async (pointer, err) => {
    expect(await brand('explain', 'acme', pointer)).toEqual({ code: 1, out: '', err });
  });

  it('shows where two brands differ', async () => {
    write('beta', { extends: 'family', site: { name: 'Beta' }, theme: { density: 'airy' } });
    expect((await brand('diff', 'acme', 'beta')).out).toBe('/site/name\n  - "Acme"\n  + "Beta"');
    expect((await brand('diff', 'acme', 'acme')).out).toBe('"acme" and "acme" are the same.');
  });
});
