import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { MOST_ITEM_TEXT } from './limits.ts';
import { collect, faultOf, inPieces, plain } from './testing/collect.ts';

const read = (text: string, { separator = ',', piece = 5 } = {}) => collect(readCsv(inPieces(text, piece), separator));

describe('rows of a table', () => {
  it('have the names of the header, and cells of several lines', async () => {
    const text = 'id,title,,tag,tag\r\n1,"An ""A""\r\njob, here",x,a,b\r\n\r\n2,"5"" pipe",,"",c\n3, "x,y,z,,,\n';
    for (const piece of [1, 2, 3, 1000]) {
      expect(plain(await read(text, { piece }))).toEqual([
        { line: 2, id: ['1'], title: ['An "A"\r\njob, here'], '#3': ['x'], tag: ['a', 'b'] },
        { line: 5, id: ['2'], title: ['5" pipe'], tag: ['c'] },
        { line: 6, id: ['3'], title: ['"x'], '#3': ['y'], tag: ['z'] },
      ]);
    }
  });

  it('keep their source', async () => {
    const [row] = await read('a|b\n"1\n2"|3\r\n', { separator: '|' });
    expect(row?.raw).toBe('"1\n2"|3');
  });

  it('with other columns than the header are refused, as are those too large', async () => {
    const large = `"${'x\n'.repeat(MOST_ITEM_TEXT / 100)}${'y'.repeat(MOST_ITEM_TEXT)}",2`;
    expect(plain(await read(`a\tb\n1\n1\t2\t3\n1\t2\t\t`, { separator: '\t' }))).toEqual([
      { line: 2, code: 'ITEM_OTHER_COLUMNS', params: { found: 1, expected: 2 } },
      { line: 3, code: 'ITEM_OTHER_COLUMNS', params: { found: 3, expected: 2 } },
      { line: 4, a: ['1'], b: ['2'] },
    ]);
    const lines = 3 + Math.ceil(MOST_ITEM_TEXT / 100);
    expect(plain(await read(`a,b\n${large}\n1,2`, { piece: 60_000 }))).toEqual([
      { line: 2, code: 'ITEM_TOO_LARGE', params: { kilobytes: 1024 } },
      { line: expect.closeTo(lines, -1), a: ['1'], b: ['2'] },
    ]);
  });
});

describe('a table', () => {
  it('with a quote across a million lines is refused with the line where it opened', async () => {
    async function* lines() {
      yield 'a,b\n1,2\n3,"four\n';
      for (let at = 0; at < 1000; at += 1) yield 'x,y\n'.repeat(1000);
    }
    expect(await faultOf(collect(readCsv(lines(), ',')))).toMatchObject({ code: 'FEED_QUOTE_OPEN', line: 3 });
  });

  it('that ends inside of a quote is refused with the line where it opened', async () => {
    expect(await faultOf(read('a,b\n1,2\n3,4\n5,"6\n7,8\n'))).toMatchObject({ code: 'FEED_QUOTE_OPEN', line: 4 });
  });

  it('with too many columns is refused', async () => {
    const fault = await faultOf(read(`${'a,'.repeat(1000)}a\n`));
    expect(fault).toMatchObject({ code: 'FEED_TOO_MANY_COLUMNS', line: 1, params: { columns: 1000 } });
  });
});
