/** Jobs that a page describes with structured data: JSON-LD of schema.org, as search engines read it. */
import { Parser } from 'htmlparser2';
import type { FeedItem, ItemFault } from './feed-item.ts';
import { jsonItem, parseExactly } from './json.ts';
import { MOST_ITEM_TEXT, MOST_LEVELS, MOST_RAW_TEXT } from './limits.ts';

interface Script {
  line: number;
  source: string;
  isWhole: boolean;
}

/** Every `JobPosting` of all scripts, also in lists, in `@graph` and in other things. */
export async function* readJsonLd(chunks: AsyncIterable<string>): AsyncGenerator<FeedItem | ItemFault> {
  for await (const found of postingsOfPage(chunks)) {
    if ('code' in found) yield found;
    else
      yield jsonItem(found.posting, { line: found.line, raw: JSON.stringify(found.posting).slice(0, MOST_RAW_TEXT) });
  }
}

/** The same as objects. */
export async function* postingsOfPage(
  chunks: AsyncIterable<string>,
): AsyncGenerator<{ line: number; posting: object } | ItemFault> {
  const scripts = new Scripts();
  for await (const chunk of chunks) {
    scripts.write(chunk);
    for (const script of scripts.take()) yield* postingsOfScript(script);
  }
  scripts.end();
  for (const script of scripts.take()) yield* postingsOfScript(script);
}

class Scripts {
  #line = 1;
  #open: Script | null = null;
  #done: Script[] = [];
  readonly #parser = new Parser({
    onopentag: (name, { type = '' }) => {
      if (name === 'script' && /^\s*application\/ld\+json\b/i.test(type)) {
        this.#open = { line: this.#line, source: '', isWhole: true };
      }
    },
    ontext: (text) => {
      const script = this.#open;
      if (!script) return;
      const left = MOST_ITEM_TEXT - script.source.length;
      script.source += text.slice(0, left);
      if (text.length > left) script.isWhole = false;
    },
    onclosetag: (name) => {
      if (name === 'script' && this.#open) {
        this.#done.push(this.#open);
        this.#open = null;
      }
    },
  });

  /** Line by line, since the parser counts characters only. */
  write(chunk: string): void {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      this.#parser.write(chunk.slice(from, end + 1));
      this.#line += 1;
      from = end + 1;
    }
    this.#parser.write(chunk.slice(from));
  }

  end(): void {
    this.#parser.end();
  }

  take(): Script[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }
}

function* postingsOfScript({
  line,
  source,
  isWhole,
}: Script): Generator<{ line: number; posting: object } | ItemFault> {
  const raw = source.trim().slice(0, MOST_RAW_TEXT);
  if (!isWhole) {
    yield { line, code: 'ITEM_TOO_LARGE', params: { kilobytes: MOST_ITEM_TEXT / 1024 }, raw };
    return;
  }
  const value = parseJsonLd(source);
  if (value === undefined) yield { line, code: 'ITEM_NOT_JSON', params: {}, raw };
  for (const posting of postingsIn(value)) yield { line, posting };
}

/** Systems wrap it in CDATA or comments, and put line breaks into texts, which JSON does not allow. */
function parseJsonLd(source: string): unknown {
  const bare = source
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*;?\s*$/, '');
  return parseExactly(bare) ?? parseExactly(bare.replace(/[\r\n\t]+/g, ' '));
}

function postingsIn(value: unknown, level = 1): object[] {
  if (typeof value !== 'object' || value === null || level > MOST_LEVELS) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => postingsIn(entry, level + 1));
  if (isPosting(value)) return [value];
  return Object.values(value).flatMap((entry) => postingsIn(entry, level + 1));
}

function isPosting(value: object): boolean {
  const types = '@type' in value ? [value['@type']].flat() : [];
  return types.some(
    (type) => typeof type === 'string' && /^(?:https?:\/\/schema\.org\/|schema:)?JobPosting$/.test(type),
  );
}
