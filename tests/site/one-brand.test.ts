import { beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess } from '../server-process.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
let server: OwnServer;

beforeAll(async () => {
  server = await own.start({ DATABASE_URL: await own.database(), BRAND: 'on-air-careers' });
});

describe('BRAND', () => {
  it.each(['localhost', '127.0.0.1', 'anything.example', 'harbor-ledger.localhost'])(
    'shows one brand at every host, the directory nowhere: %s',
    async (host) => {
      const { status, text } = await server.get('/', { host });
      expect([status, /<title[^>]*>([^<]*)</.exec(text)?.[1]]).toEqual([200, 'Jobs in radio | On Air Careers']);
    },
  );

  it('lets the pages of that brand ask the endpoint at every host', async () => {
    const { status, text } = await server.get('/graphql', {
      host: 'anything.example',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        frontend: 'on-air-careers;en-eu',
        origin: 'http://anything.example',
        'sec-fetch-site': 'same-origin',
      },
      body: '{"query":"{ getAppConfig { name } }"}',
    });
    expect([status, Object.keys(JSON.parse(text))]).toEqual([200, ['data']]);
  });

  it('that is no brand ends the start with a sentence', async () => {
    const env = {
      DATABASE_URL: await own.database(),
      BRAND: 'nobody',
      BUILD: '0',
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
    };
    await expect(startServerProcess(env)).rejects.toThrow(
      /BRAND is "nobody", but there is no live brand of that name\. Allowed: .*"default", "demo",.* and \d+ more\./,
    );
  });
});
