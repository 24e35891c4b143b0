/** SQL of saved searches that filter by a value of a term which is merged into another. */
import { sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import { searchKeyOf } from '../alerts/saved-search.ts';
import { changeRows, type Recording, removeRows } from '../merges/change-store.ts';
import { replaceFilters } from './saved-filters.ts';
import type { TermRow } from './term-store.ts';
import { filtersBy } from './usage-store.ts';
import { retitled, WHY } from './value-store.ts';

interface Saved extends Record<string, unknown> {
  index: string;
  key: string;
  request: Record<string, unknown>;
}

/** Puts other values in the place of some, by id. Who has saved the resulting search already keeps that one. */
export async function mergeAlerts(
  recording: Recording,
  { keep, gone, values }: { keep: TermRow; gone: TermRow; values: ReadonlyMap<number, number> },
): Promise<void> {
  const alerts = acrossBrands(searchAlert, WHY);
  const { rows } = await recording.tx.db.execute<Saved>(sql`
    select distinct on (t.index, t.search_key) t.index, t.search_key as key, t.request from ${alerts} t
    where ${filtersBy(gone.id)} order by t.index, t.search_key`);
  for (const { index, key, request } of rows) {
    const wanted = replaceFilters(request, values);
    const wantedKey = searchKeyOf(wanted);
    const isSaved = sql`t.index = ${index}::text and t.search_key = ${key}::text`;
    await removeRows(
      recording,
      'search_alert',
      sql`${isSaved} and exists (select from ${alerts} o where o.index = t.index and o.search_key = ${wantedKey}::text
        and o.frontend = t.frontend and (o.account_id = t.account_id or o.email = t.email) and o.id <> t.id)`,
    );
    await changeRows(recording, {
      table: 'search_alert',
      set: {
        request: sql`${JSON.stringify(wanted)}::jsonb`,
        search_key: sql`${wantedKey}::text`,
        title: retitled(gone.labels, keep.labels),
      },
      where: isSaved,
    });
  }
}
