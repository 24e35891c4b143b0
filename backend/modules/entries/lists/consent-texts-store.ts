/** What the brands ask people to agree to, in the present wording. */
import { sql } from 'drizzle-orm';
import { consentInfo } from '../../../database/schema/consent.ts';
import { prepareInfos } from '../../consent/service.ts';
import { NEWS, STANDARD } from '../../consent/wording.ts';
import type { EntryList } from '../entry-list.ts';

const CONSENTS = [STANDARD.type, NEWS.type];

export const consentTexts: EntryList = {
  prepare: prepareInfos,
  rows: ({ rows, say }) => sql`
    select c.id, case c.type ${sql.join(
      CONSENTS.map((type) => sql`when ${type} then ${say(`value.consent.${type}`)}::text`),
      sql` `,
    )} else c.type end as title,
      c.frontend as brand, c.type as consent, c.placement, c.required, c.opt_in as "optIn",
      case when c.retired is null then 'used' else 'retired' end as state, c.created,
      (select count(*)::int from consent_info_revision v where v.info_id = c.id) as revisions, r.created as changed,
      (select string_agg(t.key || ': ' || trim(regexp_replace(t.value, '<[^>]+>', ' ', 'g')), ' | ' order by t.key)
        from jsonb_each_text(r.text) t) as text
    from ${rows.all(consentInfo)} c
    left join lateral (select v.text, v.created from consent_info_revision v where v.info_id = c.id
      order by v.id desc limit 1) r on true`,
  columns: {
    title: { kind: 'text' },
    placement: { kind: 'state' },
    state: { kind: 'state' },
    required: { kind: 'flag' },
    optIn: { kind: 'flag' },
    revisions: { kind: 'number' },
    changed: { kind: 'moment' },
    text: { kind: 'text', isUnsorted: true, isDetail: true },
  },
  sortedBy: { sort: 'changed', descending: true },
  search: ['text'],
  event: 'consent',
  filters: { consent: { values: CONSENTS }, state: { values: ['used', 'retired'] } },
};
