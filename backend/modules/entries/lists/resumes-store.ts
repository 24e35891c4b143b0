/** Resumes: one per person, with the brands that show it. Nothing that it says. */
import { sql } from 'drizzle-orm';
import { acrossBrands } from '../../../database/brand-rows.ts';
import { resume, resumeContact, resumeFrontend } from '../../../database/schema/resumes.ts';
import type { EntryList } from '../entry-list.ts';

const RESUMES = acrossBrands(resume, 'A resume belongs to its person, on all brands.');

export const resumes: EntryList = {
  rows: ({ rows }) => {
    const shown = sql`${rows.all(resumeFrontend)} f where f.resume_id = r.id`;
    return sql`
    select r.id, coalesce(nullif(a.display_name, ''), a.email) as title, null::text as brand, a.email as owner,
      r.account_id as "ownerId", r.langcode as language, r.created, r.changed,
      array(select f.frontend from ${shown} order by 1) as brands,
      array(select f.frontend from ${shown} and f.visible order by 1) as visible,
      array(select f.frontend from ${shown} and f.listed is not null order by 1) as listed,
      case when exists (select from ${shown} and f.listed is not null) then 'listed'
        when exists (select from ${shown} and f.visible) then 'incomplete' else 'hidden' end as state,
      (select count(*)::int from ${rows.all(resumeContact)} c where c.resume_id = r.id) as requests
    from ${RESUMES} r
    join account a on a.id = r.account_id
    where exists (select from ${shown})`;
  },
  columns: {
    title: { kind: 'text' },
    owner: { kind: 'entry', list: 'users' },
    state: { kind: 'state' },
    listed: { kind: 'brands', isUnsorted: true },
    visible: { kind: 'brands', isUnsorted: true, isDetail: true },
    brands: { kind: 'brands', isUnsorted: true, isDetail: true },
    language: { kind: 'language', isDetail: true },
    requests: { kind: 'number' },
    created: { kind: 'moment' },
    changed: { kind: 'moment' },
  },
  search: ['owner'],
  filters: {
    state: { values: ['listed', 'incomplete', 'hidden'] },
    owner: { where: (id) => sql`e."ownerId" = ${Number(id)}` },
  },
  belongings: { 'cv-pages': 'resume', 'contact-requests': 'resume' },
  event: 'resume',
};
