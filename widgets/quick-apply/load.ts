import { jobIdIn } from '../../runtime/core/applications/job-in.ts';
import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { applicationFormQuery, loadApplyOfferQuery } from './quick-apply.generated.ts';

/**
 * The form comes with the page: it is the same for everyone. What the job asks of the person is loaded in the browser;
 * at the address where applying begins, what it asks of a visitor comes along for browsers without scripts.
 */
export function load({ page }: LoadContext) {
  const form = operation(applicationFormQuery);
  const rest = page.rest ?? '';
  const jobId = rest.includes('/') ? null : jobIdIn(rest);
  return jobId === null ? { form } : { form, offer: operation(loadApplyOfferQuery, { jobId }) };
}
