/**
 * Ends a server without a lost request. A kept connection that is closed while nobody uses it may be closed just as the next request
 * is on its way; so nothing is closed from here: each answer says that it is the last one, and unused connections run out.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

/** In milliseconds. */
export interface LeaveLimits {
  /** For how long new connections are still taken, so that those who send visitors see that they should not. */
  delay: number;
  /** For requests under way, uploads and streams among them. */
  patience: number;
}

export interface Leaving {
  /** Resolves with the number of connections that were cut off in the end; 0 when everybody has gone. */
  leave(limits: LeaveLimits): Promise<number>;
}

/** The answer that a connection waits for or got last. On the connection itself: a map would cost every visit. */
const latest = Symbol('latest answer');
type Connection = Socket & { [latest]?: ServerResponse };

/** Longest wait for a turn in which nobody knocks, and how short a turn has to be: who knocks later than its begin is not seen. */
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

  /** Whoever is connected but not accepted yet would be reset. */
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
      // Not the server's own: that one hangs up on connections that nobody uses at this moment.
      NetServer.prototype.close.call(server);
      // Only now: told sooner, all of them would knock anew, and be reset.
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
