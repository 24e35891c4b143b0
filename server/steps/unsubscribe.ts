/** `POST` to an alert's page, such as `/user/alerts/<token>`: one-click unsubscribe (RFC 8058). Everything else at that URL is a page. */
import { type AlertKind, alertKinds } from '../../backend/modules/alerts/kinds.ts';
import { readPath, writePath } from '../../runtime/core/paths/raw-url.ts';
import { toCanonical } from '../../runtime/core/paths/translate.ts';
import { compileRoutes } from '../../runtime/core/routing/table.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { readBody, sendText } from '../http.ts';

const MOST_BYTES = 4_096;

/** `unsubscribe` is false for an invalid token. Idempotent. */
export function createUnsubscribe(
  unsubscribe: (brand: BrandExchange['brand'], kind: AlertKind, token: string) => Promise<boolean>,
): Step<BrandExchange> {
  return async ({ req, res, path, brand }) => {
    if (req.method !== 'POST') return false;
    const alert = alertAt(brand, path);
    if (alert === null) return false;
    const body = await readBody(req, MOST_BYTES);
    const isClick = body !== null && /List-Unsubscribe=One-Click/i.test(body.toString('latin1'));
    const headers = { 'Cache-Control': 'no-store' };
    if (!isClick)
      sendText(req, res, 400, 'This address takes the one click of a mail program, and no other form.', headers);
    else if (await unsubscribe(brand, alert.kind, alert.token))
      sendText(req, res, 200, 'You get no more mails of this alert.', headers);
    else sendText(req, res, 404, 'There is no such alert any more, and no more mails of it.', headers);
    return true;
  };
}

function alertAt({ document }: BrandExchange['brand'], path: string): { kind: AlertKind; token: string } | null {
  const read = readPath(path);
  if (read.kind !== 'path') return null;
  const table = compileRoutes(document);
  const [first = '', ...behind] = read.segments;
  const prefix = table.locales.get(first.toLowerCase());
  const locale = prefix ?? table.defaultLocale;
  const canonical = toCanonical(table.translations.get(locale) ?? [], prefix === undefined ? read.segments : behind);
  const token = canonical.at(-1);
  const page = writePath(canonical.slice(0, -1));
  const kind = alertKinds.find((one) => one.path === page);
  return kind === undefined || token === undefined ? null : { kind, token };
}
