/** Emails of the shared site, from its outbox. */
import { siteRows } from './rows.ts';

/** Path and query of the link to this page in the latest email of a kind. Throws if there is none. */
export async function mailedLink(to: string, template: string, page: string): Promise<string> {
  const [mail] = await siteRows<{ text: string }>(
    'select text from outbox where recipient = $1 and template = $2 order by id desc limit 1',
    [to, template],
  );
  const found = /https?:\/\/\S+/g;
  const link = (mail?.text.match(found) ?? []).map((one) => new URL(one)).find(({ pathname }) => pathname === page);
  if (!link) throw new Error(`No mail "${template}" to ${to} leads to ${page}.`);
  return link.pathname + link.search;
}
