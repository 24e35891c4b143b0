import type { CatalogueCut } from '../../runtime/core/texts/catalogues.ts';
import { isSchema } from '../../schemas/resolved-schema.ts';

/** One namespace of the site's texts. Rejects when they cannot be had. */
export async function fetchTexts(locale: string, namespace: string): Promise<CatalogueCut> {
  const response = await fetch(`/api/messages/${encodeURIComponent(locale)}`);
  const body: unknown = await response.json();
  const messages: unknown = isSchema(body) && typeof body.messages === 'string' ? JSON.parse(body.messages) : null;
  const own = isSchema(messages) ? messages[namespace] : null;
  if (!isSchema(own)) throw new Error(`The site has no texts "${namespace}" in ${locale}.`);
  return { locale, namespaces: { [namespace]: own as CatalogueCut['namespaces'][string] } };
}
