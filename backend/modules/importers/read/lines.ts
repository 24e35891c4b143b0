/** Lines of a text that comes in pieces, in bounded memory. */

export interface Line {
  /** 1-based. */
  line: number;
  text: string;
  /** False if it is longer than the limit, and `text` only its beginning. */
  isWhole: boolean;
}

export async function* linesOf(chunks: AsyncIterable<string>, mostText: number): AsyncGenerator<Line> {
  let line = 1;
  let text = '';
  let isWhole = true;
  const add = (part: string) => {
    isWhole &&= text.length + part.length <= mostText;
    if (text.length < mostText) text += part.slice(0, mostText - text.length);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      add(chunk.slice(from, end));
      yield { line, text, isWhole };
      line += 1;
      text = '';
      isWhole = true;
      from = end + 1;
    }
    add(chunk.slice(from));
  }
  if (text !== '') yield { line, text, isWhole };
}
