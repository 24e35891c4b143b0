/** Records of a table as they stand in the source: where one ends, and in which line a quote opened, in bounded memory. */
import { FeedFault } from './feed-item.ts';
import { MOST_ITEM_TEXT, MOST_QUOTED_LINES, MOST_QUOTED_TEXT } from './limits.ts';

export interface CsvRecord {
  line: number;
  /** Without the line break behind it; the beginning, if the record is longer than the limit of an item. */
  source: string;
  isWhole: boolean;
}

export class CsvRecords {
  readonly #separator: string;
  #line = 1;
  #record: CsvRecord = { line: 1, source: '', isWhole: true };
  /** Line and position of the quote that is open. */
  #quote: { line: number; length: number } | null = null;
  #isFieldStart = true;
  /** A quote at the end of a piece: whether it closes or stands for itself depends on the next character. */
  #isUndecided = false;
  #done: CsvRecord[] = [];

  constructor(separator: string) {
    this.#separator = separator;
  }

  write(chunk: string): void {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at] ?? '';
      if (this.#isUndecided) {
        this.#isUndecided = false;
        if (character === '"') continue;
        this.#quote = null;
      }
      if (character === '\n') this.#line += 1;
      if (this.#quote) {
        this.#inQuote(character);
      } else if (character === '"' && this.#isFieldStart) {
        this.#quote = { line: this.#line, length: 0 };
        this.#isFieldStart = false;
      } else if (character === '\n') {
        this.#add(chunk.slice(from, at));
        this.#endRecord();
        from = at + 1;
      } else {
        this.#isFieldStart = character === this.#separator;
      }
    }
    this.#add(chunk.slice(from));
  }

  end(): void {
    if (this.#isUndecided) this.#quote = null;
    if (this.#quote) throw new FeedFault('FEED_QUOTE_OPEN', { line: this.#quote.line });
    this.#endRecord();
  }

  take(): CsvRecord[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #inQuote(character: string): void {
    const quote = this.#quote;
    if (!quote) return;
    quote.length += 1;
    if (character === '"') this.#isUndecided = true;
    else if (quote.length > MOST_QUOTED_TEXT || this.#line - quote.line > MOST_QUOTED_LINES) {
      throw new FeedFault('FEED_QUOTE_OPEN', { line: quote.line });
    }
  }

  #add(part: string): void {
    const record = this.#record;
    const left = MOST_ITEM_TEXT - record.source.length;
    record.source += part.slice(0, left);
    if (part.length > left) record.isWhole = false;
  }

  #endRecord(): void {
    const record = this.#record;
    if (record.source.endsWith('\r')) record.source = record.source.slice(0, -1);
    if (record.source.trim() !== '') this.#done.push(record);
    this.#record = { line: this.#line, source: '', isWhole: true };
    this.#isFieldStart = true;
  }
}
