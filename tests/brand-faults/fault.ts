/** A single fault in a brand document: one textual change, as somebody who writes documents by hand would make it. */

/**
 * `from` occurs once in the model and is replaced by `to`, in which `…` stands for the replaced text and `¦` marks a
 * line where somebody has to look. Without a mark it is the line where the change begins; the line of `where` is right
 * as well. `about` is the JSON pointer of the setting that a finding has to be about, or of something above it; several
 * are separated by spaces, and an empty one stands for the file. What has to be an error may not be a mere warning.
 */
export type Fault = readonly [
  name: string,
  from: string,
  to: string,
  about: string,
  severity?: 'error' | 'warning',
  where?: string,
];

export interface Seeded {
  text: string;
  /** 1-based; a finding on one of them is in the right place. */
  lines: number[];
}

/** The model with a fault in it. Throws when the text to change is not in the model exactly once. */
export function seed(model: string, [name, from, to, , , where]: Fault): Seeded {
  const start = model.indexOf(from);
  if (from === '' || start < 0 || model.indexOf(from, start + 1) >= 0) {
    throw new Error(`"${name}": the model has to contain this exactly once: ${from}`);
  }
  const marked = model.slice(0, start) + to.replace('…', () => from) + model.slice(start + from.length);
  const parts = marked.split('¦');
  const text = parts.join('');
  const offsets = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('').length);
  if (offsets.length === 0) offsets.push(start);
  if (where !== undefined) offsets.push(placeOf(text, where, name));
  return { text, lines: offsets.map((offset) => text.slice(0, offset).split('\n').length) };
}

function placeOf(text: string, where: string, name: string): number {
  const place = text.indexOf(where);
  if (place < 0) throw new Error(`"${name}": the changed model does not contain this: ${where}`);
  return place;
}
