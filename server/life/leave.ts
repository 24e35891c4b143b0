/**
 * Shuts a server down without losing a request. An idle keep-alive connection may be closed just as the next request arrives; so
 * none is closed from here: each response announces that it is the last one, and idle connections time out.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

/** In milliseconds. */
export interface LeaveLimits {
  /** How long new connections are still accepted, so that load balancers notice the shutdown. */
  delay: number;
  /** For requests in progress, including uploads and streams. */
  patience: number;
}

export interface Leaving {
  /** Resolves with the number of connections that were cut off in the end; 0 if all were closed. */
  leave(limits: LeaveLimits): Promise<number>;
}

/** The current or last response of a connection. Stored on the connection itself: a map would slow down every visit. */
const latest = Symbol('latest answer');
type Connection = Socket & { [latest]?: ServerResponse };

/** Longest wait for an event-loop turn without new connections, and how short that turn must be: connections arriving during it are not seen. */
const QUIET_MS = 1000;
const SHORT_TURN_MS = 0.5;

/** Call before the server listens. */
export function prepareLeaving(server: Server): Leaving {
  const connections = new Set<Connection>();
  let isLast = false;
  let arrived = 0;
  let everybodyGone: () => void = () => undefined;

  server.on('connection', (socket: Connection) => {
    arrived += 1;
    connections.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size === 0) everybodyGone();
    });
  });
  server.prependListener('request', (req: IncomingMessage & { socket: Connection }, res: ServerResponse) => {
    if (isLast) res.shouldKeepAlive = false;
    req.socket[latest] = res;
  });

  /** Connections in the backlog that are not accepted yet would be reset. */
  async function untilQuiet(): Promise<void> {
    const deadline = performance.now() + QUIET_MS;
    for (let at = performance.now(); at < deadline; at = performance.now()) {
      const before = arrived;
      await turn();
      await turn();
      if (arrived === before && performance.now() - at < SHORT_TURN_MS) return;
    }
  }

  function endUnused(): void {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }

  return {
    async leave({ delay, patience }) {
      await pause(delay);
      await untilQuiet();
      // Not the server's own method: that one closes all currently idle connections.
      NetServer.prototype.close.call(server);
      // Only now: announced earlier, all clients would reconnect and be reset.
      isLast = true;
      for (const { [latest]: answer } of connections) if (answer?.headersSent === false) answer.shouldKeepAlive = false;
      if (connections.size === 0) return 0;
      const gone = new Promise<void>((resolve) => {
        everybodyGone = resolve;
      });
      const runOut = server.keepAliveTimeout + (server.keepAliveTimeoutBuffer ?? 0);
      const unused = setTimeout(endUnused, runOut);
      const late = new AbortController();
      await Promise.race([gone, pause(patience, undefined, { signal: late.signal }).catch(() => undefined)]);
      clearTimeout(unused);
      late.abort();
      const cut = connections.size;
      server.closeAllConnections();
      return cut;
    },
  };
}
