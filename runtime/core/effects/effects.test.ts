import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { createBrandRegistry } from '../brand/registry.ts';
import { isObject, type JsonObject } from '../brand/sources/json.ts';
import { mergePatch } from '../brand/sources/merge.ts';
import type { BrandDocument } from '../document/brand.generated.ts';
import { askForm } from '../forms/ask.ts';
import { type Effects, effectsBetween, type Served } from './effects.ts';

const registry = createBrandRegistry({
  brandsDir: path.resolve(import.meta.dirname, '../../../brands'),
  serve: 'readable',
});
beforeAll(() => registry.start());
afterAll(() => registry.stop());

const catalogue = readFormCatalogue();
const served = (document: BrandDocument): Served => ({
  document,
  ask: (form) => askForm(catalogue, document, form, 'en', {}),
});

function documentOf(id: string): BrandDocument {
  const brand = registry.get(id);
  if (brand === undefined) throw new Error(`There is no brand "${id}".`);
  return brand.document;
}

/** What a patch over the compiled document does. */
function effectsOf(id: string, patch: JsonObject, stored: Parameters<typeof effectsBetween>[2] = []): Effects {
  const before = documentOf(id);
  const copy: unknown = JSON.parse(JSON.stringify(before));
  if (!isObject(copy as JsonObject)) throw new Error('A document is an object.');
  const after: unknown = mergePatch(copy as JsonObject, patch);
  return effectsBetween(served(before), served(after as BrandDocument), stored);
}

const addresses = ({ addresses: found }: Effects) =>
  found.map(({ change, address, page, to }) => [change, address, to ?? page].join(' '));

describe('addresses', () => {
  it('of a feature go away in every language, with those of records', () => {
    expect(addresses(effectsOf('wide-table', { features: { blog: false } }))).toEqual(
      expect.arrayContaining(['goes /blog blog', 'goes /blog/* blog-post', 'goes /feeds/blog.rss ']),
    );
    const found = effectsOf('wide-table', { features: { blog: false } }).addresses;
    expect(new Set(found.map(({ locale }) => locale))).toEqual(new Set(['en', 'es', null]));
  });

  it('lead elsewhere by a redirect, which is shown as its pattern', () => {
    const { redirects } = documentOf('harbor-ledger').routes;
    const more = [{ from: '/careers/{slug}', to: '/job/{slug}' }];
    const patch = JSON.parse(JSON.stringify({ routes: { redirects: [...redirects, ...more] } }));
    expect(addresses(effectsOf('harbor-ledger', patch))).toEqual(['leads /careers/{slug} /job/x']);
  });

  it('of pages in the database count where a page is, and nothing where none is', () => {
    const stored = [{ langcode: 'en', path: '/visit-us' }];
    const patch = { pages: { visit: { path: '/visit-us', layout: 'single', main: [] } } };
    expect(addresses(effectsOf('harbor-ledger', patch, stored))).toEqual(['changes /visit-us visit']);
    expect(addresses(effectsOf('harbor-ledger', patch))).toEqual(['appears /visit-us visit']);
  });

  it('swap places when addresses are no longer translated', () => {
    const found = addresses(effectsOf('rheinblick', { routes: { pathTranslation: false } }));
    expect(found).toContain('appears /jobs jobs');
    expect(found.filter((line) => line.startsWith('goes '))).not.toEqual([]);
  });
});

describe('menus', () => {
  it('tell renamed entries from new ones, and name another order once', () => {
    const { main } = documentOf('harbor-ledger').navigation;
    const of = (entries: unknown) =>
      effectsOf('harbor-ledger', JSON.parse(JSON.stringify({ navigation: { main: entries } }))).menus.map(
        ({ change, label, before }) => [change, label, before].filter(Boolean).join(' '),
      );
    expect(of([{ ...main[0], label: 'Everything' }, ...main.slice(1)])).toEqual(['renamed Everything All jobs']);
    expect(of(main.toReversed())).toEqual(['sorted']);
    expect(of(main.slice(1))).toEqual(['goes All jobs']);
    expect(of([{ ...main[0], page: 'contact' }, ...main.slice(1)])).toEqual(['changes All jobs']);
  });

  it('name both entries where another page takes the place of a legal page', () => {
    const { menus } = effectsOf('rheinblick', { site: { legal: { cookies: 'contact' } } });
    expect(
      menus.filter(({ locale }) => locale === 'de').map(({ change, label, href }) => [change, label, href]),
    ).toEqual([
      ['goes', 'Cookies', '/cookie-hinweise'],
      ['appears', 'Kontakt', '/kontakt'],
    ]);
  });

  it('include the personal menus of every role', () => {
    const { menus } = effectsOf('harbor-ledger', { features: { recruiter: false } });
    expect(
      menus.filter(({ menu }) => menu === 'personal').map(({ change, name, roles }) => [change, name, roles]),
    ).toEqual(['post', 'ownJobs', 'resumes', 'organization', 'products'].map((name) => ['goes', name, ['recruiter']]));
    expect(
      effectsOf('harbor-ledger', { pages: { settings: null } }).menus.map(({ name, roles }) => [name, roles]),
    ).toEqual([['settings', ['applicant', 'recruiter', 'administrator']]]);
  });
});

describe('forms', () => {
  const fields = (patch: JsonObject) =>
    effectsOf('harbor-ledger', patch).fields.map(({ form, change, field, added, removed }) =>
      [form, change, field, ...added, ...removed].filter(Boolean).join(' '),
    );

  it('tell fields that go, that are required, and choices', () => {
    const items = { message: { fields: { copy: { required: true } } } };
    expect(fields({ forms: { contact: { items } } })).toEqual(['contact required Send me a copy']);
    expect(
      fields({ forms: { resume: { items: { personal_info: { fields: { phone: { hidden: true } } } } } } }),
    ).toEqual([expect.stringMatching(/^resume goes /)]);
    expect(fields({ alerts: { jobIntervals: [86400] } })).toEqual([expect.stringMatching(/^alert choices /)]);
  });

  it('that nobody is asked are left out', () => {
    expect(fields({ features: { jobAlerts: false }, alerts: { jobIntervals: [86400] } })).toEqual(['alert goes']);
  });
});

describe('products and features', () => {
  it('depend on what is on', () => {
    const found = effectsOf('harbor-ledger', { features: { resume: false } });
    expect(found.products.map(({ change, key }) => [change, key])).toEqual([['goes', 'contact_pack']]);
    expect(found.features.map(({ change, feature }) => [change, feature])).toContainEqual(['idle', 'cvSite']);
    const payments = effectsOf('harbor-ledger', { prices: { providers: ['stripe'] } });
    expect(payments.payments).toEqual([
      { change: 'goes', provider: 'invoice' },
      { change: 'appears', provider: 'stripe' },
    ]);
  });
});

it('a document compared with itself has no effects', () => {
  for (const brand of registry.list()) {
    const found = effectsBetween(served(brand.document), served(brand.document), []);
    expect(Object.values(found).flat()).toEqual([]);
  }
});
