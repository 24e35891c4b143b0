/** A port that nobody listens on now, below those that systems give to outgoing connections: nobody takes it before it is used. */
import { createServer } from 'node:net';

const LOWEST = 10_000;
const HIGHEST = 30_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((done) => server.close(done));
    return port;
  }
}
