/** What visitors reported about jobs, on the brand that owns the job. */
import { sql } from 'drizzle-orm';
import { acrossBrands } from '../../../database/brand-rows.ts';
import { job, jobReport } from '../../../database/schema/jobs.ts';
import type { EntryList } from '../entry-list.ts';

const REPORTS = acrossBrands(jobReport, 'A job is reported on any brand that shows it.');

export const reports: EntryList = {
  isForEditors: true,
  rows: ({ rows }) => sql`
    select r.id, j.title, j.frontend as brand, r.job_id as "jobId", coalesce(o.name, j.organization_name) as organization,
      r.reason as why, r.text, r.email as reporter, r.created, r.resolved, r.note, j.state = 'archived' as "isArchived",
      case when r.resolved is null then 'open' when r.outcome = 'archived' then 'taken_down' else 'dismissed' end as state
    from ${REPORTS} r
    join ${rows.all(job)} j on j.id = r.job_id
    left join organization o on o.id = j.organization_id`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'text' },
    why: { kind: 'state' },
    text: { kind: 'text', isUnsorted: true },
    reporter: { kind: 'mail' },
    state: { kind: 'state' },
    created: { kind: 'moment' },
    resolved: { kind: 'moment' },
    note: { kind: 'text', isUnsorted: true },
  },
  search: ['organization', 'text', 'reporter'],
  filters: {
    state: { values: ['open', 'taken_down', 'dismissed'] },
    why: { values: ['fraud', 'discrimination', 'expired', 'wrong', 'other'] },
  },
};
