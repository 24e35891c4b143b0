/** The parts of a brand document that routing and search read, for tests. A fresh object on every call. */
import type { SearchDocument } from '../search/settings.ts';
import type { FacetAlias } from '../search/types.ts';
import type { RoutingDocument } from './table.ts';

/** Three languages, German and French with translated paths, one landing page, a few brand rules. */
export function routedDocument() {
  const sorting = {
    default: 'relevancy',
    options: [
      { code: 'relevancy', field: 'search_api_relevance', value: 'desc' as const },
      { code: 'publish_date_desc', field: 'field_job_publishing_date', value: 'desc' as const },
    ],
  };
  return {
    locales: { default: 'en', supported: ['en', 'de', 'fr', 'en-GB'] },
    features: { blog: false, recruiter: true, resume: true, resumeSearches: true, cvSite: false, rss: true } as Record<
      string,
      boolean
    >,
    routes: {
      pathTranslation: true as boolean,
      translations: {
        de: {
          '/resumes*': '/bewerbersuche*',
          '/resume/edit*': '/lebenslauf/edit*',
          '/resume': '/lebenslauf',
          '/organizations*': '/arbeitgeber-suchen*',
          '/privacy-policy': '/datenschutz',
        },
        fr: { '/jobs*': '/emploi*' },
      } as Record<string, Record<string, string>>,
      redirects: [
        { from: '/searchjobs', to: '/jobs' },
        { from: '/old', to: '/jobs?sorting=publish_date_desc', permanent: true },
        { from: '/wp-content/uploads/{slug*}', to: 'https://community.example/files/{slug*}' },
        { from: '/stellenmarkt*', to: '/de/jobs*' },
        { from: '/loop', to: '/loop' },
      ] as { from: string; to: string; permanent?: boolean }[],
      rewrites: [
        { from: '/careers*', to: '/jobs*' },
        { from: '/robots.txt', to: '/brands/acme/robots.txt' },
      ],
      lowercase: ['/jobs', '/organization'],
      landingExclusions: ['/jobs', '/job', '/resume', '/organization', '/user', '/contact', '/blog', '/checkout'],
    },
    pages: {
      home: {},
      resumes: {},
      jobs: {},
      privacy: { path: '/privacy-policy' },
      contact: { path: '/contact' },
      sneaky: { path: '/contact/sneaky' },
      about: { path: '/about/us' },
    } as Record<string, { path?: string }>,
    search: {
      radius: { options: [5, 10, 30, 60, 100], default: 30, multiplier: 1.6 },
      hideRadiusFor: ['country', 'administrative_area_level_1'],
      pageSize: { jobs: 10, organizations: 12, resumes: 10 },
      sorting: { jobs: sorting, organizations: { ...sorting, options: sorting.options.slice(0, 1) }, resumes: sorting },
      facetLimit: 100,
      facetMinCount: 1,
      seo: {
        jobs: { cleanFacets: 2, order: ['occupations', 'employment_type', 'industries', 'fields_of_study'] },
        organizations: { cleanFacets: 3, order: ['industry', 'occupations'] },
        noindexEmpty: true,
      },
    },
    facets: {
      jobs: {
        order: ['employment_type', 'occupations', 'industries', 'company', 'experience'],
        items: { experience: { multiple: false }, industries: { operator: 'and' as const } },
      },
      organizations: { order: ['industry', 'occupations'], items: {} },
      resumes: { order: ['career_status', 'languages', 'occupations'], items: {} },
    },
  } satisfies RoutingDocument & SearchDocument;
}

/** Facet values as the backend answers them in English, with German and French aliases. */
export function testAliases(): FacetAlias[] {
  const value = (field: string, filter: number, alias: string, de: string): FacetAlias => ({
    field,
    filter: String(filter),
    alias,
    label: alias,
    translatedAliases: [
      { langcode: 'de', alias: de },
      { langcode: 'fr', alias: `${alias}-fr` },
    ],
  });
  return [
    value('employment_type', 1, 'full-time', 'vollzeit'),
    value('employment_type', 2, 'part-time', 'teilzeit'),
    value('employment_type', 11, 'internship', 'praktikum'),
    value('occupations', 3, 'nurse', 'pflege'),
    value('occupations', 4, 'editor', 'redaktion'),
    value('industries', 5, 'media', 'medien'),
    value('industries', 6, 'health', 'gesundheit'),
    value('company', 7, 'acme', 'acme'),
    value('experience', 8, 'entry', 'einstieg'),
    value('experience', 9, 'senior', 'erfahren'),
  ];
}
