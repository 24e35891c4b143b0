/** `POST /_log`: errors reported by browsers. Limited in size and number, never trusted. */
import { createRequestLimit, REQUEST_LIMITS } from '../../backend/guards/request-limit.ts';
import type { Exchange } from '../exchange.ts';
import { allowMethods, readBody, send, sendText } from '../http.ts';
import type { Log, LogLevel } from '../log.ts';

const levels: readonly LogLevel[] = ['info', 'warn', 'error'];
const largestBody = 8 * 1024;

/** Accepts at most 60 reports per minute, process and network, and responds 429 beyond. */
export function createBeacon(log: Log, now?: () => number) {
  const reports = createRequestLimit(REQUEST_LIMITS.reports, now);

  return async function beacon(exchange: Exchange, brandId: string): Promise<true> {
    const { req, res, address } = exchange;
    if (!allowMethods(req, res, ['POST'])) return true;
    const seconds = reports.count(address);
    if (seconds !== null) {
      sendText(req, res, 429, 'Too many reports; try again in a minute.', { 'Retry-After': String(seconds) });
      return true;
    }
    const body = await readBody(req, largestBody);
    const report = body ? parseReport(body.toString('utf8')) : null;
    if (!report) {
      sendText(
        req,
        res,
        400,
        'A report is JSON with the texts level (info, warn or error), code and message, at most 8 KB.',
        // Unread parts of the body would be taken for the next request.
        body ? {} : { Connection: 'close' },
      );
      return true;
    }
    log(report.level, `BROWSER_${report.code}`, report.message, { brand: brandId });
    send(req, res, { status: 204, headers: { 'Cache-Control': 'no-store' } });
    return true;
  };
}

function parseReport(text: string): { level: LogLevel; code: string; message: string } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { level, code, message } = value as Record<string, unknown>;
  const known = levels.find((name) => name === level);
  if (!known || typeof code !== 'string' || typeof message !== 'string') return null;
  return {
    level: known,
    code: code
      .replace(/[^A-Za-z0-9_]/g, '_')
      .slice(0, 60)
      .toUpperCase(),
    message: message.slice(0, 1000),
  };
}
