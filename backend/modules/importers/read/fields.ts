/** Values of an item by path, as far as the limit. */
import { MOST_FIELDS } from './limits.ts';

export class Fields {
  readonly values = new Map<string, string[]>();
  #count = 0;

  get areTooMany(): boolean {
    return this.#count > MOST_FIELDS;
  }

  /** Blanks around it are dropped, and empty values. */
  add(path: string, value: string): void {
    const text = value.trim();
    if (text === '' || this.areTooMany) return;
    this.#count += 1;
    const earlier = this.values.get(path);
    if (earlier) earlier.push(text);
    else this.values.set(path, [text]);
  }
}
