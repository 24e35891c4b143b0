import { readFileSync } from 'node:fs';
import type { BrandDocument } from '../../core/document/brand.generated.ts';
import { withTextPages } from '../../core/document/text-pages.ts';
import type { CompiledBrand } from '../../core/request-context.ts';
import { publicBrandOf } from '../assemble/public-brand.ts';
import type { PageInfo } from '../widget-contract.ts';

const defaults = readFileSync('brands/default.json', 'utf8');

/** The root brand in English, German and French; `change` edits a fresh copy. */
export function brandFixture(change: (document: BrandDocument) => void = () => {}): CompiledBrand {
  const document = JSON.parse(defaults) as BrandDocument;
  document.locales = { default: 'en', supported: ['en', 'en-GB', 'de', 'fr'], region: 'us' };
  change(document);
  return {
    id: 'fixture',
    revision: '0123456789ab',
    document: withTextPages(document),
    themeHref: '/theme/fixture.0123456789ab.css',
  };
}

/** A job search page without criteria; `changes` override single values. */
export function pageFixture(changes: Partial<PageInfo> = {}, brand = brandFixture()): PageInfo {
  const locale = changes.locale ?? 'en';
  return {
    brand: publicBrandOf(brand, locale),
    locale,
    page: 'jobs',
    document: 'jobs',
    path: '/jobs',
    origin: 'https://jobs.example',
    canonical: '/jobs',
    alternates: { en: '/jobs', de: '/de/jobs', fr: '/fr/jobs' },
    status: 200,
    search: null,
    content: null,
    now: '2026-05-04T09:00:00.000Z',
    ...changes,
  };
}
