/** Serves repeated visits before anything is parsed: the raw host and URL lead to the cached page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, type Encoding, rawHeader, standardHeaders } from '../http.ts';
import { REQUEST_ID } from '../observe/request-id.ts';
import { countCached } from '../observe/requests.ts';
import { type Encoded, encodedForm, encodeWell } from './encode.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

export interface Shortcut {
  /** Key of the page in the cache. */
  key: string;
  /** Additional headers of the response. */
  headersOf(page: CachedPage, encoding: Encoding): Record<string, string>;
  /** Called for every visit served this way. */
  visited(req: IncomingMessage, page: CachedPage): void;
}

export interface Shortcuts {
  /** True after responding; false leaves the request untouched. `id` names the request. */
  answer(req: IncomingMessage, res: ServerResponse, id: string): boolean;
  /** `sent` is what `identify` returned for the request. */
  note(sent: string, shortcut: Shortcut): void;
  /** Call when hosts and URLs may have a different meaning. */
  clear(): void;
  /** Number of entries. */
  size(): number;
}

/** More URLs than pages in the cache, with several spellings each. */
const mostShortcuts = 10_000;
/** Of raw hosts and URLs, in total. */
const mostCharacters = 2_000_000;
const longestSent = 1000;

/** `identify` returns the raw host and URL, or null for a request that needs the full processing. */
export function createShortcuts(cache: PageCache, identify: (req: IncomingMessage) => string | null): Shortcuts {
  const improved = new WeakMap<CachedPage, Set<Encoding>>();
  // The whole table is cleared when full: an LRU list would cost every visit more than everything else here.
  const known = new Map<string, Shortcut>();
  let characters = 0;
  /** Names and values alternating, which Node writes fastest; once per body. The last value is the id of the request, set for each. */
  const heads = new WeakMap<Buffer, string[]>();

  function clear(): void {
    known.clear();
    characters = 0;
  }

  /** A page requested again is worth better compression, which later visits get. If it fails, the fast variant stays. */
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
    const head = [...Object.entries(headers).flat(), REQUEST_ID, ''];
    heads.set(body, head);
    return head;
  }

  return {
    answer(req, res, id) {
      if (req.method !== 'GET' || rawHeader(req, 'if-none-match') !== undefined) return false;
      const sent = identify(req);
      const shortcut = sent === null ? undefined : known.get(sent);
      const page = shortcut && cache.peek(shortcut.key);
      if (!shortcut || !page) return false;
      const accepted = acceptedEncodings(req);
      const form = encodedForm(page, accepted);
      if (!form) return false;
      improve(page, accepted);
      shortcut.visited(req, page);
      const head = headOf(shortcut, page, form);
      // Node writes the headers at once, so the list can be used again.
      head[head.length - 1] = id;
      countCached(page.status);
      res.writeHead(page.status, head);
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
