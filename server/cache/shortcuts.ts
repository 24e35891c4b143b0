/** Answers a visit like one that was just answered, before anything is parsed: host and address as sent lead to the cached page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, type Encoding, rawHeader, standardHeaders } from '../http.ts';
import { type Encoded, encodedForm, encodeWell } from './encode.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

export interface Shortcut {
  /** Key of the page in the cache. */
  key: string;
  /** Headers of the answer besides the standard ones. */
  headersOf(page: CachedPage, encoding: Encoding): Record<string, string>;
  /** Called for every visit that takes the shortcut. */
  visited(req: IncomingMessage, page: CachedPage): void;
}

export interface Shortcuts {
  /** True after answering; false leaves the request as it is. */
  answer(req: IncomingMessage, res: ServerResponse): boolean;
  /** `sent` is what `identify` said of the request. */
  note(sent: string, shortcut: Shortcut): void;
  /** Hosts and addresses may mean something else from now on. */
  clear(): void;
  /** How many are noted. */
  size(): number;
}

/** More addresses than the pages that the cache holds, in several spellings each. */
const mostShortcuts = 10_000;
/** Of hosts and addresses as sent, together. */
const mostCharacters = 2_000_000;
const mostEncodings = 100;
const longestSent = 1000;

/** `identify` gives host and address as sent, or null for a request that must be looked at closely. */
export function createShortcuts(cache: PageCache, identify: (req: IncomingMessage) => string | null): Shortcuts {
  const improved = new WeakMap<CachedPage, Set<Encoding>>();
  // Whole tables that start anew when they are full: a list by last use would cost every visit more than all else here.
  const known = new Map<string, Shortcut>();
  let characters = 0;
  /** Names and values in turn, the form that Node writes with the least work; of each body once. */
  const heads = new WeakMap<Buffer, string[]>();
  const encodings = new Map<string, readonly Encoding[]>();

  function encodingsOf(req: IncomingMessage): readonly Encoding[] {
    const header = rawHeader(req, 'accept-encoding') ?? '';
    const seen = encodings.get(header);
    if (seen) return seen;
    const accepted = acceptedEncodings(req);
    if (encodings.size >= mostEncodings) encodings.clear();
    encodings.set(header, accepted);
    return accepted;
  }

  function clear(): void {
    known.clear();
    characters = 0;
  }

  /** Asked for again, a page is worth a better form, which the visits after it get. Should it fail, the quick one stays. */
  function improve(page: CachedPage, accepted: readonly Encoding[]): void {
    const best = accepted.find((encoding) => encoding === 'br' || encoding === 'gzip');
    if (!best || improved.get(page)?.has(best)) return;
    improved.set(page, (improved.get(page) ?? new Set()).add(best));
    void encodeWell(page, best, 'good').catch(() => undefined);
  }

  function headOf(shortcut: Shortcut, page: CachedPage, { encoding, body }: Encoded): string[] {
    const noted = heads.get(body);
    if (noted) return noted;
    const headers = { ...standardHeaders, ...shortcut.headersOf(page, encoding), 'Content-Length': `${body.length}` };
    const head = Object.entries(headers).flat();
    heads.set(body, head);
    return head;
  }

  return {
    answer(req, res) {
      if (req.method !== 'GET' || rawHeader(req, 'if-none-match') !== undefined) return false;
      const sent = identify(req);
      const shortcut = sent === null ? undefined : known.get(sent);
      const page = shortcut && cache.peek(shortcut.key);
      if (!shortcut || !page) return false;
      const accepted = encodingsOf(req);
      const form = encodedForm(page, accepted);
      if (!form || (form.encoding === 'identity' && accepted.length > 1)) return false;
      improve(page, accepted);
      shortcut.visited(req, page);
      res.writeHead(page.status, headOf(shortcut, page, form));
      res.end(form.body);
      return true;
    },
    note(sent, shortcut) {
      if (sent.length > longestSent) return;
      if (known.size >= mostShortcuts || characters > mostCharacters) clear();
      characters += sent.length;
      known.set(sent, shortcut);
    },
    clear,
    size: () => known.size,
  };
}
