/**
 * `GET` of `/user/alerts/<token>/results`, the link to all results in the emails of an alert: notes that they are opened,
 * and leads to the search. With an invalid token the page of the alert says so.
 */
import type { Services } from '../../backend/backend.ts';
import { jobAlerts } from '../../backend/modules/alerts/kinds.ts';
import { RESULTS } from '../../backend/modules/alerts/links.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { redirect } from '../http.ts';
import { linkAt } from './mail-link.ts';

export function createAlertResults({ openResults }: Pick<Services, 'openResults'>): Step<BrandExchange> {
  return async ({ req, res, path, query, brand }) => {
    if (req.method !== 'GET' || !path.endsWith(RESULTS)) return false;
    const { page, token } = linkAt(brand, path.slice(0, -RESULTS.length));
    if (page !== jobAlerts.path || token === '') return false;
    const href = await openResults(brand, jobAlerts, token);
    if (href === null) return false;
    // What the link says about where the visitor came from goes along.
    redirect(req, res, 303, query === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${query}`, true);
    return true;
  };
}
