/** Rules of showing organizations. */
import type { BrandDocument } from '../../../runtime/core/brand/brand.generated.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { JobRecord } from '../jobs/job.ts';
import { runSearch } from '../search/service.ts';
import { type OrganizationRecord, organizationRecord } from './organization.ts';
import { findOrganizationBySlug } from './store.ts';

/** The profile published on this brand, by slug or by id of the organization. */
export async function findOrganization(
  context: ApiContext,
  by: { slug?: string | null; id?: number | null },
): Promise<OrganizationRecord | null> {
  if (typeof by.id === 'number') return by.id > 0 ? context.organizations.byId.load(by.id) : null;
  if (!by.slug) throw new UserError('BAD_INPUT', 'organization needs a slug or an id.', { path: 'slug' });
  const row = await findOrganizationBySlug(context, by.slug);
  return row === null ? null : organizationRecord(row);
}

const MOST_JOBS = 20;

/** The newest published jobs of an organization on this brand, by its value of the company facet. */
export async function newestJobs(context: ApiContext, id: number, limit: number): Promise<JobRecord[]> {
  if (limit < 1 || limit > MOST_JOBS) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_JOBS} are allowed.`, { path: 'limit' });
  }
  const { count, facetValueId } = await context.organizations.openJobs.load(id);
  if (count === 0 || facetValueId === null) return [];
  const { hits } = await runSearch(context, 'JOBS', {
    conditionGroup: { conjunction: 'AND', conditions: [{ field: 'company', value: String(facetValueId) }] },
    range: { first: 0, last: limit },
    sorts: [{ field: 'published', value: 'desc' }],
  });
  return hits.flatMap(({ job }) => job ?? []);
}

/** Answers to the choice fields of a brand, in its words; those of other brands and values that are gone are left out. */
export function describeChoices(choices: Readonly<Record<string, string[]>>, brand: BrandDocument, locale: string) {
  return Object.entries(brand.customFields).flatMap(([field, { label, terms }]) => {
    const codes = Object.hasOwn(choices, field) ? (choices[field] ?? []) : [];
    const labels = codes.map((code) => (Object.hasOwn(terms, code) ? terms[code]?.label : undefined));
    const values = labels.flatMap((one) => (one === undefined ? [] : [localised(one, brand, locale)]));
    return values.length === 0 ? [] : [{ field, label: localised(label, brand, locale), values }];
  });
}
