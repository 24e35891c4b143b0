/** SQL of alerts on this brand, for its administrators. */
import { and, count, eq } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core/query-builders/select.types';
import { rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { account } from '../../database/schema/accounts.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import type { AdminAlertKind, AdminList } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { anyMatches, planList, readPage } from '../rights/list-store.ts';
import { address } from './store.ts';

interface AlertQuery {
  list?: AdminList | null;
  kind?: AdminAlertKind | null;
  accountId?: number | null;
}

/** Alerts on this brand. */
export async function findAlerts(scope: Scope, { list, kind, accountId }: AlertQuery) {
  const { created, lastSent } = searchAlert;
  const plan = planList(list, { created, email: address, lastSent }, searchAlert.id);
  const where = and(
    kind == null ? undefined : eq(searchAlert.index, kind),
    accountId == null ? undefined : eq(searchAlert.accountId, accountId),
    anyMatches(plan.pattern, address),
  );
  const counted = select(scope, { total: count() }).where(where);
  const listed = select(scope, { alert: columnsOf(searchAlert), address }).where(where);
  const { total, rows } = await readPage(plan, counted, listed);
  const alerts = rows.map(({ alert, address: to }) => ({
    kind: alert.index,
    accountId: alert.accountId,
    alert: { ...alert, address: to },
  }));
  return { total, alerts };
}

function select<F extends SelectedFields>(scope: Scope, fields: F) {
  return rowsOf(scope).select(fields).from(searchAlert).leftJoin(account, eq(account.id, searchAlert.accountId));
}
