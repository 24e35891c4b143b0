/** The request listener: a list of steps, each of which responds or passes on. No failure here ends the process. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDatabaseAway } from '../backend/database/away.ts';
import { errorText } from '../backend/guards/error-text.ts';
import type { Shortcuts } from './cache/shortcuts.ts';
import type { BrandExchange, Step } from './exchange.ts';
import { sendText, setStandardHeaders } from './http.ts';
import type { TurnAway } from './life/turn-away.ts';
import type { Log } from './log.ts';
import { OverloadedError } from './render-gate.ts';
import { siteOrigin } from './settings/site-origin.ts';
import type { createAccept } from './steps/accept.ts';
import type { createFindBrand } from './steps/find-brand.ts';

export interface AppSteps {
  shortcuts: Pick<Shortcuts, 'answer'>;
  accept: ReturnType<typeof createAccept>;
  /** True after responding to `/livez` or `/readyz`. */
  probe(req: IncomingMessage, res: ServerResponse): boolean;
  health(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Answers on the hosts of previews. */
  preview: Step;
  /** Steps that are independent of the brand: assets. */
  shared: readonly Step[];
  findBrand: ReturnType<typeof createFindBrand>;
  /** Steps for a brand's fixed URLs: GraphQL, sitemaps, feeds, messages. */
  endpoints: readonly Step<BrandExchange>[];
  page(exchange: BrandExchange, asDirectory: boolean): Promise<void>;
  turnAway: TurnAway;
  log: Log;
}

/** Responds to every request: 503 when overloaded or the database is unavailable, 500 with a log id when a step fails. */
export function createApp(steps: AppSteps): (req: IncomingMessage, res: ServerResponse) => void {
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    setStandardHeaders(res);
    if (steps.probe(req, res)) return;
    if (req.url === '/healthz') return steps.health(req, res);
    const exchange = steps.accept(req, res);
    if (!exchange) return;
    if (await steps.preview(exchange)) return;
    for (const step of steps.shared) if (await step(exchange)) return;
    const found = steps.findBrand(exchange);
    if (!found) return;
    const { brand } = found;
    const branded: BrandExchange = {
      ...exchange,
      brand,
      origin: siteOrigin(brand, exchange),
      visited: exchange.origin,
    };
    for (const step of steps.endpoints) if (await step(branded)) return;
    await steps.page(branded, found.directory);
  }

  return (req, res) => {
    try {
      if (steps.shortcuts.answer(req, res)) return;
    } catch (error) {
      return fail(req, res, error);
    }
    answer(req, res).catch((error: unknown) => fail(req, res, error));
  };

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    if (error instanceof OverloadedError) {
      steps.turnAway(req, res);
      return;
    }
    const id = crypto.randomUUID();
    const isAway = isDatabaseAway(error);
    steps.log('error', isAway ? 'UNAVAILABLE' : 'REQUEST_FAILED', errorText(error), { id, url: req.url });
    if (res.headersSent) res.destroy();
    else if (isAway)
      sendText(req, res, 503, 'Our data cannot be reached at the moment. Please try again in a few seconds.', {
        'Retry-After': '10',
      });
    else
      sendText(
        req,
        res,
        500,
        `Something went wrong on our side. Please try again; if it stays, tell us this number: ${id}`,
      );
  }
}
