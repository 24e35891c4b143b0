/** Tells clients that the site is busy. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http.ts';

export type TurnAway = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Responds 503 with `Retry-After` after `delay` milliseconds: clients that retry immediately would otherwise take the
 * time that pages need. At most `most` responses are delayed; beyond that they are sent at once and close their
 * connections.
 */
export function createTurnAway({ delay, most }: { delay: number; most: number }): TurnAway {
  let held = 0;

  function answer(req: IncomingMessage, res: ServerResponse, headers: Record<string, string> = {}): void {
    const text = 'This site is very busy. Please try again in a few seconds.';
    sendText(req, res, 503, text, { 'Retry-After': '3', ...headers });
  }

  return (req, res) => {
    // The client has left: nothing would end the delay.
    if (res.destroyed) return;
    if (held >= most) return answer(req, res, { Connection: 'close' });
    held += 1;
    const timer = setTimeout(() => answer(req, res), delay);
    res.once('close', () => {
      held -= 1;
      clearTimeout(timer);
    });
  };
}
