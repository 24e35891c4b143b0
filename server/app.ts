/** The request listener: a list of steps, each of which responds or passes on. No failure here ends the process. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDatabaseAway } from '../backend/database/away.ts';
import { errorText } from '../backend/guards/error-text.ts';
import { currentId } from '../backend/observe/current.ts';
import { sheds } from '../backend/observe/metrics.ts';
import { isTracing } from '../backend/observe/spans.ts';
import type { Shortcuts } from './cache/shortcuts.ts';
import type { BrandExchange, CountedStep, Step } from './exchange.ts';
import { rawHeader, sendText, setStandardHeaders, withoutValues } from './http.ts';
import type { TurnAway } from './life/turn-away.ts';
import type { Log } from './log.ts';
import { REQUEST_ID, requestIdOf } from './observe/request-id.ts';
import { type Answering, asRequest } from './observe/requests.ts';
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
  endpoints: readonly CountedStep[];
  page(exchange: BrandExchange, asDirectory: boolean): Promise<void>;
  turnAway: TurnAway;
  /** Whether the sender may say which trace a request is part of. */
  trusts(req: IncomingMessage): boolean;
  log: Log;
}

/** Responds to every request: 503 when overloaded or the database is unavailable, 500 with a log id when a step fails. */
export function createApp(steps: AppSteps): (req: IncomingMessage, res: ServerResponse) => void {
  async function answer(req: IncomingMessage, res: ServerResponse, answering: Answering): Promise<void> {
    setStandardHeaders(res);
    res.setHeader(REQUEST_ID, currentId());
    answering.kind = 'probe';
    if (steps.probe(req, res)) return;
    answering.kind = 'health';
    if (req.url === '/healthz') return steps.health(req, res);
    answering.kind = 'host';
    const exchange = steps.accept(req, res);
    if (!exchange) return;
    answering.kind = 'preview';
    if (await steps.preview(exchange)) return;
    answering.kind = 'asset';
    for (const step of steps.shared) if (await step(exchange)) return;
    answering.kind = 'host';
    const found = steps.findBrand(exchange);
    if (!found) return;
    const { brand } = found;
    const branded: BrandExchange = {
      ...exchange,
      brand,
      origin: siteOrigin(brand, exchange),
      visited: exchange.origin,
    };
    answering.brand = brand.id;
    for (const [kind, step] of steps.endpoints) {
      answering.kind = kind;
      if (await step(branded)) return;
    }
    answering.kind = exchange.path.startsWith('/_next/data/') ? 'data' : 'page';
    await steps.page(branded, found.directory);
  }

  return (req, res) => {
    const id = requestIdOf(req);
    try {
      if (steps.shortcuts.answer(req, res, id)) return;
    } catch (error) {
      return fail(req, res, error, id);
    }
    const traceparent = isTracing() && steps.trusts(req) ? rawHeader(req, 'traceparent') : undefined;
    asRequest({ req, res, id, traceparent }, (answering) => {
      answer(req, res, answering).catch((error: unknown) => fail(req, res, error, id));
    });
  };

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown, id: string): void {
    if (error instanceof OverloadedError) {
      sheds.inc();
      steps.turnAway(req, res);
      return;
    }
    const isAway = isDatabaseAway(error);
    steps.log('error', isAway ? 'UNAVAILABLE' : 'REQUEST_FAILED', errorText(error), {
      url: withoutValues(req.url ?? ''),
    });
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
