/** Rules of showing organizations. */
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
  return row === null ? null : organizationRecord(row);
}
