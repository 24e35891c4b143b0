import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createOutbound, type OutboundOptions, parseOutboundAllow } from './outbound.ts';
import type { OutboundFault } from './outbound-fault.ts';
import { openSite } from './testing/site-of-others.ts';

/** The answer of a site that may be reached, with its body. */
async function fetchFrom(answer: RequestListener, options: OutboundOptions = {}) {
  const site = await openSite(answer);
  const got = await createOutbound({ allow: [site.hostAndPort] }).safeFetch(`${site.origin}/feed`, options);
  return { ...got, site, text: (await got.body.bytes()).toString() };
}

const faultOf = (fetching: Promise<unknown>): Promise<OutboundFault> =>
  fetching.then(
    () => expect.fail('It was fetched.'),
    (fault) => ({ code: fault.code, params: fault.params }) as OutboundFault,
  );

describe('an address of others', () => {
  it('answers with status, headers and body', async () => {
    const got = await fetchFrom(({ headers, method }, res) => {
      res.setHeader('etag', '"1"').end(`${method} ${headers['user-agent']}`);
    });
    expect({ status: got.status, etag: got.headers.get('etag'), text: got.text, url: got.url }).toEqual({
      status: 200,
      etag: '"1"',
      text: 'GET Nameplate',
      url: `${got.site.origin}/feed`,
    });
  });

  it('is asked with credentials, and whether something has changed', async () => {
    const shown: RequestListener = ({ headers }, res) => {
      const { authorization, 'x-key': key, 'if-none-match': etag, 'if-modified-since': since } = headers;
      res.statusCode = etag ? 304 : 200;
      res.setHeader('x-got', JSON.stringify([authorization, key, etag, since])).end();
    };
    const got = async (options: OutboundOptions) => (await fetchFrom(shown, options)).headers.get('x-got');
    expect(await got({ credentials: { kind: 'basic', user: 'u', password: 'ü' } })).toBe(
      '["Basic dTrDvA==",null,null,null]',
    );
    expect(await got({ credentials: { kind: 'bearer', token: 't' } })).toBe('["Bearer t",null,null,null]');
    expect(await got({ credentials: { kind: 'header', name: 'X-Key', value: 'v' } })).toBe('[null,"v",null,null]');
    const since = 'Mon, 23 Nov 2026 10:00:00 GMT';
    const unchanged = await fetchFrom(shown, { etag: '"1"', lastModified: since });
    expect([unchanged.status, unchanged.headers.get('x-got')]).toEqual([304, `[null,null,"\\"1\\"","${since}"]`]);
  });

  it('may carry its credentials, which are not sent in the address', async () => {
    const site = await openSite(({ headers }, res) => res.end(headers.authorization));
    const outbound = createOutbound({ allow: [site.hostAndPort] });
    const got = await outbound.safeFetch(site.origin.replace('//', '//u:%C3%BC@'));
    expect([got.url, (await got.body.bytes()).toString()]).toEqual([`${site.origin}/`, 'Basic dTrDvA==']);
  });

  it('is not reached if it is of our own network, however it is written', async () => {
    let asked = 0;
    const { port } = await openSite((_, res) => {
      asked += 1;
      res.end();
    });
    const outbound = createOutbound({ lookup: async () => [{ address: '127.0.0.1', family: 4 }] });
    const hosts = [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '127.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
    ];
    for (const host of [...hosts, 'localhost', 'looks-harmless.example']) {
      const { code } = await faultOf(outbound.safeFetch(`http://${host}:${port}/`));
      expect(`${host} ${code}`).toBe(`${host} OUTBOUND_ADDRESS_PRIVATE`);
    }
    expect(asked).toBe(0);
  });

  it('is connected to at the address that was checked: it is looked up once', async () => {
    const { port } = await openSite((_, res) => res.end('ok'));
    const answers = [[{ address: '127.0.0.1', family: 4 }]];
    const outbound = createOutbound({
      allow: [`feeds.example:${port}`],
      lookup: async () => answers.shift() ?? expect.fail('Looked up twice.'),
    });
    const got = await outbound.safeFetch(`http://feeds.example:${port}/`);
    expect((await got.body.bytes()).toString()).toBe('ok');
  });

  it('that changes to a private address between two requests is refused at the second', async () => {
    let asked = 0;
    const inside = await openSite((_, res) => {
      asked += 1;
      res.end('secret');
    });
    const outside = await openSite((_, res) =>
      res.writeHead(302, { location: `http://feeds.example:${inside.port}/` }).end(),
    );
    const looked: string[] = [];
    const outbound = createOutbound({
      allow: [`feeds.example:${outside.port}`],
      lookup: async (host) => {
        looked.push(host);
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    expect(await faultOf(outbound.safeFetch(`http://feeds.example:${outside.port}/`))).toEqual({
      code: 'OUTBOUND_ADDRESS_PRIVATE',
      params: { host: 'feeds.example' },
    });
    expect([looked.length, asked]).toEqual([2, 0]);
  });

  it('of another scheme, without host, or unknown is refused', async () => {
    const outbound = createOutbound({
      lookup: async () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    });
    const fault = (url: string) => faultOf(outbound.safeFetch(url));
    expect(await fault('file:///etc/passwd')).toEqual({ code: 'OUTBOUND_SCHEME', params: { scheme: 'file' } });
    expect(await fault('gopher://x.example/')).toEqual({ code: 'OUTBOUND_SCHEME', params: { scheme: 'gopher' } });
    expect(await fault('jobs.xml')).toEqual({ code: 'OUTBOUND_URL_INVALID', params: { url: 'jobs.xml' } });
    expect(await fault('http://x.example/')).toEqual({ code: 'OUTBOUND_HOST_UNKNOWN', params: { host: 'x.example' } });
  });

  it('at which nobody listens is not reachable', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const outbound = createOutbound({ allow: [`127.0.0.1:${port}`] });
    expect((await faultOf(outbound.safeFetch(`http://127.0.0.1:${port}/`))).code).toBe('OUTBOUND_UNREACHABLE');
  });
});

describe('a redirect', () => {
  const to =
    (location: string): RequestListener =>
    (_, res) =>
      res.writeHead(301, { location }).end();

  it.each([
    ['http://127.0.0.1:9/', 'OUTBOUND_ADDRESS_PRIVATE'],
    ['http://[::1]:9/', 'OUTBOUND_ADDRESS_PRIVATE'],
    ['http://169.254.169.254/latest/meta-data', 'OUTBOUND_ADDRESS_PRIVATE'],
    ['file:///etc/passwd', 'OUTBOUND_SCHEME'],
    ['ftp://example.com/', 'OUTBOUND_SCHEME'],
  ])('to %s is refused', async (location, code) => {
    expect((await faultOf(fetchFrom(to(location)))).code).toBe(code);
  });

  it('is followed five times, and then no more', async () => {
    const chain =
      (length: number): RequestListener =>
      ({ url = '' }, res) => {
        const at = Number(url.split('/').at(-1)) || 0;
        if (at < length) res.writeHead(307, { location: `/to/${at + 1}` }).end();
        else res.end('there');
      };
    expect((await fetchFrom(chain(5))).text).toBe('there');
    expect(await faultOf(fetchFrom(chain(6)))).toEqual({ code: 'OUTBOUND_REDIRECTS', params: { times: 5 } });
  });

  it('takes credentials and headers along on the same origin only', async () => {
    const shown: RequestListener = ({ headers }, res) => res.end(`${headers.authorization} ${headers['x-a']}`);
    const other = await openSite(shown);
    const own = await openSite((req, res) => {
      if (req.url === '/shown') return shown(req, res);
      return res.writeHead(302, { location: req.url === '/other' ? other.origin : '/shown' }).end();
    });
    const outbound = createOutbound({ allow: [own.hostAndPort, other.hostAndPort] });
    const options: OutboundOptions = { credentials: { kind: 'bearer', token: 't' }, headers: { 'x-a': '1' } };
    const text = async (path: string) =>
      (await (await outbound.safeFetch(own.origin + path, options)).body.bytes()).toString();
    expect(await text('/own')).toBe('Bearer t 1');
    expect(await text('/other')).toBe('undefined undefined');
  });

  it('is the answer itself where none is wanted, and after a post', async () => {
    expect((await fetchFrom(to('/x'), { redirects: 0 })).status).toBe(301);
    expect((await fetchFrom(to('/x'), { method: 'POST', body: '{}' })).status).toBe(301);
  });
});

describe('a body', () => {
  it('that never ends, or is announced as too large, is refused', async () => {
    const endless: RequestListener = (_, res) => {
      const write = () => res.writable && res.write(Buffer.alloc(64 * 1024), write);
      write();
    };
    const tooLarge = { code: 'OUTBOUND_TOO_LARGE', params: { megabytes: 1 } };
    const mostBytes = 1024 ** 2;
    expect(await faultOf(fetchFrom(endless, { mostBytes }))).toEqual(tooLarge);
    const announced: RequestListener = (_, res) => res.writeHead(200, { 'content-length': mostBytes + 1 }).write('a');
    expect(await faultOf(fetchFrom(announced, { mostBytes }))).toEqual(tooLarge);
  });

  it('that comes too slowly, or stops coming, is not waited for', async () => {
    const trickling: RequestListener = (_, res) => {
      const timer = setInterval(() => res.write('a'), 20);
      res.on('close', () => clearInterval(timer));
    };
    expect(await faultOf(fetchFrom(trickling, { totalMs: 300 }))).toEqual({
      code: 'OUTBOUND_TIMEOUT',
      params: { seconds: 0.3 },
    });
    const silent: RequestListener = (_, res) => void res.write('a');
    const stalled = { code: 'OUTBOUND_STALLED', params: { seconds: 0.2 } };
    expect(await faultOf(fetchFrom(silent, { idleMs: 200 }))).toEqual(stalled);
    expect(await faultOf(fetchFrom(() => undefined, { idleMs: 200 }))).toEqual(stalled);
  });

  it('is unpacked, within the limit of what it unpacks to', async () => {
    const packed =
      (content: Buffer, encoding = 'gzip'): RequestListener =>
      (_, res) =>
        res.writeHead(200, { 'content-encoding': encoding }).end(content);
    expect((await fetchFrom(packed(gzipSync('jobs')))).text).toBe('jobs');
    expect((await fetchFrom(packed(Buffer.from('as it is')), { keepPacked: true })).text).toBe('as it is');
    expect((await faultOf(fetchFrom(packed(Buffer.from('no gzip'))))).code).toBe('OUTBOUND_BROKEN');
    expect(await faultOf(fetchFrom(packed(Buffer.from('x'), 'br')))).toEqual({
      code: 'OUTBOUND_ENCODING',
      params: { encoding: 'br' },
    });
    const bomb = gzipSync(Buffer.alloc(20 * 1024 ** 2));
    expect((await faultOf(fetchFrom(packed(bomb)))).code).toBe('OUTBOUND_TOO_LARGE');
  });

  it('that is cut off, headers without end and what is not HTTP are faults', async () => {
    const cut: RequestListener = (_, res) => {
      res.writeHead(200, { 'content-length': 10 }).write('abc', () => res.destroy());
    };
    expect((await faultOf(fetchFrom(cut))).code).toBe('OUTBOUND_UNREACHABLE');
    const huge: RequestListener = (_, res) => res.writeHead(200, { 'x-a': 'a'.repeat(60_000) }).end();
    expect((await faultOf(fetchFrom(huge))).code).toBe('OUTBOUND_HEADERS_TOO_LARGE');
    const server = createSocketServer((socket) => socket.end('SSH-2.0-x\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const hostAndPort = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const outbound = createOutbound({ allow: [hostAndPort] });
    expect((await faultOf(outbound.safeFetch(`http://${hostAndPort}/`))).code).toBe('OUTBOUND_BROKEN');
    expect((await faultOf(outbound.safeFetch(`https://${hostAndPort}/`))).code).toBe('OUTBOUND_CERTIFICATE');
  });

  it('ends with the signal of whoever asked, and its beginning can be had alone', async () => {
    const reason = new Error('enough');
    await expect(fetchFrom(() => undefined, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const site = await openSite((_, res) => void res.write('abcdef'));
    const got = await createOutbound({ allow: [site.hostAndPort] }).safeFetch(site.origin);
    expect((await got.body.start(3)).toString()).toBe('abc');
  });
});

it('is known to be private before anything is sent, by where its name leads at the moment', async () => {
  const leads: Record<string, string[]> = {
    'inside.example': ['10.0.0.1', '::1'],
    'both.example': ['10.0.0.1', '93.184.216.34'],
    'outside.example': ['93.184.216.34'],
  };
  const outbound = createOutbound({
    allow: ['inside.example:8080'],
    lookup: async (host) => {
      if (leads[host] === undefined) throw new Error('ENOTFOUND');
      return leads[host].map((address) => ({ address, family: 4 }));
    },
  });
  const isPrivate = (url: string) => outbound.isPrivate(new URL(url));
  for (const url of ['https://inside.example/', 'https://127.1/', 'https://[::ffff:10.0.0.1]/', 'https://[fe80::1]/'])
    expect([url, await isPrivate(url)]).toEqual([url, true]);
  for (const url of ['http://inside.example:8080/', 'https://both.example/', 'https://8.8.8.8/', 'https://no.example/'])
    expect([url, await isPrivate(url)]).toEqual([url, false]);
});

it('what may be reached in the own network is a list of hosts with ports', () => {
  expect(parseOutboundAllow(undefined)).toEqual([]);
  expect(parseOutboundAllow(' Feeds.internal:80,[::1]:8080, 10.0.0.1:443')).toEqual([
    'feeds.internal:80',
    '[::1]:8080',
    '10.0.0.1:443',
  ]);
  expect(() => parseOutboundAllow('http://x')).toThrow(
    'OUTBOUND_ALLOW contains "http://x"; it must be like feeds.internal:80, several with commas.',
  );
});
