/** `/livez` and `/readyz`: for process supervisors and load balancers. Never waits for anything. `/metrics`, on the health port alone. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorText } from '../../backend/guards/error-text.ts';
import { allowMethods, send, sendText, setStandardHeaders } from '../http.ts';
import type { Log } from '../log.ts';
import { METRICS_TYPE, type Metrics } from '../observe/metrics-text.ts';
import { sendJson } from '../steps/healthz.ts';

export type Phase = 'starting' | 'ready' | 'stopping';

/** False for any other URL. */
export function answerProbe(req: IncomingMessage, res: ServerResponse, phase: Phase): boolean {
  if (req.url !== '/livez' && req.url !== '/readyz') return false;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
  // A response proves liveness. The database is irrelevant here: cached pages are served without it.
  const isGood = req.url === '/livez' || phase === 'ready';
  sendJson(req, res, isGood ? 200 : 503, { status: req.url === '/livez' ? 'alive' : phase });
  return true;
}

export interface HealthPort {
  port: number;
  host: string;
  phase(): Phase;
  metrics: Pick<Metrics, 'text'>;
  /** Null lets everybody who reaches the port read the metrics. */
  token: string | null;
  log: Log;
}

/** A separate port, available from start to exit. Rejects if it is in use. */
export async function openHealthPort({ port, host, phase, metrics, token, log }: HealthPort): Promise<Server> {
  async function answerMetrics(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (!allowMethods(req, res, ['GET', 'HEAD'])) return;
    if (token !== null && !isBearer(req.headers.authorization, token)) {
      sendText(req, res, 401, 'The metrics ask for METRICS_TOKEN.', { 'WWW-Authenticate': 'Bearer' });
      return;
    }
    const body = await metrics.text();
    send(req, res, { status: 200, headers: { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' }, body });
  }

  const server = createServer((req, res) => {
    setStandardHeaders(res);
    if (answerProbe(req, res, phase())) return;
    if (req.url?.split('?')[0] !== '/metrics') {
      sendText(req, res, 404, 'This port answers /livez, /readyz and /metrics only.');
      return;
    }
    answerMetrics(req, res).catch((error: unknown) => {
      log('error', 'METRICS_FAILED', errorText(error));
      sendText(req, res, 500, 'The metrics could not be collected; the log says why.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`Port ${port} is in use; set HEALTH_PORT to a free one.`)));
    server.listen(port, host, resolve);
  });
  return server;
}

/** Compares digests, which are of the same length, whatever was sent. */
function isBearer(sent: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent ?? ''), digest(`Bearer ${token}`));
}
