/** Whether everybody sees the public pages of a resume. Follows every change that `relist` of resumes follows. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { announceTags } from '../../services/tag-store.ts';
import { isWhole } from '../resumes/listing.ts';
import { listSites, type StandingSite, setOnline } from './store.ts';

/** Tag of the page at an address of a brand, there or not. */
export const siteTag = (frontend: string, slug: string): string => `cv:${frontend}/${slug}`;

/** Brings the pages of one person to what is true now, and drops what was drawn of them. */
export async function restandSites(
  { findBrand, forms, now }: Pick<ApiContext, 'findBrand' | 'forms' | 'now'>,
  tx: TransactionScope,
  accountId: number,
): Promise<void> {
  const sites = await listSites(tx, accountId);
  for (const site of sites) {
    const brand = findBrand(site.frontend);
    // A brand that is offline for now shows nothing; what stands stays until it is back.
    if (brand === undefined) continue;
    const online = isFree(brand, site) && isWhole({ forms, brand, locale: brand.document.locales.default }, site.data);
    if (online !== site.online) await setOnline(tx, site.id, { online, changed: now });
  }
  await forgetSites(tx, sites);
}

/** Drops what was drawn of the pages of a person, before their account goes. */
export async function dropSites(tx: TransactionScope, accountId: number): Promise<void> {
  await forgetSites(tx, await listSites(tx, accountId));
}

function isFree({ document }: CompiledBrand, site: StandingSite): boolean {
  const { published, blocked, verified, approved, applicant } = site;
  return published && !blocked && verified && applicant && (approved || !document.moderation.accounts);
}

async function forgetSites(tx: TransactionScope, sites: readonly StandingSite[]): Promise<void> {
  if (sites.length > 0)
    await announceTags(
      tx.db,
      sites.map(({ frontend, slug }) => siteTag(frontend, slug)),
    );
}
