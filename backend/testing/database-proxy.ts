/** A proxy in front of the test database that can be closed, muted and opened again. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** `open` forwards, `shut` refuses and closes connections, `silent` accepts everything and never responds. */
type Manner = 'open' | 'shut' | 'silent';

export interface DatabaseProxy {
  /** The same database, through the proxy. */
  url: string;
  /** Connections opened so far. */
  tries(): number;
  /** Currently open connections. */
  standing(): number;
  become(manner: Manner): void;
  close(): Promise<void>;
}

/** Listens on a port of 127.0.0.1 in front of the database of this URL. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let manner: Manner = 'open';
  let tries = 0;

  const server: Server = createServer((visitor) => {
    tries += 1;
    if (manner === 'shut') return void visitor.destroy();
    const inner = connectTo(target);
    sockets.add(visitor);
    const end = () => {
      sockets.delete(visitor);
      visitor.destroy();
      inner.destroy();
    };
    for (const socket of [visitor, inner]) socket.on('error', end).on('close', end);
    pass(visitor, inner);
    pass(inner, visitor);
  });

  /** Data received while it is silent is lost. */
  function pass(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (manner !== 'silent') to.write(bytes);
    });
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.search = '';
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    tries: () => tries,
    standing: () => sockets.size,
    become(next) {
      manner = next;
      if (next === 'shut') for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function connectTo(target: URL): Socket {
  const folder = target.searchParams.get('host');
  const port = Number(target.searchParams.get('port') ?? (target.port || 5432));
  return folder?.startsWith('/') ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, folder ?? target.hostname);
}
