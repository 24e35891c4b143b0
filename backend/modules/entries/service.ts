/** The lists of the administration, limited to the brands of the person. */
import type { ApiContext } from '../../context.ts';
import type { AdminList } from '../../graphql.generated.ts';
import { inCharge } from '../../policy.ts';
import { ADMIN_LIKE } from '../../viewer.ts';
import { listEvents } from '../admin/event-store.ts';
import { withoutLinks } from '../admin/mails.ts';
import { reachOf, withinReach } from '../rights/access.ts';
import { writeCsv } from './csv.ts';
import type { EntryList } from './entry-list.ts';
import {
  countEntries,
  type EntryRow,
  type FilterValue,
  findEntry,
  momentOf,
  orderOf,
  reachWithin,
  readList,
} from './entry-store.ts';
import { withDetails } from './event-details.ts';
import { fieldLabel, productName } from './field-label.ts';
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
  const within = await withinList(context, definition, brand, 'adminEntries');
  const found = await readList(reachWithin(context, within), definition, { list, filters: filters ?? [] });
  return {
    columns: columnsOf(definition).filter(({ isDetail }) => !isDetail),
    filters: Object.entries(definition.filters).map(([name, { values, offered }]) => ({
      name,
      values: [...(values ?? offered ?? [])],
    })),
    total: found.total,
    ...orderOf(definition, list),
    entries: (await withDetails(context, definition, found.rows)).map((row) => entryOf(context, definition, row)),
  };
}

/** The same for spreadsheets. Throws as `listEntries` does. */
export async function csvOfEntries(context: ApiContext, { of, list, brand, filters }: EntriesQuery): Promise<string> {
  const definition = listOf(of);
  const within = await withinList(context, definition, brand, 'adminEntriesCsv');
  const reach = reachWithin(context, within);
  return writeCsv(context, definition, (span) => readList(reach, definition, { list, filters: filters ?? [], span }));
}

/** The brands of a list: those that the person administers, for some lists also those whose jobs they edit. */
async function withinList(context: ApiContext, list: EntryList, brand: string | null | undefined, operation: string) {
  if (list.isForEditors) return withinReach(context, brand, operation, ADMIN_LIKE);
  await inCharge(context, {});
  const within = await withinReach(context, brand, operation);
  await list.prepare?.(within, context.admin.desk.list());
  return within;
}

/** An entry with its history, notes and what belongs to it; null outside of the person's reach. */
export async function findEntryPage(context: ApiContext, of: string, id: number) {
  const definition = listOf(of);
  const reach = reachWithin(context, await reachOf(context));
  const found = await findEntry(reach, definition, id);
  const [entry] = found === null ? [] : await withDetails(context, definition, [found]);
  if (entry === undefined) return null;
  const belongings = Object.entries(definition.belongings ?? {});
  const counts = await Promise.all(
    belongings.map(([list, filter]) => countEntries(reach, listOf(list), [{ name: filter, value: String(id) }])),
  );
  const about = namedInLog(definition, entry);
  // What the log says about an entry of a brand, on that brand.
  const where = entry.brand === null ? reach : { ...reach, brands: [entry.brand] };
  const { events } = about === null ? { events: [] } : await listEvents(where, { about, list: { count: MOST_EVENTS } });
  return {
    entry: entryOf(context, definition, entry),
    columns: columnsOf(definition),
    belongings: belongings.map(([list, filter], at) => ({ list, filter, total: counts[at] ?? 0 })),
    events,
    notes: (await listNotes(reach, { list: of, entryId: id })).map((note) => describeNote(note, context)),
  };
}

/** What the activity log says about an entry is under this key, with this id. */
function namedInLog({ event, eventsOf }: EntryList, entry: EntryRow): { name: string; id: number } | null {
  if (event !== undefined) return { name: event, id: entry.id };
  const name = eventsOf && listOf(eventsOf.list).event;
  return name === undefined ? null : { name, id: Number(entry[eventsOf?.column ?? '']) };
}

function columnsOf({ columns }: EntryList) {
  return Object.entries(columns).map(([name, { kind, list = null, isUnsorted = false, isDetail = false }]) => ({
    ...{ name, kind, list, isSortable: !isUnsorted, isDetail },
  }));
}

/** With moments and numbers as JSON has them. */
function entryOf(context: ApiContext, { columns }: EntryList, { id, title, brand, ...row }: EntryRow) {
  const values: Record<string, unknown> = { ...row, title };
  for (const [name, { kind }] of Object.entries(columns)) {
    const value = values[name] ?? null;
    if (value === null) values[name] = null;
    else if (kind === 'moment') values[name] = momentOf(value).toISOString();
    else if (kind === 'number' || kind === 'money') values[name] = Number(value);
    else if (kind === 'taxonomy') values[name] = fieldLabel(context, String(value));
    else if (kind === 'products' && Array.isArray(value))
      values[name] = value.map((key) => productName(context, brand, String(key)));
    else if (kind === 'letter') values[name] = withoutLinks(String(value));
  }
  return { id, title, brand, values };
}
