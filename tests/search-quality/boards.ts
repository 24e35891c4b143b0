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

/** Boards for real ads, by language. */
const AD_PLANS: Record<string, BoardPlan> = {
  en: {
    languages: ['en'],
    country: 'US',
    home: { label: 'San Francisco, California', administrativeArea: 'CA', lat: 37.7749, lon: -122.4194 },
  },
  de: {
    languages: ['de'],
    country: 'DE',
    home: { label: 'Berlin', administrativeArea: 'BE', lat: 52.5244, lon: 13.4105 },
  },
  fr: {
    languages: ['fr'],
    country: 'FR',
    home: { label: 'Paris', administrativeArea: 'IDF', lat: 48.8534, lon: 2.3488 },
  },
};

/** The board of a language, unless a query names another. */
export const BOARD_OF: Readonly<Record<string, string>> = { en: 'coast', de: 'rhein', fr: 'alsace' };

const describeBoards = (plans: Record<string, BoardPlan>): CompiledBrand[] =>
  Object.entries(plans).map(([id, plan]) => describeBoard(id, plan));

export const BOARDS: readonly CompiledBrand[] = describeBoards(PLANS);
/** Their ids are languages. */
export const AD_BOARDS: readonly CompiledBrand[] = describeBoards(AD_PLANS);

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
