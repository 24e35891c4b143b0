/** SQL of the account log, for administrators. */
import { and, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SelectedFields } from 'drizzle-orm/pg-core/query-builders/select.types';
import { rowsWithin } from '../../database/brand-rows.ts';
import { account, accountEvent } from '../../database/schema/accounts.ts';
import type { AdminList } from '../../graphql.generated.ts';
import { anyMatches, planList, readPage } from '../rights/list-store.ts';

type Reach = Parameters<typeof rowsWithin>[0];

const actor = alias(account, 'actor');

const COLUMNS = {
  id: accountEvent.id,
  brand: accountEvent.frontend,
  kind: accountEvent.kind,
  account: account.email,
  actor: actor.email,
  detail: accountEvent.detail,
  network: accountEvent.network,
  created: accountEvent.created,
};

interface EventQuery {
  list?: AdminList | null;
  kind?: string | null;
  /** What they are about: the key of their details, and its id. Those about an account include what its person did. */
  about?: { name: string; id: number };
}

/** Entries of these brands. */
export async function listEvents(within: Reach, { list, kind, about }: EventQuery) {
  const sortable = { created: accountEvent.id, kind: accountEvent.kind, account: account.email };
  const plan = planList(list, sortable, accountEvent.id);
  const where = and(
    kind ? eq(accountEvent.kind, kind) : undefined,
    about && isAbout(about),
    anyMatches(plan.pattern, account.email, actor.email, accountEvent.network),
  );
  const counted = select(within, { total: count() }).where(where);
  const { total, rows } = await readPage(plan, counted, select(within, COLUMNS).where(where));
  return { total, events: rows };
}

function select<F extends SelectedFields>(within: Reach, fields: F) {
  return rowsWithin(within)
    .select(fields)
    .from(accountEvent)
    .leftJoin(account, eq(account.id, accountEvent.accountId))
    .leftJoin(actor, eq(actor.id, accountEvent.actorId));
}

function isAbout({ name, id }: { name: string; id: number }): SQL | undefined {
  const named = sql`${accountEvent.detail} @> ${JSON.stringify({ [name]: String(id) })}::jsonb`;
  return name === 'account' ? or(eq(accountEvent.accountId, id), named) : named;
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>['events'][number];
