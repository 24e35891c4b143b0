/** The items of an XML feed. */
import type { FeedItem, ItemFault } from './feed-item.ts';
import { Fields } from './fields.ts';
import { MOST_FIELDS, MOST_ITEM_TEXT, MOST_RAW_TEXT } from './limits.ts';
import { XmlScan } from './xml-scan.ts';

/** All elements at the path of items, in order. */
export async function* readXml(chunks: AsyncIterable<string>, itemPath: string): AsyncGenerator<FeedItem | ItemFault> {
  const reader = new XmlItems(itemPath);
  let isStart = true;
  for await (const chunk of chunks) {
    reader.write(isStart ? withoutLateDeclaration(chunk) : chunk);
    isStart = false;
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
}

/** Programs that print an empty line first put the XML declaration where it may not be; its encoding has been read already. */
export function withoutLateDeclaration(start: string): string {
  return /^\s/.test(start) ? start.replace(/^(\s+)<\?xml\s[^>]*\?>/, '$1') : start;
}

interface Element {
  /** Relative to the item. */
  path: string;
  text: string;
  inner: number;
  /** Has HTML elements: its value is its markup. */
  isMarkup: boolean;
}

interface OpenItem {
  line: number;
  start: number;
  fields: Fields;
  elements: Element[];
  /** Elements open inside of one that is markup. */
  markupDepth: number;
  /** Its beginning, once it is too large. */
  rawOfTooLarge: string | null;
}

class XmlItems {
  readonly #path: string[];
  readonly #scan: XmlScan;
  /** Names of open elements outside of items. */
  readonly #outside: string[] = [];
  #item: OpenItem | null = null;
  /** Elements open inside of the item, itself included. */
  #depth = 0;
  #done: (FeedItem | ItemFault)[] = [];

  constructor(itemPath: string) {
    this.#path = itemPath.split('/');
    this.#scan = new XmlScan({
      open: (tag) => this.#open(tag),
      text: (text) => this.#text(text),
      close: (tag) => this.#close(tag),
    });
  }

  write(chunk: string): void {
    this.#scan.write(chunk);
    const item = this.#item;
    if (item && item.rawOfTooLarge === null && this.#scan.position - item.start > MOST_ITEM_TEXT) this.#giveUp(item);
  }

  end(): void {
    this.#scan.end();
  }

  take(): (FeedItem | ItemFault)[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #open({
    name,
    attributes,
    start,
    inner,
    line,
  }: Parameters<ConstructorParameters<typeof XmlScan>[0]['open']>[0]): void {
    const item = this.#item;
    if (!item) {
      this.#outside.push(name);
      if (this.#isItem()) this.#begin({ attributes, start, inner, line });
      return;
    }
    this.#depth += 1;
    if (item.rawOfTooLarge !== null) return;
    const parent = item.elements.at(-1);
    if (parent && item.markupDepth === 0 && beginsMarkup(name, parent)) parent.isMarkup = true;
    if (parent?.isMarkup) {
      item.markupDepth += 1;
      return;
    }
    const path = parent?.path ? `${parent.path}/${name}` : name;
    addAttributes(item.fields, path, attributes);
    item.elements.push({ path, text: '', inner, isMarkup: false });
  }

  #text(text: string): void {
    const item = this.#item;
    if (!item || item.rawOfTooLarge !== null || item.markupDepth > 0) return;
    const element = item.elements.at(-1);
    if (element && !element.isMarkup) element.text += text;
  }

  #close({ innerEnd, end }: { innerEnd: number; end: number }): void {
    const item = this.#item;
    if (!item) {
      this.#outside.pop();
      return;
    }
    this.#depth -= 1;
    if (item.rawOfTooLarge === null) {
      if (item.markupDepth > 0) item.markupDepth -= 1;
      else this.#closeElement(item, innerEnd);
    }
    if (this.#depth > 0) return;
    this.#outside.pop();
    this.#finish(item, end);
  }

  #closeElement(item: OpenItem, innerEnd: number): void {
    const element = item.elements.pop();
    if (!element) return;
    const value = element.isMarkup ? this.#scan.source.slice(element.inner, innerEnd) : element.text;
    item.fields.add(element.path, value);
  }

  #isItem(): boolean {
    return this.#outside.length === this.#path.length && this.#path.every((name, at) => name === this.#outside[at]);
  }

  #begin(tag: { attributes: Record<string, string>; start: number; inner: number; line: number }): void {
    const fields = new Fields();
    addAttributes(fields, '', tag.attributes);
    const root: Element = { path: '', text: '', inner: tag.inner, isMarkup: false };
    const { line, start } = tag;
    this.#item = { line, start, fields, elements: [root], markupDepth: 0, rawOfTooLarge: null };
    this.#depth = 1;
    this.#scan.keepFrom = start;
  }

  #giveUp(item: OpenItem): void {
    item.rawOfTooLarge = this.#scan.source.slice(item.start, item.start + MOST_RAW_TEXT);
    item.elements = [];
    this.#scan.keepFrom = null;
  }

  #finish(item: OpenItem, end: number): void {
    const raw = item.rawOfTooLarge ?? this.#scan.source.slice(item.start, Math.min(end, item.start + MOST_RAW_TEXT));
    const { line, fields } = item;
    if (item.rawOfTooLarge !== null || end - item.start > MOST_ITEM_TEXT) {
      this.#done.push({ line, code: 'ITEM_TOO_LARGE', params: { kilobytes: MOST_ITEM_TEXT / 1024 }, raw });
    } else if (fields.areTooMany) {
      this.#done.push({ line, code: 'ITEM_TOO_MANY_FIELDS', params: { fields: MOST_FIELDS }, raw });
    } else {
      this.#done.push({ line, fields: fields.values, raw });
    }
    this.#item = null;
    this.#scan.keepFrom = null;
  }
}

function addAttributes(fields: Fields, path: string, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue;
    fields.add(path === '' ? `@${name}` : `${path}/@${name}`, value);
  }
}

/** Elements that only HTML has. */
const HTML = new Set('p br ul ol li div span strong em h1 h2 h3 h4 h5 h6 table tbody font'.split(' '));
/** Elements of HTML whose names others use, too: markup between words. */
const HTML_IN_TEXT = new Set('a b i u'.split(' '));

function beginsMarkup(name: string, parent: Element): boolean {
  if (parent.path === '') return false;
  const lower = name.toLowerCase();
  return HTML.has(lower) || (HTML_IN_TEXT.has(lower) && parent.text.trim() !== '');
}
