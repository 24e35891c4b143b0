import type { BrandDocument } from './brand.generated.ts';

/** Built-in facets, by search index. A brand's custom fields are facets under their own names. */
export const FACET_FIELDS: Readonly<Record<'jobs' | 'organizations' | 'resumes', readonly string[]>> = {
  jobs: [
    'remote_options',
    'employment_type',
    'industries',
    'occupations',
    'experience',
    'company',
    'salary',
    'date_posted',
  ],
  organizations: ['industry', 'occupations', 'fields_of_study'],
  resumes: ['career_status', 'languages', 'skills', 'occupations', 'region', 'fields_of_study'],
};

/** Facets that are removed while a feature is off. */
const FEATURES: Readonly<Record<string, keyof BrandDocument['features']>> = { fields_of_study: 'fieldsOfStudy' };

/** Whether a brand with these features has the facet. */
export function isFacetOn(features: BrandDocument['features'], field: string): boolean {
  const feature = Object.hasOwn(FEATURES, field) ? FEATURES[field] : undefined;
  return feature === undefined || features[feature] === true;
}

type Searching = Pick<BrandDocument, 'facets' | 'search'>;

/** Parts shared by several brands are reduced once: by the set of disabled facets, then by part. */
const reduced = new Map<string, WeakMap<object, object>>();

/** The document without facets whose feature is off, so that searches, addresses and filters do not know them. */
export function withoutOffFacets(document: BrandDocument): BrandDocument {
  const { features, facets, search } = document;
  const off = Object.keys(FEATURES).filter((field) => !isFacetOn(features, field));
  if (off.length === 0) return document;
  return { ...document, facets: keptOnce(off, facets, withoutIn), search: keptOnce(off, search, withoutInSearch) };
}

function keptOnce<Part extends object>(
  off: readonly string[],
  part: Part,
  reduce: (part: Part, off: readonly string[]) => Part,
): Part {
  const known = reduced.get(off.join()) ?? new WeakMap<object, object>();
  reduced.set(off.join(), known);
  const kept = (known.get(part) as Part | undefined) ?? reduce(part, off);
  known.set(part, kept);
  return kept;
}

function withoutIn({ jobs, organizations, resumes }: Searching['facets'], off: readonly string[]) {
  return { jobs: without(jobs, off), organizations: without(organizations, off), resumes: without(resumes, off) };
}

function withoutInSearch(search: Searching['search'], off: readonly string[]) {
  const { seo } = search;
  const { jobs, organizations } = seo;
  return { ...search, seo: { ...seo, jobs: without(jobs, off), organizations: without(organizations, off) } };
}

function without<Group extends { order: readonly string[] }>(group: Group, off: readonly string[]): Group {
  return { ...group, order: group.order.filter((field) => !off.includes(field)) };
}
