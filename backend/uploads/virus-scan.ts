/** Scans a file for viruses, with clamd's INSTREAM protocol. */
import { open } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import type { ErrorLog } from '../guards/mask-error.ts';
import { UploadRefusal } from './refusal.ts';

/** Throws `UploadRefusal` if something was found, and if the scan failed. */
export type ScanFile = (path: string) => Promise<void>;

export interface ScannerOptions {
  /** `tcp://host:3310` or `unix:///run/clamd.sock`. */
  url: string;
  log: ErrorLog;
  /** Milliseconds of silence after which the scanner counts as unavailable. */
  patience?: number;
}

const PIECE = 64 * 1024;
const LONGEST_ANSWER = 4096;

/** Files that could not be scanned are refused: a configured scanner is mandatory. */
export function createScanner({ url, log, patience = 60_000 }: ScannerOptions): ScanFile {
  return async (path) => {
    const answer = await ask(url, path, patience).catch((error: unknown) => {
      log('error', 'SCAN_FAILED', error instanceof Error ? error.message : String(error));
      throw new UploadRefusal('notScanned');
    });
    if (answer === 'stream: OK') return;
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found === undefined) {
      log('error', 'SCAN_FAILED', `The scanner answered "${answer}".`);
      throw new UploadRefusal('notScanned');
    }
    log('warn', 'VIRUS_FOUND', found);
    throw new UploadRefusal('infected');
  };
}

async function ask(url: string, path: string, patience: number): Promise<string> {
  const { protocol, hostname, port, pathname } = new URL(url);
  const socket = protocol === 'unix:' ? connect(decodeURIComponent(pathname)) : connect(Number(port || 3310), hostname);
  const answer = readAnswer(socket, patience);
  // A scanner over its size limit replies midway and disconnects: its reply counts, not the write error.
  const [said] = await Promise.all([answer, sendFile(socket, path).catch(() => undefined)]);
  return said;
}

async function sendFile(socket: Socket, path: string): Promise<void> {
  const file = await open(path);
  try {
    await write(socket, Buffer.from('zINSTREAM\0'));
    for await (const piece of file.createReadStream({ highWaterMark: PIECE, autoClose: false })) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      await write(socket, Buffer.concat([length, piece]));
    }
    await write(socket, Buffer.alloc(4));
  } finally {
    await file.close();
  }
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function readAnswer(socket: Socket, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.setTimeout(patience, () => socket.destroy(new Error('The scanner is silent.')));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      said += text;
      const end = said.indexOf('\0');
      if (end >= 0) {
        resolve(said.slice(0, end));
        socket.destroy();
      } else if (said.length > LONGEST_ANSWER) socket.destroy(new Error('The scanner does not come to an end.'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The scanner hung up without an answer.')));
  });
}
