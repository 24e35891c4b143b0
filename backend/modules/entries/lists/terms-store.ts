/** Taxonomy terms of the network. */
import { sql } from 'drizzle-orm';
import { TAXONOMIES } from '../../../../runtime/core/document/taxonomies.ts';
import type { EntryList } from '../entry-list.ts';

/** In the language of the reader, else in English, else in any that it has. */
const nameOf = (term: 't' | 'b', language: string) => sql`coalesce(${sql.raw(term)}.labels ->> ${language},
  ${sql.raw(term)}.labels ->> 'en', (select min(l.value) from jsonb_each_text(${sql.raw(term)}.labels) l), ${sql.raw(term)}.code)`;

export const terms: EntryList = {
  rows: ({ language }) => sql`
    select t.id, ${nameOf('t', language)} as title, null::text as brand, t.taxonomy, t.code,
      ${nameOf('b', language)} as broader, t.parent_id as "broaderId",
      t.labels ->> 'en' as english, t.labels ->> 'de' as german, t.labels ->> 'fr' as french, t.labels ->> 'es' as spanish,
      (select string_agg(s.value, ', ') from jsonb_each(t.synonyms) l, jsonb_array_elements_text(l.value) s) as synonyms,
      (select string_agg(distinct l.value, ', ') from jsonb_each_text(t.aliases) l) as aliases
    from taxonomy_term t
    left join taxonomy_term b on b.id = t.parent_id`,
  columns: {
    title: { kind: 'text' },
    taxonomy: { kind: 'taxonomy' },
    code: { kind: 'text', isDetail: true },
    broader: { kind: 'entry', list: 'terms' },
    english: { kind: 'text' },
    german: { kind: 'text' },
    french: { kind: 'text' },
    spanish: { kind: 'text' },
    synonyms: { kind: 'text', isUnsorted: true, isDetail: true },
    aliases: { kind: 'text', isUnsorted: true, isDetail: true },
  },
  search: ['code', 'english', 'german', 'french', 'spanish', 'synonyms'],
  filters: {
    taxonomy: { offered: TAXONOMIES },
    broader: { where: (id) => sql`e."broaderId" = ${Number(id)}` },
  },
  belongings: { terms: 'broader' },
  event: 'term',
};
