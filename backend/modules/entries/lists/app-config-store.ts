/** Entries that clients look up with getAppConfig. */
import { sql } from 'drizzle-orm';
import { appConfig } from '../../../database/schema/brands.ts';
import type { EntryList } from '../entry-list.ts';

export const appConfigEntries: EntryList = {
  rows: ({ rows }) => sql`
    select c.id, c.name as title, c.frontend as brand, c.key, c.value from ${rows.all(appConfig)} c`,
  columns: { title: { kind: 'text' }, key: { kind: 'text' }, value: { kind: 'text' } },
  search: ['key', 'value'],
  filters: {},
  event: 'appConfig',
};
