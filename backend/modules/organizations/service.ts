/** Rules of showing organizations. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
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
  if (row === null) return null;
  context.shown.listed.add(`org:${row.id}`);
  return organizationRecord(row);
}

/** Answers to a brand's custom choice fields, with labels; those of other brands and removed values are left out. */
export function describeChoices(choices: Readonly<Record<string, string[]>>, brand: BrandDocument, locale: string) {
  return Object.entries(brand.customFields).flatMap(([field, { label, terms }]) => {
    const codes = Object.hasOwn(choices, field) ? (choices[field] ?? []) : [];
    const labels = codes.map((code) => (Object.hasOwn(terms, code) ? terms[code]?.label : undefined));
    const values = labels.flatMap((one) => (one === undefined ? [] : [localised(one, brand, locale)]));
    return values.length === 0 ? [] : [{ field, label: localised(label, brand, locale), values }];
  });
}
