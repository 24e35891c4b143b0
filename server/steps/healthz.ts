/** `GET /healthz` on every host, for whoever looks after the site: 200 while all is well, 503 with what is not. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowMethods, send } from '../http.ts';

export interface Health {
  brands: number;
  /** Brand files that are not live as they stand. */
  faults: number;
  /** Told within a second. */
  databaseAnswers(): Promise<boolean>;
  /** A sentence while our own database server is down. */
  databaseFault(): string | null;
  /** A sentence while pages take more time than they should. */
  renderFault(): string | null;
  /** A sentence for each disk without room, told within a second. */
  fullDisks(): Promise<string[]>;
}

/** Answers as JSON: `status`, how many brands and faulty brand files there are, `reasons` where something is wrong, `notes` on what is slow. */
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

/** Sends what no cache keeps. */
export function sendJson(req: IncomingMessage, res: ServerResponse, status: number, body: object): void {
  send(req, res, {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    body: `${JSON.stringify(body)}\n`,
  });
}
