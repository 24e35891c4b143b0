/** Passes a GET on to another server and its answer back: outside sitemaps and rewrites to other hosts. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Exchange } from '../exchange.ts';
import { allowMethods, sendText } from '../http.ts';

const passed = ['content-type', 'content-length', 'last-modified', 'etag', 'cache-control', 'location'];
const patience = 10_000;

/** Answers 502 when the other server is away and 504 when it takes over 10 s. Nothing of the visitor is passed on. */
export async function forward(exchange: Exchange, target: string): Promise<true> {
  const { req, res } = exchange;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
  let answer: Response;
  try {
    answer = await fetch(target, {
      method: req.method ?? 'GET',
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    sendText(
      req,
      res,
      late ? 504 : 502,
      late ? 'The server behind this address takes too long.' : 'The server behind this address is away.',
    );
    return true;
  }
  res.statusCode = answer.status;
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) res.setHeader(name, value);
  }
  if (!answer.body || req.method === 'HEAD') res.end();
  else await pipeline(Readable.from(answer.body), res).catch(() => res.destroy());
  return true;
}
