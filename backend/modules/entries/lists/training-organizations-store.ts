/** Profiles that a brand lists as training organizations. */
import { sql } from 'drizzle-orm';
import { job } from '../../../database/schema/jobs.ts';
import { organizationProfile } from '../../../database/schema/organizations.ts';
import type { EntryList } from '../entry-list.ts';

export const trainingOrganizations: EntryList = {
  rows: ({ rows }) => sql`
    select p.id, o.name as title, p.frontend as brand, o.name as organization, o.id as "organizationId",
      case when p.published then 'published' when p.paused is not null then 'paused' else 'hidden' end as state,
      (select count(*)::int from ${rows.all(job)} j
        where j.organization_id = o.id and j.frontend = p.frontend and j.state = 'published') as jobs,
      p.slug, p.changed
    from ${rows.all(organizationProfile)} p
    join organization o on o.id = p.organization_id
    where p.training`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations', isDetail: true },
    state: { kind: 'state' },
    jobs: { kind: 'number' },
    slug: { kind: 'text', isDetail: true },
    changed: { kind: 'moment' },
  },
  search: ['slug'],
  filters: { state: { values: ['published', 'hidden', 'paused'] } },
  eventsOf: { list: 'organizations', column: 'organizationId' },
};
