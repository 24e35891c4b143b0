/** Taxonomy terms of the network. */
import { sql } from 'drizzle-orm';
import { TAXONOMIES } from '../../../../runtime/core/document/taxonomies.ts';
import type { EntryList } from '../entry-list.ts';

export const terms: EntryList = {
  rows: () => sql`
    select t.id, coalesce(t.labels ->> 'en', t.code) as title, null::text as brand, t.taxonomy, t.code,
      coalesce(b.labels ->> 'en', b.code) as broader, t.parent_id as "broaderId",
      t.labels ->> 'de' as german, t.labels ->> 'fr' as french, t.labels ->> 'es' as spanish,
      (select string_agg(s.value, ', ') from jsonb_each(t.synonyms) l, jsonb_array_elements_text(l.value) s) as synonyms,
      (select string_agg(distinct l.value, ', ') from jsonb_each_text(t.aliases) l) as aliases
    from taxonomy_term t
    left join taxonomy_term b on b.id = t.parent_id`,
  columns: {
    title: { kind: 'text' },
    taxonomy: { kind: 'taxonomy' },
    code: { kind: 'text', isDetail: true },
    broader: { kind: 'entry', list: 'terms' },
    german: { kind: 'text' },
    french: { kind: 'text' },
    spanish: { kind: 'text' },
    synonyms: { kind: 'text', isUnsorted: true, isDetail: true },
    aliases: { kind: 'text', isUnsorted: true, isDetail: true },
  },
  search: ['code', 'german', 'french', 'spanish', 'synonyms'],
  filters: {
    taxonomy: { offered: TAXONOMIES },
    broader: { where: (id) => sql`e."broaderId" = ${Number(id)}` },
  },
  belongings: { terms: 'broader' },
  event: 'term',
};
