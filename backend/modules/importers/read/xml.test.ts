import { describe, expect, it } from 'vitest';
import type { FeedItem, ItemFault } from './feed-item.ts';
import { MOST_FIELDS, MOST_ITEM_TEXT, MOST_RAW_TEXT } from './limits.ts';
import { collect, faultOf, inPieces, plain } from './testing/collect.ts';
import { readXml } from './xml.ts';

async function read(text: string, { path = 'source/job', piece = 7 } = {}): Promise<(FeedItem | ItemFault)[]> {
  return collect(readXml(inPieces(text, piece), path));
}

describe('items of an XML feed', () => {
  it('have values by path, of elements, attributes, lists and CDATA, without the empty ones', async () => {
    const text = `<?xml version="1.0"?>
<source xmlns:job="urn:x"><publisher>Us</publisher>
  <job id="7">
    <title><![CDATA[ R&D <lead> ]]></title>
    <salary currency="EUR"> 40 &amp; more</salary><job:location>Ulm</job:location>
    <tags><tag>a</tag><tag>b</tag></tags><empty/><blank> </blank>
  </job>
  <other><job><title>not at the path</title></job></other>
  <job
    id='8'/>
</source>`;
    for (const piece of [1, 2, 3, 64, 10_000]) {
      expect(plain(await read(text, { piece }))).toEqual([
        {
          line: 3,
          '@id': ['7'],
          title: ['R&D <lead>'],
          'salary/@currency': ['EUR'],
          salary: ['40 & more'],
          'job:location': ['Ulm'],
          'tags/tag': ['a', 'b'],
        },
        { line: 9, '@id': ['8'] },
      ]);
    }
  });

  it('keep their source, whatever the pieces it comes in', async () => {
    const job = '<job a="1">\r\n  <title>𝕏 &lt;b&gt;</title>\r\n</job>';
    for (const piece of [1, 2, 5, 1000]) {
      const items = await read(`<source>\r\n${job}<x/>${job}</source>`, { piece });
      expect(items.map(({ raw, line }) => ({ raw, line }))).toEqual([
        { raw: job, line: 2 },
        { raw: job, line: 4 },
      ]);
    }
  });

  it('give the markup of elements that contain HTML, and both texts and children of others', async () => {
    const text = `<source><job><d>See <a href="x">us</a>.<br/><ul><li>one</li></ul></d><e>text<f>child</f></e></job></source>`;
    expect(plain(await read(text))).toEqual([
      { line: 1, d: ['See <a href="x">us</a>.<br/><ul><li>one</li></ul>'], e: ['text'], 'e/f': ['child'] },
    ]);
  });

  it('may be the root', async () => {
    const items = await read('<Opening><Id>1</Id></Opening>', { path: 'Opening' });
    expect(plain(items)).toEqual([{ line: 1, Id: ['1'] }]);
  });

  it('that are too large are refused with their beginning, and the next is read', async () => {
    const text = `<source><job><d>${'x'.repeat(5 * MOST_ITEM_TEXT)}</d></job>\n<job><d><![CDATA[${'<p>'.repeat(MOST_ITEM_TEXT)}]]></d></job><job><d>y</d></job></source>`;
    const [first, second, third] = await read(text, { piece: 60_000 });
    const refused = { code: 'ITEM_TOO_LARGE', params: { kilobytes: 1024 } };
    expect(first).toMatchObject({ ...refused, line: 1 });
    expect(first?.raw).toBe(`<job><d>${'x'.repeat(MOST_RAW_TEXT - 8)}`);
    expect(second).toMatchObject({ ...refused, line: 2 });
    expect(plain([third as FeedItem])).toEqual([{ line: 2, d: ['y'] }]);
  });

  it('with too many values are refused', async () => {
    const items = await read(`<source><job>${'<v>1</v>'.repeat(MOST_FIELDS + 1)}</job></source>`, { piece: 500 });
    expect(items).toMatchObject([{ code: 'ITEM_TOO_MANY_FIELDS', params: { fields: MOST_FIELDS } }]);
  });
});

describe('an XML feed', () => {
  it('that is not well-formed is refused with the line', async () => {
    const fault = await faultOf(read('<source>\n<job><title>A</job>\n</source>'));
    expect(fault).toMatchObject({
      code: 'FEED_NOT_WELL_FORMED',
      line: 2,
      params: { near: '<job><title>A</job>' },
    });
  });

  it('that ends too early, or uses an entity of HTML, is not well-formed', async () => {
    expect(await faultOf(read('<source>\n<job></job>\n'))).toMatchObject({ code: 'FEED_NOT_WELL_FORMED', line: 3 });
    expect(await faultOf(read('<source><a>&nbsp;</a></source>'))).toMatchObject({ code: 'FEED_NOT_WELL_FORMED' });
  });

  it('that declares entities is refused, one that names its type only is not', async () => {
    const laughs = '<!DOCTYPE s [\n<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><source><job>&b;</job></source>';
    expect(await faultOf(read(laughs))).toMatchObject({ code: 'FEED_HAS_ENTITIES', line: 2 });
    const file = '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><source><job>&x;</job></source>';
    expect(await faultOf(read(file))).toMatchObject({ code: 'FEED_HAS_ENTITIES', line: 1 });
    expect(await read('<!DOCTYPE source SYSTEM "x.dtd"><source><job/></source>')).toHaveLength(1);
  });

  it('with elements too deep inside each other, a name or attributes without end is refused', async () => {
    const deep = `<source><job>${'<a>'.repeat(70)}`;
    expect(await faultOf(read(deep))).toMatchObject({ code: 'FEED_TOO_DEEP', line: 1, params: { levels: 64 } });
    const endless = { code: 'FEED_ENDLESS_TAG', line: 1 };
    expect(await faultOf(read(`<source><${'a'.repeat(1e6)}`, { piece: 50_000 }))).toMatchObject(endless);
    expect(await faultOf(read(`<source>&${'a'.repeat(1e6)}`, { piece: 50_000 }))).toMatchObject(endless);
    const attributes = Array.from({ length: 600 }, (_, at) => `a${at}="1"`).join(' ');
    expect(await faultOf(read(`<source><job ${attributes}/></source>`))).toMatchObject(endless);
  });
});
