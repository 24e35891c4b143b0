/**
 * The hosts of previews: a brand with settings that are not saved, seen by somebody made up. Every link on a page stays on its host. Nothing is
 * cached, nothing can be sent, and no real session works here: cookies of sites do not reach these hosts, and tokens are not read.
 */
import type { Backend } from '../../backend/backend.ts';
import { type PreviewAddress, readLabel } from '../../backend/modules/previews/address.ts';
import { isWithinReach, noonOf } from '../../backend/modules/previews/service.ts';
import type { ShownPreview } from '../../backend/preview/previews.ts';
import { compileBrand } from '../../runtime/core/brand/compile.ts';
import { networkBrand } from '../../runtime/core/brand/network.ts';
import type { BrandRegistry } from '../../runtime/core/brand/registry.ts';
import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { BrandExchange, Exchange, Step } from '../exchange.ts';
import { send, sendText } from '../http.ts';
import { favicon, messages } from '../steps/endpoints.ts';
import { type PageServices, serveUnsaved } from '../steps/serve-page.ts';
import { sendFile } from '../steps/static-files.ts';
import { leadToAdministration } from './administration.ts';
import { BAR_PATH, barSheet, withBar } from './bar.ts';
import { barAnswer } from './bar-answer.ts';
import { keepPrivate } from './keep-private.ts';
import { answerNoPreview, NO_PREVIEW_STYLE, noPreviewSheet, type Reason } from './no-preview.ts';

interface PreviewServices {
  /** Previews are on hosts below this one; null for none. */
  host: string | null;
  /** The host of the workspace; null without one. */
  adminHost: string | null;
  registry: Pick<BrandRegistry, 'inspect' | 'onChange'>;
  /** The live brand of an id. */
  find(id: string): CompiledBrand | undefined;
  previews: Backend['previews'];
  pages: PageServices;
  /** Assets of the build and of brands. */
  shared: readonly Step[];
  /** Files of the brand. */
  files: readonly Step<BrandExchange>[];
}

/** Why a preview is not shown, and whose it was, if that is known. */
interface Missing {
  reason: Reason;
  id: string | null;
}

/** A step that answers every request on such a host. */
export function createPreviewSite(services: PreviewServices): Step {
  const { host, adminHost, previews, pages, shared, files } = services;
  const compile = compiler(services.registry);

  async function find(address: PreviewAddress): Promise<(ShownPreview & { brand: CompiledBrand }) | Missing> {
    const found = await previews.find(address);
    if (found.kind !== 'found') return { reason: found.kind, id: found.kind === 'over' ? found.brand : null };
    const brand = await compile(found);
    if (typeof brand === 'string') return { reason: brand, id: found.brand };
    const { timeZone } = brand.document.site;
    const { day, role } = address;
    // A day that has passed since the link was made is today.
    const at = day !== null && isWithinReach(day, timeZone, new Date()) ? noonOf(day, timeZone) : null;
    return { brand, role, at };
  }

  async function answer(exchange: BrandExchange, address: PreviewAddress, shown: ShownPreview): Promise<void> {
    const { req, res, path, visited } = exchange;
    if (path === '/graphql') {
      await previews.handle(shown, req, res, { origin: visited, address: exchange.address });
      return;
    }
    if (path === '/_log') return send(req, res, { status: 204 });
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendText(req, res, 403, 'This is a preview: nothing can be saved or sent here.');
    if (path === '/robots.txt') return sendText(req, res, 200, 'User-agent: *\nDisallow: /');
    if (path === `${BAR_PATH}/bar.css`) return void (await sendFile(exchange, barSheet, 'revalidate'));
    if (path === `${BAR_PATH}/show`) return barAnswer(exchange, address, host ?? '');
    if (path.startsWith('/api/auth/')) return session(exchange, shown);
    for (const step of [...files, messages, favicon]) if (await step(exchange)) return;
    if (leadToAdministration(exchange, { adminHost, buildId: pages.buildId })) return;
    if (shown.role !== 'visitor') res.setHeader('Set-Cookie', 'np-signed-in=1; Path=/; SameSite=Lax');
    await serveUnsaved(pages, exchange, {
      at: shown.at,
      query: (_brand, locale, origin) => {
        const run = previews.openRun(shown, locale, origin);
        return {
          query: async <T>(query: Parameters<typeof run.query>[0]) => (await run.query(query)) as T,
          shown: run.shown,
        };
      },
      withBar: (page, locale) => withBar(page, { exchange, address, locale, host: host ?? '' }),
    });
  }

  async function explain(exchange: Exchange, { reason, id }: Missing): Promise<true> {
    const own = id === null ? undefined : services.find(id);
    const root = services.find(ROOT_ID);
    const brand = own ?? (root && networkBrand(root));
    if (brand === undefined) throw new Error('There is no root document.');
    for (const step of shared) if (await step({ ...exchange, previewed: brand })) return true;
    if (exchange.path === NO_PREVIEW_STYLE) await sendFile(exchange, noPreviewSheet, 'revalidate');
    else answerNoPreview(exchange, { reason, brand, isOwn: own !== undefined, adminHost });
    return true;
  }

  return async (exchange) => {
    const label = labelOf(exchange, host);
    if (label === null) return false;
    keepPrivate(exchange);
    const address = readLabel(label);
    if (address === null) return explain(exchange, { reason: 'unknown', id: null });
    const shown = await find(address);
    if ('reason' in shown) return explain(exchange, shown);
    const { brand } = shown;
    const previewed = { ...exchange, brand, previewed: brand, visited: exchange.origin, sent: null };
    for (const step of shared) if (await step(previewed)) return true;
    await answer(previewed, address, shown);
    return true;
  };
}

/** The first part of a preview's host name; null on other hosts. */
function labelOf({ hostname }: Exchange, host: string | null): string | null {
  if (host === null || !hostname.endsWith(`.${host}`)) return null;
  return hostname.slice(0, -host.length - 1);
}

/** The session of the made-up person, as the site's client expects it. */
function session({ req, res, path }: BrandExchange, { role }: ShownPreview): void {
  const own = { user: {}, jwt: 'preview', masqueraded: false, isNewUserViaSocial: false };
  const expires = new Date(Date.now() + 86_400_000).toISOString();
  const isOne = path === '/api/auth/session' && role !== 'visitor';
  send(req, res, {
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(isOne ? { ...own, expires } : {}),
  });
}

/** Compiles the brand of a preview once, until a brand file changes. */
function compiler(registry: PreviewServices['registry']) {
  const compiled = new Map<number, Promise<CompiledBrand | 'gone' | 'invalid'>>();
  registry.onChange(() => compiled.clear());
  return ({ id, brand, patch }: { id: number; brand: string; patch: Parameters<BrandRegistry['inspect']>[1] }) => {
    const known = compiled.get(id);
    if (known) return known;
    if (compiled.size >= MOST_COMPILED) compiled.clear();
    const made = registry.inspect(brand, patch).then((inspection) => {
      const document = inspection?.patched.document;
      if (inspection === undefined) return 'gone';
      return document === undefined ? 'invalid' : compileBrand(document, brand);
    });
    compiled.set(id, made);
    made.catch(() => compiled.delete(id));
    return made;
  };
}

const MOST_COMPILED = 50;
