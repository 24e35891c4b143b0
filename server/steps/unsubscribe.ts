/** `POST` to the page of an alert, of the newsletter or of the weekly figures, such as `/user/alerts/<token>`: one-click unsubscribe (RFC 8058). Everything else at that URL is a page. */
import type { Services } from '../../backend/backend.ts';
import { alertKinds } from '../../backend/modules/alerts/kinds.ts';
import { NEWSLETTER_PATH } from '../../backend/modules/newsletter/links.ts';
import { WEEKLY_PATH } from '../../backend/modules/statistics/weekly.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { readBody, sendText } from '../http.ts';
import { linkAt } from './mail-link.ts';

const MOST_BYTES = 4_096;

/** Ends what a token is for; false for an invalid one. Idempotent. */
export type EndByToken = (brand: BrandExchange['brand'], token: string) => Promise<boolean>;

/** Of all mails that can be unsubscribed from. */
export function unsubscribesOf({
  unsubscribe,
  endNewsletter,
  endWeeklyFigures,
}: Services): ReadonlyMap<string, EndByToken> {
  const ofAlerts = alertKinds.map((kind): [string, EndByToken] => [
    kind.path,
    (brand, token) => unsubscribe(brand, kind, token),
  ]);
  return new Map([...ofAlerts, [NEWSLETTER_PATH, endNewsletter], [WEEKLY_PATH, endWeeklyFigures]]);
}

/** `ends`: by the canonical path of the page before its token. */
export function createUnsubscribe(ends: ReadonlyMap<string, EndByToken>): Step<BrandExchange> {
  return async ({ req, res, path, query, brand }) => {
    // The form on the page itself is a post with a query (`BROWSER_POST`).
    if (req.method !== 'POST' || query !== '') return false;
    const { page, token } = linkAt(brand, path);
    const end = ends.get(page);
    if (end === undefined || token === '') return false;
    const body = await readBody(req, MOST_BYTES);
    const isClick = body !== null && /List-Unsubscribe=One-Click/i.test(body.toString('latin1'));
    const headers = { 'Cache-Control': 'no-store' };
    if (!isClick)
      sendText(req, res, 400, 'This address takes the one click of a mail program, and no other form.', headers);
    else if (await end(brand, token)) sendText(req, res, 200, 'You are unsubscribed.', headers);
    else sendText(req, res, 404, 'There is no such subscription any more, and no more mails of it.', headers);
    return true;
  };
}
