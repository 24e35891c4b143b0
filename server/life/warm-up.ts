/** Draws the pages that most visitors come to before there are any: code is loaded with what first needs it, which takes seconds. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';
import type { Settings } from '../settings/settings.ts';
import { canonicalOrigin } from '../settings/site-origin.ts';

/** A start must not wait for a page that does not come. */
const LONGEST_MS = 30_000;

/** Asks for the home page and the search of one brand of each language, whose code the others share; what fails changes nothing. No visit is counted. */
export async function warmUp(
  answer: (req: IncomingMessage, res: ServerResponse) => void,
  brands: readonly CompiledBrand[],
  serving: Pick<Settings, 'brand' | 'demo' | 'port' | 'adminHost'>,
): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const shown = ({ id, document }: CompiledBrand) =>
    serving.brand === null ? document.site.status === 'live' : id === serving.brand;
  const byLanguage = new Map(brands.filter(shown).map((brand) => [brand.document.locales.default, brand]));
  for (const [language, brand] of byLanguage) {
    const { host, protocol } = new URL(canonicalOrigin(brand, serving));
    const headers = { host, 'x-forwarded-proto': protocol.slice(0, -1) };
    const href = createHref(publicRoutes(brand.document), language);
    for (const url of [href.home(), href.jobs(), `${href.jobs()}?page=2`])
      await inject((req, res) => answer(req as unknown as IncomingMessage, res as unknown as ServerResponse), {
        ...{ url, headers, signal },
      }).catch(() => undefined);
  }
}
