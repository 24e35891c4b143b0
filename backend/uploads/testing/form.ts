/** Multipart forms written by hand, right and wrong, and ways to send them. */
import { once } from 'node:events';
import http, { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import type { TestBackend } from '../../testing/backend.ts';

export const BOUNDARY = '----a-boundary-of-tests';

export type Part = { name: string; text: string } | { name: string; filename: string; bytes: Buffer; type?: string };

export const UPLOAD = `mutation Take($file: Upload!, $purpose: UploadPurpose!) {
  upload(file: $file, purpose: $purpose) { id name size type width height url variants { name width height url } }
}`;

/** The parts of a good form with one file; `change` takes some of it back. */
export function formOf(
  bytes: Buffer,
  { filename = 'cv.pdf', purpose = 'ATTACHMENT', type }: { filename?: string; purpose?: string; type?: string } = {},
): Part[] {
  return [
    { name: 'operations', text: JSON.stringify({ query: UPLOAD, variables: { file: null, purpose } }) },
    { name: 'map', text: '{"0":["variables.file"]}' },
    { name: '0', filename, bytes, ...(type !== undefined && { type }) },
  ];
}

export function encodeForm(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap((part) => {
    const isFile = 'bytes' in part;
    const filename = isFile ? `; filename="${part.filename}"` : '';
    const type = isFile ? `\r\nContent-Type: ${part.type ?? 'application/octet-stream'}` : '';
    return [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"${filename}${type}\r\n\r\n`),
      isFile ? part.bytes : Buffer.from(part.text),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export interface UploadAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Of the first error. */
  code: string | undefined;
  message: string | undefined;
  file: Record<string, unknown>;
}

export interface UploadServer {
  readonly port: number;
  /** Sends a form in one go. */
  send(parts: readonly Part[] | Buffer, headers?: http.OutgoingHttpHeaders): Promise<UploadAnswer>;
  /** Opens a connection, sends the head of a request and leaves the rest to the caller. */
  begin(length: number): Promise<Socket>;
  /** Resolves when all received requests have been handled. */
  settled(): Promise<void>;
}

/** A server in front of the backend; call at the top of a test file. */
export function uploadServer(api: TestBackend, host = 'acme.example'): UploadServer {
  let server: Server | undefined;
  const handled: Promise<void>[] = [];
  const port = (): number => {
    const address = server?.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server listens inside tests only.');
    return address.port;
  };
  beforeAll(async () => {
    server = createServer((req, res) => {
      const sent = req.headers['x-address'];
      const address = typeof sent === 'string' ? sent : '192.0.2.1';
      handled.push(api.backend.handle(req, res, { origin: `http://${host}`, address }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return {
    get port() {
      return port();
    },
    send(parts, headers = {}) {
      const body = Buffer.isBuffer(parts) ? parts : encodeForm(parts);
      return post(port(), body, headers);
    },
    async begin(length) {
      const socket = connect(port(), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nfrontend: acme;en\r\nContent-Length: ${length}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`,
      );
      await once(socket, 'connect');
      return socket;
    },
    async settled() {
      await Promise.allSettled(handled);
    },
  };
}

/** Opens a request for a form; what is written to it is the caller's matter. */
export function openForm(port: number, headers: http.OutgoingHttpHeaders): http.ClientRequest {
  return http.request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/graphql',
    agent: false,
    headers: { frontend: 'acme;en', 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  });
}

function post(port: number, body: Buffer, headers: http.OutgoingHttpHeaders): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const length = headers['transfer-encoding'] ? {} : { 'content-length': body.length };
    const req = openForm(port, { ...length, ...headers });
    req.once('response', (res) => readAnswer(res).then(resolve, reject));
    req.once('error', reject);
    req.end(body);
  });
}

/** Reads an answer of GraphQL. */
async function readAnswer(res: IncomingMessage): Promise<UploadAnswer> {
  const answer = Object(await json(res));
  const [error] = answer.errors ?? [];
  return {
    status: res.statusCode ?? 0,
    headers: res.headers,
    code: error?.extensions?.code,
    message: error?.message,
    file: answer.data?.upload ?? {},
  };
}
