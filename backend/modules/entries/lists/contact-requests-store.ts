/** Contact requests of organizations to owners of resumes: who asks whom; neither the message nor what was disclosed. */
import { sql } from 'drizzle-orm';
import { acrossBrands } from '../../../database/brand-rows.ts';
import { job } from '../../../database/schema/jobs.ts';
import { resume, resumeContact } from '../../../database/schema/resumes.ts';
import type { EntryList } from '../entry-list.ts';

const RESUMES = acrossBrands(resume, 'A resume belongs to its person, on all brands.');

export const contactRequests: EntryList = {
  rows: ({ rows }) => sql`
    select c.id, o.name as title, c.frontend as brand, o.name as organization, c.organization_id as "organizationId",
      a.email as owner, r.account_id as "ownerId", c.resume_id as "resumeId", j.title as job, c.job_id as "jobId",
      c.state, c.created, c.answered, c.opened, c.ended, c.unreachable
    from ${rows.all(resumeContact)} c
    join ${RESUMES} r on r.id = c.resume_id
    join account a on a.id = r.account_id
    join organization o on o.id = c.organization_id
    left join ${rows.all(job)} j on j.id = c.job_id`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations', isDetail: true },
    owner: { kind: 'entry', list: 'users' },
    state: { kind: 'state' },
    job: { kind: 'entry', list: 'jobs', isDetail: true },
    created: { kind: 'moment' },
    answered: { kind: 'moment' },
    opened: { kind: 'moment', isDetail: true },
    ended: { kind: 'moment', isDetail: true },
    unreachable: { kind: 'moment', isDetail: true },
  },
  search: ['owner'],
  filters: {
    state: { values: ['pending', 'approved', 'declined', 'revoked', 'withdrawn'] },
    organization: { where: (id) => sql`e."organizationId" = ${Number(id)}` },
    resume: { where: (id) => sql`e."resumeId" = ${Number(id)}` },
    job: { where: (id) => sql`e."jobId" = ${Number(id)}` },
  },
  event: 'contact',
};
