import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { jobAlertQuery, newAlertQuery } from '../shared/alerts/job-alerts.generated.ts';

/** What the address is about, so that the page works without scripts: a search, or the alert of a mailed link. */
export function load({ page }: LoadContext) {
  const rest = page.rest ?? '';
  if (rest === 'new') return { start: operation(newAlertQuery, { search: page.query?.search ?? '' }) };
  return rest === '' ? {} : { linked: operation(jobAlertQuery, { token: rest }) };
}
