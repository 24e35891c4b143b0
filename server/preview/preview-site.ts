/**
 * The hosts of previews: a brand with settings that are not saved, seen by somebody made up. Every link on a page stays on its host. Nothing is
 * cached, nothing can be sent, and no real session works here: cookies of sites do not reach these hosts, and tokens are not read.
 */
import type { Backend } from '../../backend/backend.ts';
import { type PreviewAddress, readLabel } from '../../backend/modules/previews/address.ts';
import { isWithinReach, noonOf } from '../../backend/modules/previews/service.ts';
import type { ShownPreview } from '../../backend/preview/previews.ts';
import { compileBrand } from '../../runtime/core/brand/compile.ts';
import type { BrandRegistry } from '../../runtime/core/brand/registry.ts';
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

interface PreviewServices {
  /** Previews are on hosts below this one; null for none. */
  host: string | null;
  /** The host of the workspace; null without one. */
  adminHost: string | null;
  registry: Pick<BrandRegistry, 'inspect' | 'onChange'>;
  previews: Backend['previews'];
  pages: PageServices;
  /** Assets of the build and of brands. */
  shared: readonly Step[];
  /** Files of the brand. */
  files: readonly Step<BrandExchange>[];
}

/** Why a preview cannot be shown: status and sentence. */
const REASONS = {
  unknown: [404, 'There is no preview at this address. Please check that the link is complete.'],
  over: [410, 'This preview has ended. Please ask whoever sent you the link for a new one.'],
  gone: [410, 'The brand of this preview no longer exists.'],
  invalid: [
    409,
    'The file of this brand has changed, and the settings of this preview have an error now. Open the brand in the administration to see it.',
  ],
} as const;

type Reason = keyof typeof REASONS;

/** A step that answers every request on such a host. */
export function createPreviewSite(services: PreviewServices): Step {
  const { host, adminHost, previews, pages, shared, files } = services;
  const compile = compiler(services.registry);

  async function find(address: PreviewAddress | null): Promise<(ShownPreview & { brand: CompiledBrand }) | Reason> {
    if (address === null) return 'unknown';
    const found = await previews.find(address);
    if (found.kind !== 'found') return found.kind;
    const brand = await compile(found);
    if (typeof brand === 'string') return brand;
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

  return async (exchange) => {
    const label = labelOf(exchange, host);
    if (label === null) return false;
    keepPrivate(exchange);
    const address = readLabel(label);
    const shown = await find(address);
    if (address === null || typeof shown === 'string') {
      const [status, sentence] = REASONS[typeof shown === 'string' ? shown : 'unknown'];
      sendText(exchange.req, exchange.res, status, sentence);
      return true;
    }
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
