/** A searchable list of phrases in memory: tens of thousands are searched in well under a millisecond. */

export interface Phrase {
  /** As shown. */
  text: string;
  /** Normalized, as `foldText` returns it. */
  folded: string;
  count: number;
  /** facet_value.id, or null if there is no such value. */
  value: number | null;
}

/** Shorter ones are part of too many words. */
const isShort = (word: string): boolean => word.length < 3;

/** Phrases joined to one text, most frequent first, so that a search can stop early. */
export class PhraseList {
  readonly #phrases: readonly Phrase[];
  readonly #text: string;
  readonly #starts: Int32Array;

  constructor(phrases: readonly Phrase[]) {
    this.#phrases = phrases.toSorted((a, b) => b.count - a.count || (a.folded < b.folded ? -1 : 1));
    this.#starts = new Int32Array(phrases.length + 1);
    const lines: string[] = [];
    let length = 0;
    for (const [at, { folded }] of this.#phrases.entries()) {
      // A space before each word, hyphenated ones included, marks its beginning.
      const line = `\n ${folded.replaceAll('-', ' ')}`;
      this.#starts[at] = length;
      length += line.length;
      lines.push(line);
    }
    this.#starts[this.#phrases.length] = length;
    this.#text = lines.join('');
  }

  /** Phrases in which every word of the normalized text begins a word first, then those that merely contain them; each by frequency. */
  find(folded: string, limit: number): Phrase[] {
    const words = folded.replaceAll('-', ' ').split(' ').filter(Boolean);
    if (words.length === 0 || limit < 1) return [];
    const begun = this.#containing(
      words.map((word) => ` ${word}`),
      limit,
    );
    if (begun.length >= limit || words.every(isShort)) return begun;
    const anywhere = this.#containing(
      words.map((word) => (isShort(word) ? ` ${word}` : word)),
      limit + begun.length,
    );
    const inside = anywhere.filter((phrase) => !begun.includes(phrase));
    return [...begun, ...inside].slice(0, limit);
  }

  #containing(needles: readonly string[], limit: number): Phrase[] {
    // The longest is in the fewest phrases.
    const [first = '', ...rest] = needles.toSorted((a, b) => b.length - a.length);
    const found: Phrase[] = [];
    let at = 0;
    for (let from = this.#text.indexOf(first); from >= 0 && found.length < limit; ) {
      while ((this.#starts[at + 1] ?? 0) <= from) at += 1;
      const end = this.#starts[at + 1] ?? this.#text.length;
      const line = rest.length > 0 ? this.#text.slice(this.#starts[at], end) : '';
      const phrase = this.#phrases[at];
      if (phrase !== undefined && rest.every((needle) => line.includes(needle))) found.push(phrase);
      from = this.#text.indexOf(first, end);
    }
    return found;
  }
}
