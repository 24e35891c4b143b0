/** A server of somebody else on this machine, for tests. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SiteOfOthers {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** What `OUTBOUND_ALLOW` says to reach it. */
  hostAndPort: string;
  port: number;
}

/** Listens until the test is over; connections that are still open are cut. */
export async function openSite(answer: RequestListener): Promise<SiteOfOthers> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, hostAndPort: `127.0.0.1:${port}`, port };
}
