/** `POST /api/describe-job`: streams a draft of a job description as JSON lines: `{"text"}`, at the end `{"done"}` or `{"fault"}`. */
import { once } from 'node:events';
import type { Backend } from '../../backend/backend.ts';
import { UserError } from '../../backend/errors.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, readBody, readJson } from '../http.ts';
import type { Log } from '../log.ts';

const MOST_BYTES = 16 * 1024;

/** When the client disconnects, the assistant is stopped, too. */
export function createDescribeJob(describe: Backend['describeJob'], log: Log): Step<BrandExchange> {
  return async ({ req, res, path, brand, address }) => {
    if (path !== '/api/describe-job') return false;
    if (!allowMethods(req, res, ['POST'])) return true;
    const left = new AbortController();
    res.once('close', () => left.abort());
    const write = async (line: object) => {
      if (!res.headersSent)
        res.writeHead(200, {
          'Content-Type': 'application/x-ndjson; charset=utf-8',
          'Cache-Control': 'no-store',
          // Proxies must not buffer the stream.
          'X-Accel-Buffering': 'no',
        });
      if (!res.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(res, 'drain'), once(res, 'close')]);
    };
    try {
      const body = await readBody(req, MOST_BYTES);
      const pieces = describe({
        brandId: brand.id,
        locale: localeOf(req.headers.frontend),
        bearer: req.headers.authorization ?? null,
        address,
        body: body && readJson(body),
        signal: left.signal,
      });
      for await (const text of pieces) await write({ text });
      if (!left.signal.aborted) await write({ done: true });
    } catch (error) {
      if (left.signal.aborted) return true;
      if (!(error instanceof UserError)) {
        log('error', 'DESCRIBE_FAILED', error instanceof Error ? (error.stack ?? error.message) : String(error));
      }
      const fault =
        error instanceof UserError ? { code: error.extensions.code, message: error.message } : { code: 'FAILED' };
      await write({ fault });
    }
    res.end();
    return true;
  };
}

/** `acme;de-eu`: the language of the page. */
function localeOf(header: unknown): string {
  const [, locale = ''] = String(header ?? '').split(';');
  return locale.trim();
}
