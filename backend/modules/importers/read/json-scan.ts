/**
 * Where the items of a JSON document begin and end, in bounded memory. Each item is then read by `JSON.parse`; what is around
 * them is checked here. Streaming parsers know neither lines nor the source of an item, and stream-json is not meant for
 * input of others, as it says.
 */
import { FeedFault } from './feed-item.ts';
import { MOST_ITEM_TEXT, MOST_LEVELS, MOST_RAW_TEXT } from './limits.ts';
import { SourceWindow } from './source-window.ts';

/** An item as it stands in the source; the beginning of it, if it is too large or too deep. */
export interface ScannedItem {
  line: number;
  source: string;
  state: 'whole' | 'too-large' | 'too-deep' | 'not-an-object';
}

/** Tells by the keys above a value, lists not counted, whether it is an item. */
type IsItem = (keys: readonly string[], value: { isObject: boolean }) => boolean;

interface Container {
  isList: boolean;
  key: string;
}

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

const MOST_KEY_TEXT = 1_000;
const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

export class JsonScan {
  readonly #isItem: IsItem;
  readonly #source = new SourceWindow();
  readonly #open: Container[] = [];
  #expected: Expected = 'value';
  /** A text or another simple value begins here. */
  #simple: { start: number; isText: boolean; isEscaped: boolean } | null = null;
  #item: {
    start: number;
    line: number;
    depth: number;
    inText: boolean;
    isEscaped: boolean;
    isTooDeep: boolean;
  } | null = null;
  #beginning: string | null = null;
  #line = 1;
  #done: ScannedItem[] = [];

  constructor(isItem: IsItem) {
    this.#isItem = isItem;
  }

  write(chunk: string): void {
    const from = this.#source.end;
    this.#source.add(chunk);
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (code === 10) this.#line += 1;
      if (this.#item) this.#inItem(code, from + at);
      else this.#outside(code, from + at);
    }
    const item = this.#item;
    if (item && this.#beginning === null && this.#source.end - item.start > MOST_ITEM_TEXT) {
      this.#beginning = this.#source.slice(item.start, item.start + MOST_RAW_TEXT);
    }
    const needed = item && this.#beginning === null ? item.start : this.#simple?.start;
    this.#source.forgetBefore((needed ?? this.#source.end) - 160);
    if (this.#simple && this.#source.end - this.#simple.start > MOST_ITEM_TEXT) {
      throw new FeedFault('FEED_ENDLESS_TAG', { line: this.#line });
    }
  }

  end(): void {
    if (this.#simple && !this.#simple.isText) this.#endSimple(this.#source.end);
    if (this.#expected !== 'nothing' || this.#simple || this.#item) this.#fail(this.#source.end);
  }

  take(): ScannedItem[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #inItem(code: number, at: number): void {
    const item = this.#item;
    if (!item) return;
    if (item.inText) {
      if (item.isEscaped) item.isEscaped = false;
      else if (code === 92) item.isEscaped = true;
      else if (code === 34) item.inText = false;
    } else if (code === 34) item.inText = true;
    else if (code === 123 || code === 91) {
      item.depth += 1;
      if (item.depth > MOST_LEVELS) item.isTooDeep = true;
    } else if (code === 125 || code === 93) {
      item.depth -= 1;
      if (item.depth === 0) this.#endItem(item, at + 1);
    }
  }

  #endItem(item: { start: number; line: number; isTooDeep: boolean }, end: number): void {
    const isTooLarge = this.#beginning !== null || end - item.start > MOST_ITEM_TEXT;
    const source = this.#beginning ?? this.#source.slice(item.start, end);
    const state = isTooLarge ? 'too-large' : item.isTooDeep ? 'too-deep' : 'whole';
    this.#done.push({ line: item.line, source, state });
    this.#item = null;
    this.#beginning = null;
    this.#endValue();
  }

  #outside(code: number, at: number): void {
    const simple = this.#simple;
    if (simple?.isText) {
      if (simple.isEscaped) simple.isEscaped = false;
      else if (code === 92) simple.isEscaped = true;
      else if (code === 34) this.#endSimple(at + 1);
      return;
    }
    if (simple) {
      if (!isBlank(code) && code !== 44 && code !== 93 && code !== 125) return;
      this.#endSimple(at);
    }
    if (!isBlank(code)) this.#token(code, at);
  }

  #token(code: number, at: number): void {
    const expected = this.#expected;
    const isValue = expected === 'value' || expected === 'value-or-end';
    if (code === 34 && (isValue || expected === 'key' || expected === 'key-or-end')) {
      this.#simple = { start: at, isText: true, isEscaped: false };
    } else if (code === 58 && expected === 'colon') this.#expected = 'value';
    else if (code === 44 && expected === 'comma-or-end') this.#expected = this.#open.at(-1)?.isList ? 'value' : 'key';
    else if (code === 93 || code === 125) this.#closeContainer(code, at);
    else if (!isValue) this.#fail(at);
    else if (code === 123 && this.#isItem(this.#keys(), { isObject: true })) {
      this.#item = { start: at, line: this.#line, depth: 1, inText: false, isEscaped: false, isTooDeep: false };
    } else if (code === 123 || code === 91) this.#openContainer(code);
    else this.#simple = { start: at, isText: false, isEscaped: false };
  }

  #openContainer(code: number): void {
    const isList = code === 91;
    this.#open.push({ isList, key: '' });
    if (this.#open.length > MOST_LEVELS) {
      throw new FeedFault('FEED_TOO_DEEP', { line: this.#line, params: { levels: MOST_LEVELS } });
    }
    this.#expected = isList ? 'value-or-end' : 'key-or-end';
  }

  #closeContainer(code: number, at: number): void {
    const isList = code === 93;
    const mayEnd = this.#expected === 'comma-or-end' || this.#expected === (isList ? 'value-or-end' : 'key-or-end');
    if (!mayEnd || this.#open.at(-1)?.isList !== isList) this.#fail(at);
    this.#open.pop();
    this.#endValue();
  }

  #endSimple(end: number): void {
    const simple = this.#simple;
    if (!simple) return;
    const source = this.#source.slice(simple.start, end);
    this.#simple = null;
    if (this.#expected === 'key' || this.#expected === 'key-or-end') {
      if (source.length > MOST_KEY_TEXT) this.#fail(end);
      const container = this.#open.at(-1);
      if (container) container.key = String(this.#parse(source, end));
      this.#expected = 'colon';
      return;
    }
    this.#parse(source, end);
    if (this.#open.at(-1)?.isList && source !== 'null' && this.#isItem(this.#keys(), { isObject: false })) {
      this.#done.push({ line: this.#line, source: source.slice(0, MOST_RAW_TEXT), state: 'not-an-object' });
    }
    this.#endValue();
  }

  #endValue(): void {
    this.#expected = this.#open.length === 0 ? 'nothing' : 'comma-or-end';
  }

  #parse(source: string, end: number): unknown {
    try {
      return JSON.parse(source);
    } catch {
      return this.#fail(end);
    }
  }

  #keys(): string[] {
    return this.#open.filter(({ isList }) => !isList).map(({ key }) => key);
  }

  #fail(at: number): never {
    const near =
      this.#source
        .slice(at - 120, at + 1)
        .trimEnd()
        .split('\n')
        .at(-1)
        ?.trim() ?? '';
    throw new FeedFault('FEED_NOT_WELL_FORMED', { line: this.#line, params: { near } });
  }
}
