import { describe, expect, it } from 'vitest';
import { readFeed } from './read-feed.ts';
import { detectShape } from './shape.ts';
import { collect, faultOf, plain } from './testing/collect.ts';
import { feedFile } from './testing/feed-file.ts';

const shapeOf = async (content: string) => detectShape(await feedFile(content));

describe('the shape of a feed', () => {
  const job = '<title>T</title><referencenumber>1</referencenumber>';
  it.each([
    [`<source><publisher/><job>${job}</job></source>`, 'xml', 'source/job', 'indeed'],
    ['<rss><channel><title/><link/><item><title/><link/></item></channel></rss>', 'xml', 'rss/channel/item', 'rss'],
    [
      '<feed xmlns="http://www.w3.org/2005/Atom"><link href="/"/><entry><id/><title/></entry></feed>',
      'xml',
      'feed/entry',
      'atom',
    ],
    [
      '<Envelope><Head><a/><b/></Head><Packet><PositionOpening><Id/><P/></PositionOpening></Packet></Envelope>',
      'xml',
      'Envelope/Packet/PositionOpening',
      'hr-xml',
    ],
    ['<PositionOpening><Id/><PositionProfile/></PositionOpening>', 'xml', 'PositionOpening', 'hr-xml'],
    ['<x><meta><a/><b/></meta><y><t/><u/></y><y><t/><u/></y></x>', 'xml', 'x/y', null],
    ['<x><y><t/><u/></y>', 'xml', 'x/y', null],
    ['\n <?xml version="1.0"?>\n<jobs><job id="1" title="T"/></jobs>', 'xml', 'jobs/job', null],
    ['[{"legal":"L"},{"slug":"s","position":"P","company":"C","epoch":1}]', 'json', '', 'remoteok'],
    [
      '{"meta":{"a":1,"b":2},"hits":{"found":[{"id":1,"t":[{"x":1,"y":1}]},{"id":2,"t":[]}]}}',
      'json',
      'hits/found',
      null,
    ],
    ['{"jobs":{"1":{"a":1,"b":1},"2":{"a":1,"b":1},"3":{"a":1,"b":1},"4":{"a":1,"b":1}}}', 'json', 'jobs/*', null],
    ['{"jobs":[{"a":1,"b":1}],"links":[{"a":1,"b":1},{"a":1,"b":1}]}', 'json', 'links', null],
    ['{"@type":"JobPosting","title":"T","hiringOrganization":{"a":1,"b":2}}', 'json', '', 'job-posting'],
    ['{"title":"T","x":1}\n{"title":"U"}\n', 'json-lines', '', null],
    ['<!-- c --><!DOCTYPE html><html></html>', 'json-ld', '', 'job-posting'],
  ])('of %s', async (content, format, itemPath, dialect) => {
    expect(await shapeOf(content)).toEqual({ format, itemPath, dialect });
  });

  it.each([
    ['id,title\n1,"a;b|c"\n2,b', ','],
    ['id;title;salary\n1;A, B;1,5\n2;C;2,5', ';'],
    ['id\ttitle\n1\tA, B', '\t'],
    ['id|intitule|romeCode\n1|"A\n|B"|x', '|'],
  ])('of the table %j', async (content, separator) => {
    expect(await shapeOf(content)).toMatchObject({ format: 'csv', itemPath: '', separator });
  });

  it.each([
    ['', 'FEED_EMPTY'],
    ['  \n', 'FEED_EMPTY'],
    ['Not found', 'FEED_FORMAT_UNKNOWN'],
    ['{"error":"no key"}', 'FEED_WITHOUT_ITEMS'],
    ['<urlset><url><loc/><lastmod/></url></urlset>', 'FEED_WITHOUT_ITEMS'],
    ['<a><b>x</b></a>', 'FEED_WITHOUT_ITEMS'],
    ['<a><b></a>', 'FEED_NOT_WELL_FORMED'],
  ])('of %j is none: %s', async (content, code) => {
    expect(await faultOf(shapeOf(content))).toMatchObject({ code });
  });
});

describe('reading a feed', () => {
  it('ends with the signal, and when the reader leaves', async () => {
    const feed = await feedFile(`<jobs>${'<job><a>1</a><b>2</b></job>'.repeat(20_000)}</jobs>`);
    const shape = await detectShape(feed);
    const stopped = AbortSignal.abort(new Error('stopped'));
    expect(await faultOf(collect(readFeed(feed, shape, stopped)))).toMatchObject({ message: 'stopped' });
    for await (const item of readFeed(feed, shape)) {
      expect(item.line).toBe(1);
      break;
    }
  });

  it('gives the jobs of a crawl with their pages, and the pages that could not be read', async () => {
    const page = { posting: null, fault: null };
    const lines = [
      { ...page, url: 'https://a.example/1', posting: { '@type': 'JobPosting', title: 'T' } },
      { ...page, url: 'https://a.example/2' },
      { ...page, url: 'https://a.example/3', fault: 'OUTBOUND_STATUS' },
    ];
    const feed = { ...(await feedFile(lines.map((line) => JSON.stringify(line)).join('\n'))), isCrawl: true };
    expect(plain(await collect(readFeed(feed, await detectShape(feed))))).toEqual([
      { line: 1, '@type': ['JobPosting'], title: ['T'], '@page': ['https://a.example/1'] },
      { line: 3, code: 'PAGE_NOT_READ', params: { url: 'https://a.example/3', reason: 'OUTBOUND_STATUS' } },
    ]);
  });
});
