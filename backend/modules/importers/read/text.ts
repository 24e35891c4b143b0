/** Text of a feed, whatever its encoding. */
import { isUtf8 } from 'node:buffer';
import { FeedFault } from './feed-item.ts';
import { bytesOf, type SpooledFeed } from './spool.ts';

/** As much as is looked at for an encoding. */
const START_BYTES = 1024;
/** Pieces of text stay this short, so that no list of items made of one gets long. */
const PIECE_BYTES = 64 * 1024;

/** The text in pieces, without byte-order mark. Throws `FeedFault` for an encoding that nobody knows. */
export function textOf(feed: SpooledFeed, signal?: AbortSignal): AsyncGenerator<string> {
  return decodeText(bytesOf(feed, signal), feed.contentType);
}

export async function* decodeText(source: AsyncIterable<Buffer>, contentType: string | null): AsyncGenerator<string> {
  let decoder: Decoder | null = null;
  let start: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    let bytes = chunk;
    if (!decoder) {
      start = Buffer.concat([start, chunk]);
      if (start.length < START_BYTES) continue;
      decoder = createDecoder(start, contentType);
      bytes = start;
    }
    yield* decode(decoder, bytes);
  }
  decoder ??= createDecoder(start, contentType);
  if (start.length < START_BYTES) yield* decode(decoder, start);
  const rest = decoder.end();
  if (rest !== '') yield rest;
}

function* decode(decoder: Decoder, bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const text = decoder.decode(bytes.subarray(at, at + PIECE_BYTES));
    if (text !== '') yield text;
  }
}

interface Decoder {
  decode(bytes: Buffer): string;
  end(): string;
}

/** By byte-order mark, else as the document declares, else as the server says, else UTF-8. */
function createDecoder(start: Buffer, contentType: string | null): Decoder {
  const label = encodingOf(start, contentType);
  if (label === 'utf-8') return createUtf8Decoder();
  try {
    const decoder = new TextDecoder(label);
    return { decode: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
  } catch {
    throw new FeedFault('FEED_ENCODING_UNKNOWN', { line: 1, params: { encoding: label } });
  }
}

function encodingOf(start: Buffer, contentType: string | null): string {
  const [first, second, third, fourth] = start;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark, the zeros in Latin letters tell.
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(start.toString('latin1'))?.[1];
  const named = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1];
  const label = (declared ?? named ?? 'utf-8').toLowerCase();
  // What has just been read as ASCII is not UTF-16, whatever the program said that wrote it.
  return /^(utf-?8|us-ascii|ascii|utf-?16.*|ucs-?2)$/.test(label) ? 'utf-8' : label;
}

/**
 * UTF-8 in which bytes that are none are read as Windows-1252: feeds are put together from texts of several origins, and
 * many that are Latin-1 say that they are UTF-8.
 */
function createUtf8Decoder(): Decoder {
  let carried: Buffer = Buffer.alloc(0);
  let isStart = true;
  const convert = (bytes: Buffer) => (isUtf8(bytes) ? bytes.toString('utf8') : repair(bytes));
  return {
    decode(chunk) {
      const bytes = carried.length > 0 ? Buffer.concat([carried, chunk]) : chunk;
      const cut = bytes.length - incompleteAtEnd(bytes);
      carried = Buffer.from(bytes.subarray(cut));
      const text = convert(bytes.subarray(0, cut));
      if (!isStart || text === '') return text;
      isStart = false;
      return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    },
    end: () => convert(carried),
  };
}

/** Bytes of a last character whose others are still to come. */
function incompleteAtEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < lengthOf(byte) ? back : 0;
  }
  return 0;
}

const lengthOf = (first: number): number => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2);
const windows1252 = new TextDecoder('windows-1252');

function repair(bytes: Buffer): string {
  let text = '';
  let valid = 0;
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    const length = byte < 0x80 ? 1 : lengthOf(byte);
    if (byte < 0x80 || (byte >= 0xc2 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)))) {
      at += length;
      continue;
    }
    text += bytes.toString('utf8', valid, at) + windows1252.decode(bytes.subarray(at, at + 1));
    at += 1;
    valid = at;
  }
  return text + bytes.toString('utf8', valid);
}
