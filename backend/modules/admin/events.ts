/** What happened to accounts, for administrators. */
import { and, count, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SelectedFields } from 'drizzle-orm/pg-core/query-builders/select.types';
import type { ApiContext } from '../../context.ts';
import { rowsWithin } from '../../database/brand-rows.ts';
import { account, accountEvent } from '../../database/schema/accounts.ts';
import type { AdminList } from '../../graphql.generated.ts';
import { reaches, reachOf, refuse } from '../rights/access.ts';
import { anyMatches, planList } from '../rights/list.ts';

interface EventQuery {
  list?: AdminList | null;
  brand?: string | null;
  kind?: string | null;
}

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

/** Entries of the brands within reach. */
export async function findEvents(context: ApiContext, { list, brand, kind }: EventQuery) {
  const { db } = context;
  const reach = await reachOf(context);
  if (brand && !reaches(reach, brand)) return refuse(context, 'adminEvents', brand);
  const sortable = { created: accountEvent.id, kind: accountEvent.kind, account: account.email };
  const plan = planList(list, sortable, accountEvent.id);
  const within = { db, brands: brand ? [brand] : reach.brands };
  const where = and(
    kind ? eq(accountEvent.kind, kind) : undefined,
    anyMatches(plan.pattern, account.email, actor.email, accountEvent.network),
  );
  const [counted] = await select(within, { total: count() }).where(where);
  const events = await select(within, COLUMNS)
    .where(where)
    .orderBy(...plan.order)
    .offset(plan.from)
    .limit(plan.count);
  return { total: counted?.total ?? 0, events };
}

function select<F extends SelectedFields>(within: Parameters<typeof rowsWithin>[0], fields: F) {
  return rowsWithin(within)
    .select(fields)
    .from(accountEvent)
    .leftJoin(account, eq(account.id, accountEvent.accountId))
    .leftJoin(actor, eq(actor.id, accountEvent.actorId));
}
