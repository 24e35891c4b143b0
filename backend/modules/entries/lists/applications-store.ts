/** Applications: who applied to what, and how it stands; nothing that the person wrote or attached. */
import { sql } from 'drizzle-orm';
import { application } from '../../../database/schema/applications.ts';
import { job } from '../../../database/schema/jobs.ts';
import type { EntryList } from '../entry-list.ts';

export const applications: EntryList = {
  rows: ({ rows }) => sql`
    select p.id, p.job_title as title, p.frontend as brand, p.job_id as "jobId", p.job_title as job,
      p.organization_name as organization, j.organization_id as "organizationId", p.stage as state,
      case when p.cleared is not null then 'cleared' when p.confirmed is null then 'unconfirmed'
        when p.account_id is null then 'guest' else 'account' end as kind,
      p.email as applicant, p.account_id as "applicantId", p.created, p.changed, p.cleared,
      cardinality(p.files) as files
    from ${rows.all(application)} p
    left join ${rows.all(job)} j on j.id = p.job_id`,
  columns: {
    title: { kind: 'text' },
    job: { kind: 'entry', list: 'jobs', isDetail: true },
    organization: { kind: 'entry', list: 'organizations' },
    applicant: { kind: 'entry', list: 'users' },
    kind: { kind: 'state' },
    state: { kind: 'state' },
    files: { kind: 'number', isDetail: true },
    created: { kind: 'moment' },
    changed: { kind: 'moment' },
    cleared: { kind: 'moment', isDetail: true },
  },
  search: ['organization', 'applicant'],
  filters: {
    state: { values: ['sent', 'viewed', 'shortlisted', 'rejected', 'hired', 'withdrawn'] },
    kind: { values: ['account', 'guest', 'unconfirmed', 'cleared'] },
    job: { where: (id) => sql`e."jobId" = ${Number(id)}` },
    applicant: { where: (id) => sql`e."applicantId" = ${Number(id)}` },
  },
  event: 'application',
};
