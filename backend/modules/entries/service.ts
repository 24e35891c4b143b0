/** The lists of the administration, limited to the brands of the person. */
import type { ApiContext } from '../../context.ts';
import type { AdminList } from '../../graphql.generated.ts';
import { listEvents } from '../admin/event-store.ts';
import { reachOf, withinReach } from '../rights/access.ts';
import { writeCsv } from './csv.ts';
import type { EntryList } from './entry-list.ts';
import { countEntries, type EntryRow, type FilterValue, findEntry, momentOf, readList } from './entry-store.ts';
import { listOf } from './lists.ts';
import { listNotes } from './note-store.ts';
import { describeNote } from './notes.ts';

const MOST_EVENTS = 50;

export interface EntriesQuery {
  of: string;
  list?: AdminList | null;
  brand?: string | null;
  filters?: readonly FilterValue[] | null;
}

/** A page of a list. Throws `UserError` BAD_INPUT, NOT_ALLOWED. */
export async function listEntries(context: ApiContext, { of, list, brand, filters }: EntriesQuery) {
  const definition = listOf(of);
  const within = await withinReach(context, brand, 'adminEntries');
  const found = await readList({ ...within, now: context.now }, definition, { list, filters: filters ?? [] });
  return {
    columns: columnsOf(definition).filter(({ isDetail }) => !isDetail),
    filters: Object.entries(definition.filters).map(([name, { values }]) => ({ name, values: [...(values ?? [])] })),
    total: found.total,
    entries: found.rows.map((row) => entryOf(definition, row)),
  };
}

/** The same for spreadsheets. Throws as `listEntries` does. */
export async function csvOfEntries(context: ApiContext, { of, list, brand, filters }: EntriesQuery): Promise<string> {
  const definition = listOf(of);
  const within = await withinReach(context, brand, 'adminEntriesCsv');
  const reach = { ...within, now: context.now };
  return writeCsv(context, definition, (span) => readList(reach, definition, { list, filters: filters ?? [], span }));
}

/** An entry with its history, notes and what belongs to it; null outside of the person's reach. */
export async function findEntryPage(context: ApiContext, of: string, id: number) {
  const definition = listOf(of);
  const { brands } = await reachOf(context);
  const reach = { db: context.db, brands, now: context.now };
  const entry = await findEntry(reach, definition, id);
  if (entry === null) return null;
  const belongings = Object.entries(definition.belongings ?? {});
  const counts = await Promise.all(
    belongings.map(([list, filter]) => countEntries(reach, listOf(list), [{ name: filter, value: String(id) }])),
  );
  const { event } = definition;
  const about = event === undefined ? null : { name: event, id };
  const { events } = about === null ? { events: [] } : await listEvents(reach, { about, list: { count: MOST_EVENTS } });
  return {
    entry: entryOf(definition, entry),
    columns: columnsOf(definition),
    belongings: belongings.map(([list, filter], at) => ({ list, filter, total: counts[at] ?? 0 })),
    events,
    notes: (await listNotes(reach, { list: of, entryId: id })).map((note) => describeNote(note, context)),
  };
}

function columnsOf({ columns }: EntryList) {
  return Object.entries(columns).map(([name, { kind, list = null, isUnsorted = false, isDetail = false }]) => ({
    ...{ name, kind, list, isSortable: !isUnsorted, isDetail },
  }));
}

/** With moments and numbers as JSON has them. */
function entryOf({ columns }: EntryList, { id, title, brand, ...row }: EntryRow) {
  const values: Record<string, unknown> = { ...row, title };
  for (const [name, { kind }] of Object.entries(columns)) {
    const value = values[name] ?? null;
    if (value === null) values[name] = null;
    else if (kind === 'moment') values[name] = momentOf(value).toISOString();
    else if (kind === 'number') values[name] = Number(value);
  }
  return { id, title, brand, values };
}
