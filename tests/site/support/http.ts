/** Requests exactly as written: no normalized path, no followed redirect, any Host header. */
import http from 'node:http';
import net from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** Number of occurrences of each header in the response. */
  headerNames: string[];
  body: Buffer;
  text: string;
}

export interface Call {
  /** Brand id, served at `<id>.localhost`; or a whole `host`. */
  brand?: string;
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Keeps connections open; without one, each call opens its own. */
  agent?: http.Agent;
}

export type Get = (path: string, call?: Call) => Promise<Reply>;

/** A client for the server on this port; `path` is sent byte by byte. */
export function client(port: number, standard: Call = {}): Get {
  return (path, own = {}) => {
    const call = { ...standard, ...own, headers: { ...standard.headers, ...own.headers } };
    const host = call.host ?? `${call.brand ? `${call.brand}.` : ''}localhost:${port}`;
    return new Promise((resolve, reject) => {
      const req = http.request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: call.method ?? 'GET',
          headers: { host, ...call.headers },
          agent: call.agent ?? false,
        },
        (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.once('error', reject);
          res.once('end', () => resolve(reply(res, Buffer.concat(chunks))));
        },
      );
      req.once('error', reject);
      req.end(call.body);
    });
  };
}

function reply(res: http.IncomingMessage, body: Buffer): Reply {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(res.headers)) headers[name] = String(value);
  return {
    status: res.statusCode ?? 0,
    headers,
    headerNames: res.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
    body,
    text: body.toString('utf8'),
  };
}

/**
 * Sends bytes that no HTTP client would allow and returns everything received until the server closes the connection.
 */
export function sendBytes(port: number, bytes: string | Buffer, { isWaiting = false } = {}): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  if (isWaiting) socket.write(bytes);
  else socket.end(bytes);
  return textOf(socket);
}

const { DOMParser } = new JSDOM('').window;
let lastParsed: { html: string; document: Document } | undefined;

/** The page as a read-only document; its scripts do not run. */
export function parseHtml(html: string): Document {
  if (lastParsed?.html !== html) lastParsed = { html, document: new DOMParser().parseFromString(html, 'text/html') };
  return lastParsed.document;
}

/** Throws if the text is not well-formed XML. */
export function parseXml(xml: string): Document {
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document;
}
