/** Public pages of resumes. */
import { sql } from 'drizzle-orm';
import { cvSite } from '../../../database/schema/cv-sites.ts';
import type { EntryList } from '../entry-list.ts';

export const cvPages: EntryList = {
  rows: ({ rows }) => sql`
    select c.id, c.slug as title, c.frontend as brand, a.email as owner, c.account_id as "ownerId",
      c.resume_id as "resumeId", c.slug as resume,
      case when c.refusal is not null then 'taken_down' when c.online then 'online'
        when c.published then 'withheld' else 'private' end as state, c.refusal,
      c.indexable, c.changed
    from ${rows.all(cvSite)} c
    join account a on a.id = c.account_id`,
  columns: {
    title: { kind: 'text' },
    owner: { kind: 'entry', list: 'users' },
    resume: { kind: 'entry', list: 'resumes', isDetail: true },
    state: { kind: 'state' },
    refusal: { kind: 'text', isUnsorted: true, isDetail: true },
    indexable: { kind: 'flag' },
    changed: { kind: 'moment' },
  },
  search: ['owner'],
  filters: {
    state: { values: ['online', 'withheld', 'private', 'taken_down'] },
    resume: { where: (id) => sql`e."resumeId" = ${Number(id)}` },
  },
  event: 'cvSite',
};
