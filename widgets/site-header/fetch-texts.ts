import type { CatalogueCut, Messages } from '../../runtime/core/texts/catalogues.ts';
import { reportFault } from '../../runtime/page/live/report-fault.ts';
import { isSchema } from '../../schemas/resolved-schema.ts';

/** One namespace of the site's texts; empty if loading fails, which is reported to the server's log. */
export async function fetchTexts(locale: string, namespace: string): Promise<CatalogueCut> {
  const texts = await readTexts(locale, namespace).catch((error: unknown) => {
    reportFault('CATALOGUE_FAILED', error instanceof Error ? error.message : String(error));
    return {};
  });
  return { locale, namespaces: { [namespace]: texts } };
}

async function readTexts(locale: string, namespace: string): Promise<Messages> {
  const response = await fetch(`/api/messages/${encodeURIComponent(locale)}`);
  const body: unknown = await response.json();
  const messages: unknown = isSchema(body) && typeof body.messages === 'string' ? JSON.parse(body.messages) : null;
  const own = isSchema(messages) ? messages[namespace] : null;
  if (!isSchema(own)) throw new Error(`The site has no texts "${namespace}" in ${locale}.`);
  return own as Messages;
}
