import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { collect, faultOf } from './testing/collect.ts';
import { feedFile } from './testing/feed-file.ts';
import { zipOf } from './testing/zip-file.ts';
import { textOf } from './text.ts';

const TEXT = 'Köln, 40 €, „Łódź“ 𝕏';

async function read(content: string | Buffer, contentType?: string): Promise<string> {
  return (await collect(textOf(await feedFile(content, contentType)))).join('');
}

describe('the text of a feed', () => {
  it('is UTF-8 with or without byte-order mark', async () => {
    expect(await read(TEXT)).toBe(TEXT);
    expect(await read(`\ufeff${TEXT}`)).toBe(TEXT);
  });

  it('is UTF-16 of either order, with or without byte-order mark', async () => {
    for (const text of [`\ufeff<a>${TEXT}</a>`, `<a>${TEXT}</a>`]) {
      const little = Buffer.from(text, 'utf16le');
      expect(await read(little)).toBe(`<a>${TEXT}</a>`);
      expect(await read(Buffer.from(little).swap16())).toBe(`<a>${TEXT}</a>`);
    }
  });

  it('is what the document declares, before what the server says', async () => {
    const latin = (declared: string) => Buffer.from(`<?xml version="1.0"${declared}?><a>Köln</a>`, 'latin1');
    expect(await read(latin(' encoding="ISO-8859-1"'), 'text/xml; charset=utf-8')).toContain('Köln');
    expect(await read(latin(''), 'text/xml; charset=ISO-8859-1')).toContain('Köln');
    expect(await read(Buffer.from([0xa4]), 'text/csv; charset="iso-8859-15"')).toBe('€');
  });

  it('reads bytes that are not of the declared UTF-8 as Windows-1252, and all others as they are', async () => {
    const mixed = Buffer.concat([
      Buffer.from('<?xml encoding="utf-8"?>Łódź '),
      Buffer.from([0x4b, 0xf6, 0x6c, 0x6e, 0x80]),
    ]);
    expect(await read(mixed)).toBe('<?xml encoding="utf-8"?>Łódź Köln€');
    expect(await read(Buffer.from('é'.repeat(100_000), 'latin1'))).toBe('é'.repeat(100_000));
  });

  it('keeps characters whole that are cut in two between pieces', async () => {
    for (const shift of ['', 'a', 'ab', 'abc']) {
      const text = `${shift}${'𝕏€é'.repeat(30_000)}`;
      expect(await read(text)).toBe(text);
    }
  });

  it('is UTF-8 if a document claims UTF-16 that is none, and refused in an encoding that nobody knows', async () => {
    expect(await read('<?xml version="1.0" encoding="utf-16"?><a>ö</a>')).toContain('<a>ö</a>');
    const unknown = faultOf(read('<?xml version="1.0" encoding="klingon-8"?><a/>'));
    expect(await unknown).toMatchObject({ code: 'FEED_ENCODING_UNKNOWN', line: 1, params: { encoding: 'klingon-8' } });
  });
});

describe('an archive', () => {
  it('is unpacked, also one that a server has packed again', async () => {
    const packed = gzipSync(TEXT);
    expect(await read(packed)).toBe(TEXT);
    expect(await read(gzipSync(packed))).toBe(TEXT);
    expect(await read(zipOf({ 'jobs.xml': TEXT, '__MACOSX/._jobs.xml': 'x', '.DS_Store': 'x' }))).toBe(TEXT);
  });

  it('with several files names them', async () => {
    expect(await faultOf(read(zipOf({ 'a.xml': '1', 'b.xml': '2' })))).toMatchObject({
      code: 'ARCHIVE_SEVERAL_FILES',
      params: { count: 2, files: 'a.xml, b.xml' },
    });
  });

  it('that is empty, locked, broken or cut off is refused', async () => {
    const code = async (content: Buffer) => (await faultOf(read(content))).code;
    expect(await code(zipOf({ 'folder/': '' }))).toBe('ARCHIVE_EMPTY');
    expect(await code(zipOf({ 'a.xml': '1' }, { isLocked: true }))).toBe('ARCHIVE_LOCKED');
    expect(await code(zipOf({ 'a.xml': '1' }).subarray(0, 30))).toBe('ARCHIVE_BROKEN');
    expect(await code(Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7]))).toBe('ARCHIVE_BROKEN');
    expect(await code(gzipSync(TEXT.repeat(1000)).subarray(0, 60))).toBe('ARCHIVE_BROKEN');
  });

  it('that would unpack to many times its size is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 ** 2, ' '));
    expect(await faultOf(read(bomb))).toMatchObject({ code: 'ARCHIVE_BOMB', params: { times: 200 } });
  });
});
