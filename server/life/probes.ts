/** `/livez` and `/readyz`: for those who restart processes, and for those who send visitors to them. Nothing is waited for. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { allowMethods, sendText, setStandardHeaders } from '../http.ts';
import { sendJson } from '../steps/healthz.ts';

export type Phase = 'starting' | 'ready' | 'stopping';

/** False for any other address. */
export function answerProbe(req: IncomingMessage, res: ServerResponse, phase: Phase): boolean {
  if (req.url !== '/livez' && req.url !== '/readyz') return false;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
  // Whoever answers lives. The database is no matter of this process: without it kept pages are served all the same.
  const isGood = req.url === '/livez' || phase === 'ready';
  sendJson(req, res, isGood ? 200 : 503, { status: req.url === '/livez' ? 'alive' : phase });
  return true;
}

/** A port for these two alone, that answers from the first moment to the last. Rejects when it is taken. */
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
