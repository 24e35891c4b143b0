/** Consents that people gave: to which wording, and when. */
import { sql } from 'drizzle-orm';
import { consent, consentInfo } from '../../../database/schema/consent.ts';
import { NEWS, STANDARD } from '../../consent/wording.ts';
import type { EntryList } from '../entry-list.ts';

const CONSENTS = [STANDARD.type, NEWS.type];

export const agreements: EntryList = {
  rows: ({ rows }) => sql`
    select c.id, c.mail as title, c.frontend as brand, c.mail as person, c.account_id as "personId",
      i.type as consent, i.placement, c.revision_id as revision, c.network,
      case when c.withdrawn is null then 'given' else 'withdrawn' end as state, c.created, c.withdrawn
    from ${rows.all(consent)} c
    join ${rows.all(consentInfo)} i on i.id = c.info_id`,
  columns: {
    title: { kind: 'text' },
    person: { kind: 'entry', list: 'users', isDetail: true },
    consent: { kind: 'state' },
    placement: { kind: 'state' },
    revision: { kind: 'number' },
    state: { kind: 'state' },
    network: { kind: 'text', isDetail: true },
    created: { kind: 'moment' },
    withdrawn: { kind: 'moment' },
  },
  search: [],
  filters: {
    consent: { values: CONSENTS },
    state: { values: ['given', 'withdrawn'] },
    person: { where: (id) => sql`e."personId" = ${Number(id)}` },
  },
};
