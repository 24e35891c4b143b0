/** The items of a JSON feed: of one document, or one per line. */
import { FeedFault, type FeedItem, type ItemFault } from './feed-item.ts';
import { Fields } from './fields.ts';
import { JsonScan, type ScannedItem } from './json-scan.ts';
import { MOST_FIELDS, MOST_ITEM_TEXT, MOST_LEVELS, MOST_RAW_TEXT } from './limits.ts';
import { linesOf } from './lines.ts';

/**
 * All objects whose keys are the path, in lists or alone: `data`, `result/jobs`, `` at the top. `*` stands for any key, as
 * in `jobs/*` of `{"jobs": {"17": {...}}}`.
 */
export async function* readJson(chunks: AsyncIterable<string>, itemPath: string): AsyncGenerator<FeedItem | ItemFault> {
  const path = itemPath === '' ? [] : itemPath.split('/');
  const scan = new JsonScan((keys) => isAtPath(keys, path));
  for await (const chunk of chunks) {
    scan.write(chunk);
    for (const item of scan.take()) yield itemOfScan(item);
  }
  scan.end();
  for (const item of scan.take()) yield itemOfScan(item);
}

export function isAtPath(keys: readonly string[], path: readonly string[]): boolean {
  return keys.length === path.length && path.every((name, at) => name === '*' || name === keys[at]);
}

/** Each line is an item. */
export async function* readJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<FeedItem | ItemFault> {
  for await (const { line, text, isWhole } of linesOf(chunks, MOST_ITEM_TEXT)) {
    const source = text.trim();
    if (source === '') continue;
    const raw = source.slice(0, MOST_RAW_TEXT);
    if (!isWhole) {
      yield { line, code: 'ITEM_TOO_LARGE', params: { kilobytes: MOST_ITEM_TEXT / 1024 }, raw };
      continue;
    }
    const value = parseExactly(source);
    yield value === undefined ? { line, code: 'ITEM_NOT_JSON', params: {}, raw } : jsonItem(value, { line, raw });
  }
}

/** An item of a value that `JSON.parse` has read. */
export function jsonItem(value: unknown, { line, raw }: { line: number; raw: string }): FeedItem | ItemFault {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, code: 'ITEM_NOT_AN_OBJECT', params: {}, raw };
  }
  const fields = new Fields();
  if (!addValues(fields, { value, path: '', level: 1 })) {
    return { line, code: 'ITEM_TOO_DEEP', params: { levels: MOST_LEVELS }, raw };
  }
  if (fields.areTooMany) return { line, code: 'ITEM_TOO_MANY_FIELDS', params: { fields: MOST_FIELDS }, raw };
  return { line, fields: fields.values, raw };
}

function itemOfScan({ line, source, state }: ScannedItem): FeedItem | ItemFault {
  const raw = source.slice(0, MOST_RAW_TEXT);
  if (state === 'too-large') return { line, code: 'ITEM_TOO_LARGE', params: { kilobytes: MOST_ITEM_TEXT / 1024 }, raw };
  if (state === 'too-deep') return { line, code: 'ITEM_TOO_DEEP', params: { levels: MOST_LEVELS }, raw };
  if (state === 'not-an-object') return { line, code: 'ITEM_NOT_AN_OBJECT', params: {}, raw };
  const value = parseExactly(source);
  if (value === undefined) throw notWellFormed(source, line);
  return jsonItem(value, { line, raw });
}

/** False for values inside each other beyond the limit. */
function addValues(fields: Fields, at: { value: unknown; path: string; level: number }): boolean {
  const { value, path, level } = at;
  if (level > MOST_LEVELS) return false;
  if (Array.isArray(value)) return value.every((entry) => addValues(fields, { value: entry, path, level: level + 1 }));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([key, entry]) =>
      addValues(fields, { value: entry, path: path === '' ? key : `${path}/${key}`, level: level + 1 }),
    );
  }
  if (value !== null) fields.add(path, String(value));
  return true;
}

/** Numbers that JavaScript would round, such as long ids, become texts. `undefined` for what is not JSON. */
export function parseExactly(source: string): unknown {
  try {
    return /\d{16}/.test(source) ? JSON.parse(source, keepLongNumbers) : JSON.parse(source);
  } catch {
    return undefined;
  }
}

function keepLongNumbers(this: unknown, _key: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isRounded ? (context?.source ?? value) : value;
}

function notWellFormed(source: string, firstLine: number): FeedFault {
  let place = 0;
  try {
    JSON.parse(source);
  } catch (error) {
    place = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
  }
  const before = source.slice(0, place).split('\n');
  const near = before.at(-1)?.slice(-120).trim() ?? '';
  return new FeedFault('FEED_NOT_WELL_FORMED', { line: firstLine + before.length - 1, params: { near } });
}
