import { beforeAll, describe, expect, it } from 'vitest';
import type { Get } from './support/http.ts';
import { ownServers } from './support/own-server.ts';

const brands = [
  {
    brand: 'harbor-ledger',
    paths: ['/', '/jobs?search=a&page=2', '/organizations', '/jobs/full-time', '/nothing/is/here'],
  },
  { brand: 'rheinblick', paths: ['/', '/fr/emploi', '/stellen?search=%3C%2Fscript%3E'] },
];

/** Parts of a document, so that the order of tags in the head does not matter. */
function partsOf(html: string) {
  const [, start = '', head = '', body = '', data = '{}', end = ''] =
    /^(.*?)<head>(.*)<\/head><body>(<div id="__next">.*)<script id="__NEXT_DATA__" type="application\/json">(.*?)<\/script>(.*)$/s.exec(
      html,
    ) ?? [];
  const { props, ...rest } = JSON.parse(data);
  // Its own tags stand in the document, and the moment of the render differs.
  const { head: _, page, ...own } = props.pageProps;
  return {
    start,
    head: [...head.matchAll(/<(title|script|noscript)\b.*?<\/\1>|<[^>]+>/gs)].map(([tag]) => tag).sort(),
    body,
    data: { ...rest, props: { ...props, pageProps: { ...own, page: { ...page, now: '' } } } },
    end,
  };
}

const servers = ownServers();
let get: Get;

beforeAll(async () => {
  const server = await servers.start({ PAGE_CACHE_MB: '0', DATABASE_URL: await servers.database() });
  get = server.get;
});

describe.each(brands)('documents of $brand', ({ brand, paths }) => {
  it.each(paths)('are the ones that Next draws: %s', async (path) => {
    // Next hands over the drawing with the first page, and shows its document with the second.
    await get(path, { brand });
    const byNext = await get(path, { brand });
    const byUs = await get(path, { brand });

    expect(partsOf(byUs.text)).toEqual(partsOf(byNext.text));
    expect({ ...byUs.headers, etag: '', date: '', 'content-length': '' }).toEqual({
      ...byNext.headers,
      etag: '',
      date: '',
      'content-length': '',
    });
    // Not the same path twice: only a page of ours comes without a list of its tags.
    expect([byNext, byUs].map(({ text }) => text.includes('"head":null'))).toEqual([false, true]);
  });
});
