/** Whether public resume pages are online. Updated by every change that also triggers `relist` of resumes. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { announceTags } from '../../services/tag-store.ts';
import { isWhole } from '../resumes/listing.ts';
import { listSites, type StandingSite, setOnline } from './store.ts';

/** Cache tag of the page at a slug of a brand, whether or not it exists. */
export const siteTag = (frontend: string, slug: string): string => `cv:${frontend}/${slug}`;

/** Updates the online state of a person's pages, and invalidates their cached renders. */
export async function restandSites(
  { findBrand, forms, now }: Pick<ApiContext, 'findBrand' | 'forms' | 'now'>,
  tx: TransactionScope,
  accountId: number,
): Promise<void> {
  const sites = await listSites(tx, accountId);
  for (const site of sites) {
    const brand = findBrand(site.frontend);
    // A brand that is temporarily offline shows nothing; the state is kept until it is back.
    if (brand === undefined) continue;
    const online = isFree(brand, site) && isWhole({ forms, brand, locale: brand.document.locales.default }, site.data);
    if (online !== site.online) await setOnline(tx, site.id, { online, changed: now });
  }
  await forgetSites(tx, sites);
}

/** Invalidates the cached renders of a person's pages, before the account is deleted. */
export async function dropSites(tx: TransactionScope, accountId: number): Promise<void> {
  await forgetSites(tx, await listSites(tx, accountId));
}

function isFree({ document }: CompiledBrand, site: StandingSite): boolean {
  const { published, refusal, blocked, verified, approved, applicant } = site;
  return (
    published && refusal === null && !blocked && verified && applicant && (approved || !document.moderation.accounts)
  );
}

async function forgetSites(tx: TransactionScope, sites: readonly StandingSite[]): Promise<void> {
  if (sites.length > 0)
    await announceTags(
      tx.db,
      sites.map(({ frontend, slug }) => siteTag(frontend, slug)),
    );
}
