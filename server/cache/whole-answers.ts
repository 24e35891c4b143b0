/**
 * Head and body of an answer in one buffer and one write, for pages that are asked for thousands of times a second: to set
 * up the head anew and to write it beside the body takes Node as long as all else that such a visit needs.
 */
import type { ServerResponse } from 'node:http';

/** What Node notes of the head that it wrote. Not in its documentation: looked for on every answer, never relied on. */
interface Noted extends ServerResponse {
  _header: string | null;
  _headerSent: boolean;
}

export interface WholeAnswers {
  /** True after answering with what `keep` noted for this body within the same second, which is what the Date header says. */
  send(res: ServerResponse, body: Buffer): boolean;
  /** Called between `writeHead` and `end` of an answer with this body: the head is Node's own. */
  keep(res: ServerResponse, body: Buffer): void;
}

interface Whole {
  head: string;
  bytes: Buffer;
}

/** Bytes a second; bodies beyond go out the ordinary way. */
const mostBytes = 16 * 1024 * 1024;

/** `now` gives milliseconds. */
export function createWholeAnswers(now: () => number = Date.now): WholeAnswers {
  let second = 0;
  let wholes = new Map<Buffer, Whole>();
  let bytes = 0;

  function ofThisSecond(): Map<Buffer, Whole> {
    const current = Math.floor(now() / 1000);
    if (current !== second) {
      second = current;
      wholes = new Map();
      bytes = 0;
    }
    return wholes;
  }

  return {
    send(res, body) {
      const { socket } = res;
      // Without a socket, answers to earlier requests of the same connection come first.
      if (!socket || !res.shouldKeepAlive || !notesHeads(res)) return false;
      const whole = ofThisSecond().get(body);
      if (!whole) return false;
      res._header = whole.head;
      res._headerSent = true;
      socket.write(whole.bytes);
      res.end();
      return true;
    },
    keep(res, body) {
      const known = ofThisSecond();
      if (!res.shouldKeepAlive || !notesHeads(res) || !res._header || bytes > mostBytes) return;
      const head = res._header;
      bytes += body.length;
      known.set(body, { head, bytes: Buffer.concat([Buffer.from(head, 'latin1'), body]) });
    },
  };
}

function notesHeads(res: ServerResponse): res is Noted {
  return '_header' in res && '_headerSent' in res;
}
