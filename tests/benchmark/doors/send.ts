/** Sends requests as fast as the server answers, over keep-alive connections. */
import http from 'node:http';

export interface Sent {
  path: string;
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Sending {
  port: number;
  /** Host for requests that do not specify one. */
  host: string;
  /** The request with this number. */
  request(at: number): Sent;
}

const CONNECTIONS = 16;

/** Sends a range of requests and counts the response statuses. */
export async function send(sending: Sending, from: number, to: number): Promise<Map<number, number>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses = new Map<number, number>();
  let next = from;
  const work = async () => {
    while (next < to) {
      const at = next;
      next += 1;
      const status = await ask(agent, sending, at);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return statuses;
}

/** The status of the response, which is read completely. A connection closed by the server counts as 0. */
function ask(agent: http.Agent, { port, host, request }: Sending, at: number): Promise<number> {
  const { path, method = 'GET', headers = {}, body, ...own } = request(at);
  return new Promise((resolve) => {
    const sent = http.request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: own.host ?? host, 'x-forwarded-for': addressOf(at), ...headers },
      },
      (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}

/** Each request comes from a different network. */
function addressOf(at: number): string {
  return `2001:db8:${(at >> 16).toString(16)}:${(at & 0xffff).toString(16)}::1`;
}
