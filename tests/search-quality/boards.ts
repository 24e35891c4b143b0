/** The job boards that show the corpus. They exist only here. */
import { readFileSync } from 'node:fs';
import type { BrandDocument } from '../../runtime/core/document/brand.generated.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';

const DEFAULTS = readFileSync(new URL('../../brands/default.json', import.meta.url), 'utf8');

interface BoardPlan {
  languages: ['en' | 'de' | 'fr', ...('en' | 'de' | 'fr')[]];
  country: string;
  /** Where it has its readers. */
  home: { label: string; administrativeArea: string; lat: number; lon: number };
}

const PLANS: Record<string, BoardPlan> = {
  coast: {
    languages: ['en'],
    country: 'US',
    home: { label: 'Portland, Maine', administrativeArea: 'ME', lat: 43.6591, lon: -70.2568 },
  },
  rhein: {
    languages: ['de'],
    country: 'DE',
    home: { label: 'Karlsruhe', administrativeArea: 'BW', lat: 49.0069, lon: 8.4037 },
  },
  alsace: {
    languages: ['fr'],
    country: 'FR',
    home: { label: 'Strasbourg', administrativeArea: 'GES', lat: 48.5734, lon: 7.7521 },
  },
  border: {
    languages: ['de', 'en'],
    country: 'DE',
    home: { label: 'Mannheim', administrativeArea: 'BW', lat: 49.4875, lon: 8.466 },
  },
};

/** The board of a language, unless a query names another. */
export const BOARD_OF: Readonly<Record<string, string>> = { en: 'coast', de: 'rhein', fr: 'alsace' };

export const BOARDS: readonly CompiledBrand[] = Object.entries(PLANS).map(([id, plan]) => describeBoard(id, plan));

function describeBoard(id: string, { languages, country, home }: BoardPlan): CompiledBrand {
  const document: BrandDocument = JSON.parse(DEFAULTS);
  document.site.name = id;
  document.site.hosts = [`${id}.example`];
  document.site.country = country;
  document.locales = { default: languages[0], supported: languages, region: country === 'US' ? 'us' : 'eu' };
  document.search.autocomplete.countries = [country.toLowerCase()];
  document.search.geoInfo = [{ ...home, country, locationType: 'locality' }];
  return { id, revision: '0123456789ab', document, themeHref: `/theme/${id}.css` };
}
