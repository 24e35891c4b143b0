import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import { brandFixture } from '../testing/page-fixture.ts';
import { publicBrandOf } from './public-brand.ts';

const schema: Schema = JSON.parse(readFileSync('schemas/brand.schema.json', 'utf8'));
const definitions = isSchema(schema.definitions) ? schema.definitions : {};

const follow = (node: Schema): Schema => {
  const target = typeof node.$ref === 'string' ? definitions[node.$ref.replace('#/definitions/', '')] : undefined;
  return isSchema(target) ? { ...target, ...node } : node;
};

/** Pointers of values that the schema marks as not public. */
const secrets = (value: unknown, node: Schema, pointer = ''): string[] => {
  const { 'x-public': isPublic, properties } = follow(node);
  if (isPublic === true) return [];
  if (!isSchema(value) || !isSchema(properties)) return [pointer];
  return Object.entries(value).flatMap(([key, entry]) => {
    const property = properties[key];
    return isSchema(property) ? secrets(entry, property, `${pointer}/${key}`) : [`${pointer}/${key}`];
  });
};

describe('the public slice of a brand', () => {
  const { id: _id, routes: _routes, legalTitles: _titles, ...slice } = publicBrandOf(brandFixture(), 'en');

  it('holds only what the schema marks as public', () => {
    expect(secrets(slice, schema)).toEqual([]);
  });

  it('says what is tracked where something is, and nothing of it elsewhere', () => {
    const brand = brandFixture();
    const analytics = { ...brand.document.analytics, ga4MeasurementIds: ['G-ABC1234567'] };
    const tracked = publicBrandOf({ ...brand, document: { ...brand.document, analytics } }, 'en');
    expect(tracked.tracking?.services.map(({ id }) => id)).toEqual(['browser-analytics']);
    const { analytics: measured, consent } = tracked.tracking ?? {};
    expect(secrets({ analytics: measured, consent }, schema)).toEqual([]);
    expect(slice).not.toHaveProperty('tracking');
  });

  it.each([
    ['own', 'privacy', [{ label: 'Datenschutzeinstellungen', href: '/de/privacy-policy#tracking-choices' }]],
    ['cookiebot', null, [{ label: 'Datenschutzeinstellungen', href: '#tracking-choices' }]],
    ['tcf', 'privacy', []],
    ['none', 'privacy', []],
  ] as const)(
    'links to what a visitor chose where %s can ask again, at the privacy page %s',
    (provider, privacy, links) => {
      const brand = brandFixture();
      const document = {
        ...brand.document,
        site: { ...brand.document.site, legal: { ...brand.document.site.legal, privacy } },
        analytics: { ...brand.document.analytics, ga4MeasurementIds: ['G-ABC1234567'] },
        consent: { ...brand.document.consent, provider },
      };
      expect(publicBrandOf({ ...brand, document }, 'de').tracking?.choices).toEqual(links);
    },
  );

  it('names a facet of an own field after the field, unless the facet has a title', () => {
    const brand = brandFixture();
    const field = (label: string, groups: string[]) => ({
      label: { en: label, de: `${label} (de)` },
      groups,
      terms: {},
    });
    const document = {
      ...brand.document,
      customFields: {
        x_field: field('Field', ['job/job_categorization', 'organization/about']),
        x_pay: field('Pay agreement', ['job/job_categorization']),
      },
      facets: {
        ...brand.document.facets,
        jobs: { order: ['x_pay'], items: { x_field: { title: null, limit: 4 }, x_pay: { title: 'Pay' } } },
        organizations: { order: ['x_field'], items: {} },
      },
    };
    const { facets } = publicBrandOf({ ...brand, document }, 'de');
    expect([facets.jobs.items, facets.organizations.items]).toEqual([
      { x_field: { title: 'Field (de)', limit: 4 }, x_pay: { title: 'Pay' } },
      { x_field: { title: 'Field (de)' } },
    ]);
  });

  it('has the titles of legal pages, in the language of the page', () => {
    const brand = brandFixture();
    const titled = (title: Record<string, string>) => ({ ...brand.document.pages.privacy, title });
    const document = {
      ...brand.document,
      site: { ...brand.document.site, legal: { ...brand.document.site.legal, imprint: 'about', privacy: 'privacy' } },
      pages: {
        ...brand.document.pages,
        about: titled({ en: 'About the paper', de: 'Über die Zeitung' }),
        privacy: titled({ en: ' ' }),
      },
    };
    expect(publicBrandOf({ ...brand, document }, 'de').legalTitles).toMatchObject({ imprint: 'Über die Zeitung' });
    expect(publicBrandOf({ ...brand, document }, 'de').legalTitles).not.toHaveProperty('privacy');
  });

  it('stays within 8 KB, gzip', () => {
    expect(gzipSync(JSON.stringify(slice)).length).toBeLessThan(8 * 1024);
  });
});
