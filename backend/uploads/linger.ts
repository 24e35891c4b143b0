/** Responds to a client that may still be sending. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendWebResponse } from '../services/node-request.ts';
import { LINGER_BYTES, LINGER_MS } from './limits.ts';

/**
 * Sends the response at once and keeps reading for a while before closing the connection: closing it while data is
 * still arriving would reset it, and the response would be lost.
 */
export async function answerUnread(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  if (req.complete) return sendWebResponse(response, res);
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.forEach((value, name) => {
    res.setHeader(name, value);
  });
  res.writeHead(response.status, {
    'cache-control': 'private, no-store',
    'content-length': body.byteLength,
    connection: 'close',
  });
  res.write(body);
  await discard(req);
  res.end();
}

/** Reads and discards data, up to a limit; resolves when the client is done. */
export function discard(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let heard = 0;
    const enough = () => {
      clearTimeout(late);
      req.off('data', listen);
      resolve();
    };
    const late = setTimeout(enough, LINGER_MS);
    const listen = (chunk: Buffer) => {
      late.refresh();
      heard += chunk.length;
      if (heard > LINGER_BYTES) enough();
    };
    req.once('end', enough).once('close', enough).once('error', enough);
    req.on('data', listen);
    req.resume();
  });
}
