import { describe, expect, it } from 'vitest';
import { readJson, readJsonLines } from './json.ts';
import { MOST_ITEM_TEXT } from './limits.ts';
import { collect, faultOf, inPieces, plain } from './testing/collect.ts';

const read = (text: string, { path = '', piece = 7 } = {}) => collect(readJson(inPieces(text, piece), path));

describe('items of a JSON feed', () => {
  it('have values by path, at any place in the document', async () => {
    const text = `{"meta": {"jobs": [{"no": 1}], "n": [1, "x]"]}, "result": {\n "jobs": [
      {"id": 12345678901234567890, "tags": ["a", "b "], "remote": true, "salary": {"min": 1.5, "unit": null, "t": ""}},
      {"title": "\\"R&D\\" }", "places": [{"city": "Ulm"}, {"city": "Köln"}]}
    ]}}`;
    for (const piece of [1, 5, 1000]) {
      expect(plain(await read(text, { path: 'result/jobs', piece }))).toEqual([
        { line: 3, id: ['12345678901234567890'], tags: ['a', 'b'], remote: ['true'], 'salary/min': ['1.5'] },
        { line: 4, title: ['"R&D" }'], 'places/city': ['Ulm', 'Köln'] },
      ]);
    }
  });

  it('may stand in a list at the top, under keys of their own, or be the document', async () => {
    expect(plain(await read('[{"a":1},{"a":2}]'))).toEqual([
      { line: 1, a: ['1'] },
      { line: 1, a: ['2'] },
    ]);
    expect(plain(await read('{"jobs":{"7":{"a":1},"8":{"a":2}}}', { path: 'jobs/*' }))).toHaveLength(2);
    expect(plain(await read('{"a":{"b":1}}'))).toEqual([{ line: 1, 'a/b': ['1'] }]);
    expect(await read('[]')).toEqual([]);
  });

  it('keep their source', async () => {
    expect((await read('[ {"a": [1,\n2]} ,{}]')).map(({ raw }) => raw)).toEqual(['{"a": [1,\n2]}', '{}']);
  });

  it('that are no objects, too large or too deep are refused, and the next is read', async () => {
    const large = `{"a":"${'\\"'.repeat(MOST_ITEM_TEXT)}"}`;
    const items = await read(`[7, null,\n${large}, {"a":${'['.repeat(70)}${']'.repeat(70)}}, {"b":1}]`, {
      piece: 9000,
    });
    expect(plain(items)).toEqual([
      { line: 1, code: 'ITEM_NOT_AN_OBJECT', params: {} },
      { line: 2, code: 'ITEM_TOO_LARGE', params: { kilobytes: 1024 } },
      { line: 2, code: 'ITEM_TOO_DEEP', params: { levels: 64 } },
      { line: 2, b: ['1'] },
    ]);
  });

  it('of JSON lines are refused one by one', async () => {
    const lines = `{"a":1}\r\n\n{"a":\n${'x'.repeat(MOST_ITEM_TEXT + 1)}\n[1]\n{"a":2}`;
    expect(plain(await collect(readJsonLines(inPieces(lines, 9000))))).toEqual([
      { line: 1, a: ['1'] },
      { line: 3, code: 'ITEM_NOT_JSON', params: {} },
      { line: 4, code: 'ITEM_TOO_LARGE', params: { kilobytes: 1024 } },
      { line: 5, code: 'ITEM_NOT_AN_OBJECT', params: {} },
      { line: 6, a: ['2'] },
    ]);
  });
});

describe('a JSON feed', () => {
  it.each([
    ['[{"a":1}\n,{"a":}]', 2],
    ['[{"a":1}\n{"a":2}]', 2],
    ['[{"a":1},\n]', 2],
    ['{"jobs":\n[{"a":1}}', 2],
    ['{"a":1,\n', 2],
    ['{"x" 1}', 1],
    ['[\n{"a":1}] []', 2],
    ['[nul]', 1],
    ['', 1],
  ])('that is not well-formed is refused with the line: %j', async (text, line) => {
    for (const path of ['', 'jobs']) {
      expect(await faultOf(read(text, { path }))).toMatchObject({ code: 'FEED_NOT_WELL_FORMED', line });
    }
  });

  it('with lists too deep inside each other or a text without end is refused', async () => {
    expect(await faultOf(read('['.repeat(70)))).toMatchObject({ code: 'FEED_TOO_DEEP', line: 1 });
    const endless = `{"x": "${'a'.repeat(2 * MOST_ITEM_TEXT)}`;
    expect(await faultOf(read(endless, { path: 'jobs', piece: 60_000 }))).toMatchObject({ code: 'FEED_ENDLESS_TAG' });
  });
});
