/** `GET /healthz` on every host: 200 while the process can serve, 503 with the reason while it cannot. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowMethods, send } from '../http.ts';

export interface Health {
  brands: number;
  /** Brand files that are not live as they stand. */
  faults: number;
  database(): Promise<boolean>;
}

/** Answers as JSON: `status`, and how many brands and faulty brand files there are. */
export async function healthz(req: IncomingMessage, res: ServerResponse, health: Health): Promise<void> {
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return;
  const database = await health.database();
  const body = JSON.stringify({
    status: database ? 'ok' : 'no database',
    brands: health.brands,
    faults: health.faults,
  });
  send(req, res, {
    status: database ? 200 : 503,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    body: `${body}\n`,
  });
}
