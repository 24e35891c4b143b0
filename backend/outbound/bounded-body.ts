/** The body of an answer, as far as its limit. */
import type { Readable } from 'node:stream';
import { OutboundFault } from './outbound-fault.ts';

export interface OutboundBody extends AsyncIterable<Buffer> {
  /** All of it. */
  bytes(): Promise<Buffer>;
  /** The beginning, for a log; the rest is not waited for. */
  start(most: number): Promise<Buffer>;
  /** Ends the connection, read or not. */
  close(): Promise<void>;
}

interface Bounds {
  /** The body as it comes from the network; `stream` may be what it unpacks to. */
  source: Readable;
  /** What the server said that the length is; 0 if it did not. */
  announced: number;
  mostBytes: number;
  explain(error: unknown): unknown;
  close(): Promise<void>;
}

export function boundedBody(stream: Readable, { source, announced, mostBytes, explain, close }: Bounds): OutboundBody {
  // An error before or after somebody reads is thrown there, or is of no interest.
  stream.on('error', () => undefined);
  source.on('error', () => undefined);
  const end = async () => {
    stream.destroy();
    source.destroy();
    await close();
  };
  async function* read(): AsyncGenerator<Buffer> {
    const tooLarge = () => new OutboundFault('OUTBOUND_TOO_LARGE', { megabytes: mostBytes / 1024 ** 2 });
    try {
      if (announced > mostBytes) throw tooLarge();
      let total = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        total += chunk.length;
        if (total > mostBytes) throw tooLarge();
        yield chunk;
      }
    } catch (error) {
      throw explain(error);
    } finally {
      await end();
    }
  }
  return {
    [Symbol.asyncIterator]: read,
    async bytes() {
      const chunks: Buffer[] = [];
      for await (const chunk of read()) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    async start(most) {
      let found: Buffer = Buffer.alloc(0);
      for await (const chunk of read()) {
        found = Buffer.concat([found, chunk]);
        if (found.length >= most) break;
      }
      return found.subarray(0, most);
    },
    close: end,
  };
}
