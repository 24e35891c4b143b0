/** Public pages of two demo resumes, on brands that have such pages: one that search engines may index, and one that they may not. */
import type pg from 'pg';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { slugOf } from '../services/slug.ts';

type Client = Pick<pg.ClientBase, 'query'>;

const PER_BRAND = 2;

export async function seedCvSites(client: Client, brands: readonly CompiledBrand[]): Promise<void> {
  for (const { id: frontend, document } of brands) {
    if (!document.features.resume || !document.features.cvSite) continue;
    // People without a login: the demo applicant still has a page to publish.
    const { rows } = await client.query<{ id: number; accountId: number; name: string; changed: Date }>(
      `select r.id, r.account_id as "accountId", a.display_name as name, r.changed
       from resume r join account a on a.id = r.account_id
       join resume_frontend f on f.resume_id = r.id and f.frontend = $1 and f.listed is not null
       where a.password_hash is null order by r.id limit ${PER_BRAND}`,
      [frontend],
    );
    for (const [at, { id, accountId, name, changed }] of rows.entries())
      await client.query(
        `insert into cv_site (frontend, resume_id, account_id, slug, published, online, indexable, shows, changed)
         values ($1, $2, $3, $4, true, true, $5, $6, $7) on conflict do nothing`,
        [frontend, id, accountId, slugOf(name), at === 0, at === 0 ? ['NAME', 'HOME'] : ['NAME'], changed],
      );
  }
}
