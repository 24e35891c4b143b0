/** Calls the server's writing assistant and streams its output. */
import { browserSettings } from '../../runtime/graphql/browser-settings.ts';
import { sessionToken } from '../../runtime/session/session-keeper.ts';

export interface DescribeWish {
  words: string;
  title: string;
  language: string;
}

/** An expected error; the message is for the person, empty if the server gave none. */
export class DescribeFault extends Error {}

/** Resolves when the text is complete. Rejects with `DescribeFault`, or with `AbortError` when aborted. */
export async function describe(
  wish: DescribeWish,
  onText: (piece: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const token = sessionToken();
  const response = await fetch('/api/describe-job', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      frontend: browserSettings().frontend,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(wish),
    signal,
  });
  if (!response.ok || response.body === null) throw new DescribeFault('');
  const lines = createLineReader();
  let isDone = false;
  for await (const bytes of piecesOf(response.body)) {
    for (const line of lines(bytes)) {
      const { text, done, fault } = readLine(line);
      if (text !== null) onText(text);
      if (fault !== null) throw new DescribeFault(fault);
      isDone ||= done;
    }
  }
  if (!isDone) throw new DescribeFault('');
}

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

/** Returns complete lines; a character may be split between two chunks. */
export function createLineReader(): (bytes: Uint8Array) => string[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (bytes) => {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    return lines.filter((line) => line !== '');
  };
}

export interface DescribeLine {
  text: string | null;
  done: boolean;
  fault: string | null;
}

/** One line of the response; an invalid one is ignored. */
export function readLine(line: string): DescribeLine {
  const nothing = { text: null, done: false, fault: null };
  try {
    const read: unknown = JSON.parse(line);
    if (typeof read !== 'object' || read === null) return nothing;
    if ('text' in read && typeof read.text === 'string') return { ...nothing, text: read.text };
    if ('done' in read && read.done === true) return { ...nothing, done: true };
    if (!('fault' in read) || typeof read.fault !== 'object' || read.fault === null) return nothing;
    const { fault } = read;
    return { ...nothing, fault: 'message' in fault && typeof fault.message === 'string' ? fault.message : '' };
  } catch {
    return nothing;
  }
}
