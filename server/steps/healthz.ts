/** `GET /healthz` on every host, for monitoring: 200 if all is well, otherwise 503 with the reasons. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowMethods, send } from '../http.ts';

export interface Health {
  brands: number;
  /** Brand files whose current content is not live. */
  faults: number;
  /** Within a second. */
  databaseAnswers(): Promise<boolean>;
  /** An explanation while the embedded database server is down. */
  databaseFault(): string | null;
  /** An explanation while rendering takes longer than it should. */
  renderFault(): string | null;
  /** A sentence for each full disk, within a second. */
  fullDisks(): Promise<string[]>;
}

/** Responds with JSON: `status`, the numbers of brands and of faulty brand files, `reasons` if something is wrong, `notes` on what is slow. */
export async function healthz(req: IncomingMessage, res: ServerResponse, health: Health): Promise<void> {
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return;
  const [answers, disks] = await Promise.all([health.databaseAnswers(), health.fullDisks()]);
  const fault = health.databaseFault();
  const note = health.renderFault();
  const reasons = [...(fault === null ? [] : [fault]), ...disks];
  const status = answers ? (disks.length > 0 ? 'disk full' : 'ok') : 'no database';
  sendJson(req, res, status === 'ok' ? 200 : 503, {
    status,
    brands: health.brands,
    faults: health.faults,
    ...(reasons.length > 0 && { reasons }),
    ...(note !== null && { notes: [note] }),
  });
}

/** Sends JSON, not cacheable. */
export function sendJson(req: IncomingMessage, res: ServerResponse, status: number, body: object): void {
  send(req, res, {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    body: `${JSON.stringify(body)}\n`,
  });
}
