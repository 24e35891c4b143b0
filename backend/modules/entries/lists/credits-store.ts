/** The ledger of credits: what organizations bought, were granted and spent. */
import { sql } from 'drizzle-orm';
import { acrossBrands } from '../../../database/brand-rows.ts';
import { creditEntry } from '../../../database/schema/billing.ts';
import { job } from '../../../database/schema/jobs.ts';
import { resume } from '../../../database/schema/resumes.ts';
import { lotsOf, UNSPENT } from '../../billing/lot-store.ts';
import type { EntryList } from '../entry-list.ts';
import { orderName } from '../order-name-store.ts';

const RESUMES = acrossBrands(resume, 'A resume belongs to its person, on all brands.');

/** The id in `job:7`, `job:7:2` or `resume:7`. */
const ID = sql.raw("split_part(c.subject, ':', 2)::int");

export const credits: EntryList = {
  rows: ({ rows }) => sql`
    select c.id, o.name as title, c.frontend as brand, o.name as organization, c.organization_id as "organizationId",
      c.type, c.kind as booking, c.amount,
      case when c.kind = 'granted' then (${lotsOf(sql`select * from ${rows.all(creditEntry)} own
        where own.organization_id = c.organization_id and own.frontend = c.frontend and own.type = c.type`)}
        select ${UNSPENT} from lot, used where lot.id = c.id) end as unspent,
      case when c.kind = 'granted' then (select -sum(t.amount)::int from ${rows.all(creditEntry)} t where t.grant_id = c.id) end as "takenBack",
      c.days, j.title as job, j.id as "jobId", coalesce(nullif(a.display_name, ''), a.email) as resume,
      r.id as "resumeId", l.order_id as "orderId", ${orderName(rows, sql`l.order_id`)} as order, c.created
    from ${rows.all(creditEntry)} c
    join organization o on o.id = c.organization_id
    left join purchase_line l on l.id = c.line_id
    left join ${rows.all(job)} j on starts_with(c.subject, 'job:') and j.id = ${ID}
    left join ${RESUMES} r on starts_with(c.subject, 'resume:') and r.id = ${ID}
    left join account a on a.id = r.account_id`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations', isDetail: true },
    type: { kind: 'state' },
    booking: { kind: 'state' },
    amount: { kind: 'number' },
    unspent: { kind: 'number', isDetail: true, isUnsorted: true },
    takenBack: { kind: 'number', isDetail: true, isUnsorted: true },
    days: { kind: 'number', isDetail: true },
    job: { kind: 'entry', list: 'jobs' },
    resume: { kind: 'entry', list: 'resumes' },
    order: { kind: 'entry', list: 'orders', isDetail: true },
    created: { kind: 'moment' },
  },
  search: ['job', 'resume'],
  filters: {
    type: { values: ['job', 'contact', 'featured_job', 'top_job'] },
    booking: { values: ['bought', 'granted', 'spent', 'given_back', 'taken_back', 'restored'] },
    organization: { where: (id) => sql`e."organizationId" = ${Number(id)}` },
  },
};
