/**
 * XML as events with positions in the source, in bounded memory. saxes checks that it is well-formed and knows no entities
 * but the five of XML and characters by number; a document that declares its own is refused before one is used.
 */
import { SaxesParser } from 'saxes';
import { FeedFault } from './feed-item.ts';
import { MOST_ATTRIBUTES, MOST_LEVELS, MOST_TAG_TEXT } from './limits.ts';
import { SourceWindow } from './source-window.ts';

export interface XmlEvents {
  /** `start` is the position of `<`, `inner` the one behind `>`. */
  open(tag: { name: string; attributes: Record<string, string>; start: number; inner: number; line: number }): void;
  text(text: string): void;
  /** `innerEnd` is the position of `</`, `end` the one behind `>`. */
  close(tag: { name: string; innerEnd: number; end: number }): void;
}

export class XmlScan {
  readonly source = new SourceWindow();
  readonly #parser = new SaxesParser();
  /** Where the source is kept from; null keeps only what a tag needs that is cut in two. */
  keepFrom: number | null = null;
  #eventAt = 0;
  #depth = 0;
  #attributes = 0;
  #start = 0;
  #line = 1;

  constructor(events: XmlEvents) {
    const parser = this.#parser;
    parser.on('error', () => {
      const before = this.source.slice(parser.position - NEAR_TEXT, parser.position);
      const near = before.trimEnd().split('\n').at(-1)?.trim() ?? '';
      throw new FeedFault('FEED_NOT_WELL_FORMED', { line: parser.line, params: { near } });
    });
    parser.on('doctype', (doctype) => {
      this.#note();
      if (/<!ENTITY/i.test(doctype)) throw new FeedFault('FEED_HAS_ENTITIES', { line: parser.line });
    });
    parser.on('opentagstart', () => {
      this.#note();
      this.#attributes = 0;
      this.#start = this.source.lastBefore('<', parser.position);
      // The character behind the name has been read already; a line break there is not before the tag.
      const read = this.source.slice(parser.position - 1, parser.position);
      this.#line = parser.line - (read === '\n' || read === '\r' ? 1 : 0);
    });
    parser.on('attribute', () => {
      this.#note();
      this.#attributes += 1;
      if (this.#attributes > MOST_ATTRIBUTES) throw new FeedFault('FEED_ENDLESS_TAG', { line: this.#line });
    });
    parser.on('opentag', ({ name, attributes }) => {
      this.#note();
      this.#depth += 1;
      if (this.#depth > MOST_LEVELS) {
        throw new FeedFault('FEED_TOO_DEEP', { line: this.#line, params: { levels: MOST_LEVELS } });
      }
      events.open({ name, attributes, start: this.#start, inner: parser.position, line: this.#line });
    });
    parser.on('text', (text) => {
      this.#note();
      events.text(text);
    });
    parser.on('cdata', (text) => {
      this.#note();
      events.text(text);
    });
    parser.on('comment', () => this.#note());
    parser.on('closetag', ({ name, isSelfClosing }) => {
      this.#note();
      this.#depth -= 1;
      const end = parser.position;
      events.close({ name, innerEnd: isSelfClosing ? end : this.source.lastBefore('<', end), end });
    });
  }

  /** Position up to which all is read. */
  get position(): number {
    return this.source.end;
  }

  write(chunk: string): void {
    this.source.add(chunk);
    this.#parser.write(chunk);
    this.#forgetEndlessText();
    // A tag that is cut in two begins at the last `<`.
    const cut = this.source.lastBefore('<', this.position);
    const needed = (this.position - cut < MOST_TAG_TEXT ? cut : this.position) - NEAR_TEXT;
    this.source.forgetBefore(Math.min(this.keepFrom ?? needed, needed));
  }

  /** Throws for a document that ends too early. */
  end(): void {
    this.#parser.close();
  }

  #note(): void {
    this.#eventAt = this.#parser.position;
  }

  /**
   * saxes collects a text until its end, which may be gigabytes away. Whoever asked for it has given up on the item by
   * then; what is collected is forgotten. saxes has no public means for this.
   */
  #forgetEndlessText(): void {
    if (this.position - this.#eventAt <= MOST_TAG_TEXT) return;
    const collecting = this.#parser as unknown as { text: string; name: string; entity: string; doctype: boolean };
    const isText = collecting.text.length > 0 && collecting.name.length + collecting.entity.length <= 1_000;
    if (!isText || this.#depth === 0) throw new FeedFault('FEED_ENDLESS_TAG', { line: this.#parser.line });
    if (this.position - this.#eventAt > MOST_ENDLESS_TEXT) collecting.text = '';
  }
}

/** As much of a line as a fault quotes. */
const NEAR_TEXT = 160;
/** Above the limit of an item: a text of this length makes its item too large in any case. */
const MOST_ENDLESS_TEXT = 2 * 1024 * 1024;
