import { beforeAll, describe, expect, it } from 'vitest';
import type { Get } from './support/http.ts';
import { ownServers } from './support/own-server.ts';

/** Pages that load different scripts, so that Next renders each of them once. */
const brands = [
  { brand: 'harbor-ledger', paths: ['/', '/jobs?search=a&page=2', '/organizations', '/nothing/is/here'] },
  { brand: 'rheinblick', paths: ['/', '/fr/emploi?search=%3C%2Fscript%3E', '/arbeitgeber-suchen'] },
];

/** Parts of a document, compared independently of the order of head tags. */
function partsOf(html: string) {
  const [, start = '', head = '', body = '', data = '{}', end = ''] =
    /^(.*?)<head>(.*)<\/head><body>(<div id="__next">.*)<script id="__NEXT_DATA__" type="application\/json">(.*?)<\/script>(.*)$/s.exec(
      html,
    ) ?? [];
  const { props, ...rest } = JSON.parse(data);
  // The document contains the page's own tags, and the time of rendering differs.
  const { head: _, page, ...own } = props.pageProps;
  return {
    start,
    head: [...head.matchAll(/<(title|script|noscript)\b.*?<\/\1>|<[^>]+>/gs)]
      .map(([tag]) => tag.replace('hrefLang=', 'hreflang=').replace(/(data-head=.*) data-next-head=""/s, '$1'))
      .sort(),
    body,
    data: { ...rest, props: { ...props, pageProps: { ...own, page: { ...page, now: '' } } } },
    end,
  };
}

const servers = ownServers();

describe.each(brands)('documents of $brand', ({ brand, paths }) => {
  let get: Get;

  beforeAll(async () => {
    const server = await servers.start({ PAGE_CACHE_MB: '0', DATABASE_URL: await servers.database() });
    get = (path) => server.get(path, { brand });
    // The first page of a process provides the renderer.
    await get('/router?router=/nowhere');
  });

  it.each(paths)('are the ones that Next draws: %s', async (path) => {
    const byNext = await get(path);
    const byUs = await get(path);

    expect(partsOf(byUs.text)).toEqual(partsOf(byNext.text));
    const own = { etag: '', date: '', 'content-length': '', 'x-request-id': '' };
    expect({ ...byUs.headers, ...own }).toEqual({ ...byNext.headers, ...own });
    // Only our own document comes without a list of its tags.
    expect([byNext, byUs].map(({ text }) => text.includes('"head":null'))).toEqual([false, true]);
  });

  it('are set into frames that were all known: Next draws each kind once', async () => {
    expect(JSON.parse((await get('/healthz')).text)).not.toHaveProperty('notes');
  });
});
