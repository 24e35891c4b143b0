import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { UploadRefusal } from './refusal.ts';
import { createScanner } from './virus-scan.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const VIRUS = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR';

/** Speaks the clamd protocol: reads lengths and chunks until a length of zero, then replies with a verdict. */
async function scanner(answer: (content: Buffer, socket: Socket) => void, where: number | string = 0): Promise<Server> {
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      heard = Buffer.concat([heard, bytes]);
      const content = readStream(heard);
      if (content) answer(content, socket);
    });
  });
  server.listen(where);
  await once(server, 'listening');
  ends.push(() => server.close());
  return server;
}

function readStream(heard: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (!heard.subarray(0, command.length).equals(Buffer.from(command))) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function fileOf(content: string | Buffer): string {
  const file = path.join(tmpdir(), `nameplate-scan-${process.pid}-${ends.length}`);
  writeFileSync(file, content);
  ends.push(() => rmSync(file));
  return file;
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The scanner has no port.');
  return address.port;
}

/** What became of a file: null when it passed, else the code, and what was logged. */
async function outcome(url: string, content: string | Buffer, patience = 10_000) {
  const log: string[] = [];
  const scan = createScanner({
    url,
    log: (level, code, message) => log.push(`${level} ${code} ${message}`),
    patience,
  });
  const code = await scan(fileOf(content)).then(
    () => null,
    (error: unknown) => (error instanceof UploadRefusal ? error.text[1] : error),
  );
  return { code, log };
}

describe('a file', () => {
  const honest = (content: Buffer, socket: Socket) =>
    socket.end(content.includes(VIRUS) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');

  it('passes when nothing is in it, however large', async () => {
    const sizes: number[] = [];
    const server = await scanner((content, socket) => {
      sizes.push(content.length);
      honest(content, socket);
    });
    const url = `tcp://127.0.0.1:${portOf(server)}`;
    expect(await outcome(url, Buffer.alloc(3_000_000))).toEqual({ code: null, log: [] });
    expect(sizes).toEqual([3_000_000]);
  });

  it('is refused when something is, and the log says what', async () => {
    const server = await scanner(honest);
    expect(await outcome(`tcp://127.0.0.1:${portOf(server)}`, `%PDF-1.4 ${VIRUS}`)).toEqual({
      code: 'infected',
      log: ['warn VIRUS_FOUND Eicar-Test-Signature'],
    });
  });

  it('is looked at through a socket in the file system, too', async () => {
    const socket = path.join(tmpdir(), `nameplate-clamd-${process.pid}.sock`);
    await scanner(honest, socket);
    expect(await outcome(`unix://${socket}`, VIRUS)).toMatchObject({ code: 'infected' });
  });

  it.each<[string, (socket: Socket) => void, RegExp]>([
    ['hangs up', (socket) => socket.destroy(), /hung up|ECONNRESET/],
    ['says nothing', () => undefined, /The scanner is silent\./],
    ['does not end', (socket) => socket.write('a'.repeat(9000)), /The scanner does not come to an end\./],
    [
      'is full',
      (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'),
      /answered "INSTREAM size limit exceeded\. ERROR"/,
    ],
    ['speaks of another', (socket) => socket.end('other: OK\0'), /answered "other: OK"/],
  ])('is refused when the scanner %s', async (_, answer, message) => {
    const server = await scanner((_content, socket) => answer(socket));
    const { code, log } = await outcome(`tcp://127.0.0.1:${portOf(server)}`, 'hello', 300);
    expect(code).toBe('notScanned');
    expect(log).toEqual([expect.stringMatching(message)]);
  });

  it('is refused when there is no scanner', async () => {
    const server = await scanner(honest);
    const port = portOf(server);
    server.close();
    await once(server, 'close');
    expect(await outcome(`tcp://127.0.0.1:${port}`, 'hello')).toMatchObject({ code: 'notScanned' });
  });
});
