/** Node's server with timeouts for slow clients, and an error message for every malformed request. */
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isForm } from '../../backend/uploads/is-form.ts';
import { rawHeader, sendText, setStandardHeaders, standardHeaders } from '../http.ts';
import { countMalformed } from '../observe/requests.ts';

/** In milliseconds. */
export interface ServerLimits {
  /** Until the headers are complete. */
  headers: number;
  /** Until the request is complete. */
  request: number;
  /** The same for one with files. */
  upload: number;
  /** Interval of checks for slow requests. */
  check: number;
}

const standard: ServerLimits = { headers: 15_000, request: 30_000, upload: 600_000, check: 5000 };

const sentences: Readonly<Record<number, string>> = {
  400: 'This is no request that can be read.',
  405: 'This is no proxy.',
  408: 'The request took too long to arrive.',
  413: 'The request is too long.',
  417: 'This server has no such expectation to meet.',
  431: 'The headers of the request are too long.',
};

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Stored on the connection itself: a map of connections takes a fifth of the time of a cached page. */
const latest = Symbol('latest answer');
type Answering = Duplex & { [latest]?: ServerResponse };

/** Does not listen yet. An unsupported upgrade is handled as the plain request that it also is. */
export function openServer(limits: ServerLimits = standard): Server {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.upload,
    connectionsCheckingInterval: limits.check,
    // Node's own response to a request without a host has neither our headers nor a message.
    requireHostHeader: false,
  });
  server.on('request', (req: IncomingMessage & { socket: Answering }, res) => {
    req.socket[latest] = res;
    if (hasBody(req) && !bringsFiles(req)) limitBody(server, req, limits.request);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Answering) => {
    const answer = socket[latest];
    const isUnderWay = answer?.headersSent === true && !answer.writableFinished;
    if (!socket.writable || isUnderWay) socket.destroy();
    else endWith(socket, statusOf[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_req, socket) => endWith(socket, 405));
  server.on('checkExpectation', (req, res) => {
    countMalformed(417);
    setStandardHeaders(res);
    sendText(req, res, 417, sentences[417] ?? '', { Connection: 'close' });
  });
  return server;
}

function hasBody(req: IncomingMessage): boolean {
  return rawHeader(req, 'content-length') !== undefined || rawHeader(req, 'transfer-encoding') !== undefined;
}

function bringsFiles(req: IncomingMessage): boolean {
  return req.url?.split('?')[0] === '/graphql' && isForm(req);
}

/** Node has one timeout for all requests, but files may take longer. */
function limitBody(server: Server, req: IncomingMessage, patience: number): void {
  const late = setTimeout(() => {
    const error = Object.assign(new Error('The body takes too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (!req.complete) server.emit('clientError', error, req.socket);
  }, patience);
  late.unref();
  req.once('close', () => clearTimeout(late));
}

/** The last response of a connection, written by hand because there is no response object. */
function endWith(socket: Duplex, status: number): void {
  countMalformed(status);
  const body = `${sentences[status]}\n`;
  const headers: Record<string, string> = {
    ...standardHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...(status === 405 && { Allow: 'GET, HEAD, POST' }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
  socket.on('error', () => socket.destroy());
}
