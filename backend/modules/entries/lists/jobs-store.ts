/** Jobs, on the brand that owns them. */
import { sql } from 'drizzle-orm';
import { application } from '../../../database/schema/applications.ts';
import { importer, importerItem } from '../../../database/schema/importers.ts';
import { job, jobFrontend, jobReport } from '../../../database/schema/jobs.ts';
import type { EntryList, Within } from '../entry-list.ts';

/** A column of the importer that the job `j` follows. */
const ofImporter = ({ rows }: Pick<Within, 'rows'>, column: 'id' | 'name') => sql`
  (select i.${sql.raw(column)} from ${rows.all(importerItem)} t join ${rows.all(importer)} i on i.id = t.importer_id
    where t.job_id = j.id and t.owns and i.leaving is null limit 1)`;

export const jobs: EntryList = {
  rows: ({ rows }) => sql`
    select j.id, j.title, j.frontend as brand, j.state, coalesce(o.name, j.organization_name) as organization,
      j.organization_id as "organizationId", a.email as owner, j.owner_id as "ownerId", j.langcode as language,
      j.version, j.published, j.expires, j.created, j.submitted, j.refusal, j.views,
      case when j.external then 'imported' else 'posted' end as source,
      ${ofImporter({ rows }, 'name')} as importer, ${ofImporter({ rows }, 'id')} as "importerId",
      array(select f.frontend from ${rows.all(jobFrontend)} f where f.job_id = j.id order by 1) as brands,
      (select count(*)::int from ${rows.all(application)} p where p.job_id = j.id) as applications,
      (select count(*)::int from ${rows.all(jobReport)} r where r.job_id = j.id and r.resolved is null) as reports
    from ${rows.all(job)} j
    left join organization o on o.id = j.organization_id
    left join account a on a.id = j.owner_id`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations' },
    state: { kind: 'state' },
    owner: { kind: 'entry', list: 'users', isDetail: true },
    language: { kind: 'language', isDetail: true },
    source: { kind: 'state', isDetail: true },
    importer: { kind: 'entry', list: 'importers', isUnsorted: true, isDetail: true },
    brands: { kind: 'brands', isUnsorted: true, isDetail: true },
    refusal: { kind: 'text', isUnsorted: true, isDetail: true },
    submitted: { kind: 'moment', isDetail: true },
    created: { kind: 'moment' },
    published: { kind: 'moment' },
    expires: { kind: 'moment' },
    views: { kind: 'number' },
    applications: { kind: 'number' },
    reports: { kind: 'number', isDetail: true },
  },
  search: ['organization'],
  filters: {
    state: { values: ['draft', 'needs_review', 'scheduled', 'published', 'archived'] },
    source: { values: ['posted', 'imported'] },
    organization: { where: (id) => sql`e."organizationId" = ${Number(id)}` },
    owner: { where: (id) => sql`e."ownerId" = ${Number(id)}` },
  },
  belongings: { applications: 'job', 'contact-requests': 'job' },
  event: 'job',
};
