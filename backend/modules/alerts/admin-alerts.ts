/** Alerts on this brand as its administrators see them. */
import { and, count, eq } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core/query-builders/select.types';
import type { ApiContext } from '../../context.ts';
import { rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { account } from '../../database/schema/accounts.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import type { AdminAlertKind, AdminList } from '../../graphql.generated.ts';
import { anyMatches, planList } from '../rights/list.ts';
import { address } from './store.ts';

interface AlertQuery {
  list?: AdminList | null;
  kind?: AdminAlertKind | null;
  accountId?: number | null;
}

/** Alerts on this brand. */
export async function findAlerts(context: ApiContext, { list, kind, accountId }: AlertQuery) {
  const { created, lastSent } = searchAlert;
  const plan = planList(list, { created, email: address, lastSent }, searchAlert.id);
  const where = and(
    kind == null ? undefined : eq(searchAlert.index, kind),
    accountId == null ? undefined : eq(searchAlert.accountId, accountId),
    anyMatches(plan.pattern, address),
  );
  const [counted] = await select(context, { total: count() }).where(where);
  const rows = await select(context, { alert: columnsOf(searchAlert), address })
    .where(where)
    .orderBy(...plan.order)
    .offset(plan.from)
    .limit(plan.count);
  const alerts = rows.map(({ alert, address: to }) => ({
    kind: alert.index,
    accountId: alert.accountId,
    alert: { ...alert, address: to },
  }));
  return { total: counted?.total ?? 0, alerts };
}

function select<F extends SelectedFields>(context: ApiContext, fields: F) {
  return rowsOf(context).select(fields).from(searchAlert).leftJoin(account, eq(account.id, searchAlert.accountId));
}
