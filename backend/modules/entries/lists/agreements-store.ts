/** Consents that people gave: to which wording, and when. */
import { sql } from 'drizzle-orm';
import { consent, consentInfo } from '../../../database/schema/consent.ts';
import { NEWS, STANDARD } from '../../consent/wording.ts';
import type { EntryList } from '../entry-list.ts';

const CONSENTS = [STANDARD.type, NEWS.type];

export const agreements: EntryList = {
  rows: ({ rows, language }) => sql`
    select c.id, c.mail as title, c.frontend as brand, c.mail as person, c.account_id as "personId",
      i.type as consent, i.placement, c.network,
      (select count(*)::int from consent_info_revision v where v.info_id = i.id and v.id <= c.revision_id) as revision,
      (select trim(regexp_replace(coalesce(v.text ->> ${language}, v.text ->> 'en', (select min(l.value) from jsonb_each_text(v.text) l)), '<[^>]+>', ' ', 'g'))
        from consent_info_revision v where v.id = c.revision_id) as text,
      case when c.withdrawn is null then 'given' else 'withdrawn' end as state, c.created, c.withdrawn
    from ${rows.all(consent)} c
    join ${rows.all(consentInfo)} i on i.id = c.info_id`,
  columns: {
    title: { kind: 'text' },
    person: { kind: 'entry', list: 'users', isDetail: true },
    consent: { kind: 'state' },
    placement: { kind: 'state' },
    revision: { kind: 'number' },
    text: { kind: 'text', isUnsorted: true, isDetail: true },
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
