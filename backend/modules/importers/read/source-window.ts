/** The latest part of a source that is read in pieces, by position in the whole. */
export class SourceWindow {
  #text = '';
  #from = 0;

  get end(): number {
    return this.#from + this.#text.length;
  }

  add(chunk: string): void {
    this.#text += chunk;
  }

  /** What stands between two positions, as far as it is still kept. */
  slice(from: number, to: number): string {
    return this.#text.slice(Math.max(0, from - this.#from), Math.max(0, to - this.#from));
  }

  /** Position of the last occurrence before a position, or that position itself. */
  lastBefore(character: string, position: number): number {
    const found = this.#text.lastIndexOf(character, position - this.#from - 1);
    return found < 0 ? position : this.#from + found;
  }

  /** Forgets what stands before a position. */
  forgetBefore(position: number): void {
    const gone = Math.min(Math.max(0, position - this.#from), this.#text.length);
    this.#text = this.#text.slice(gone);
    this.#from += gone;
  }
}
