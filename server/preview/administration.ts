import type { BrandExchange } from '../exchange.ts';
import { redirect, sendText } from '../http.ts';
import { placeInWorkspace, workspaceOrigin } from '../steps/auth-workspace.ts';
import { liveOrigin } from './live-origin.ts';

interface Administration {
  /** Null without a workspace. */
  adminHost: string | null;
  buildId: string;
}

/** The administration is no part of a preview: its addresses lead to the real one, which lets only real people in. False for all others. */
export function leadToAdministration(exchange: BrandExchange, { adminHost, buildId }: Administration): boolean {
  const { req, res, path, query } = exchange;
  const place = placeInWorkspace(exchange, buildId);
  if (place === null) return false;
  const live = liveOrigin(exchange);
  // The browser reacts to a failed data request with a full navigation, which then follows the redirect.
  if (place.isData) sendText(req, res, 404, 'This address leads elsewhere.');
  else if (adminHost !== null) redirect(req, res, 303, workspaceOrigin(adminHost, exchange) + place.to, true);
  else if (live !== null) redirect(req, res, 303, `${live}${path}${query && `?${query}`}`, true);
  else sendText(req, res, 404, 'The administration is not part of a preview.');
  return true;
}
