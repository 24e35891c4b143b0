/** `/livez` and `/readyz`: for process supervisors and load balancers. Never waits for anything. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { allowMethods, sendText, setStandardHeaders } from '../http.ts';
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

/** A separate port for these two, available from start to exit. Rejects if it is in use. */
export async function openProbes(port: number, host: string, phase: () => Phase): Promise<Server> {
  const server = createServer((req, res) => {
    setStandardHeaders(res);
    if (!answerProbe(req, res, phase())) sendText(req, res, 404, 'This port answers /livez and /readyz only.');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`Port ${port} is in use; set HEALTH_PORT to a free one.`)));
    server.listen(port, host, resolve);
  });
  return server;
}
