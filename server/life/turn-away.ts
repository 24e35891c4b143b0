/** Says that the site is busy. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http.ts';

export type TurnAway = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Answers 503 with `Retry-After` after `delay` milliseconds: clients that ask again at once would otherwise take the time
 * that pages need. At most `most` answers are held back; beyond that they go at once and end their connections.
 */
export function createTurnAway({ delay, most }: { delay: number; most: number }): TurnAway {
  let held = 0;

  function answer(req: IncomingMessage, res: ServerResponse, headers: Record<string, string> = {}): void {
    const text = 'This site is very busy. Please try again in a few seconds.';
    sendText(req, res, 503, text, { 'Retry-After': '3', ...headers });
  }

  return (req, res) => {
    if (held >= most) return answer(req, res, { Connection: 'close' });
    held += 1;
    const timer = setTimeout(() => answer(req, res), delay);
    res.once('close', () => {
      held -= 1;
      clearTimeout(timer);
    });
  };
}
