import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { brandCommand } from './testing/command.ts';

const { brand, brandBeside, write } = brandCommand();

describe('brand list', () => {
  it('lists all documents', async () => {
    write('acme', { extends: 'family', site: { name: 'Acme' } });
    expect((await brand('list')).out).toBe(`id       name       extends  status  address
acme     Acme       family   live    acme.localhost
default  Job Board           live    default.localhost
family   Job Board  default  family`);
  });

  it('names the address of a draft where it answers', async () => {
    write('acme', { site: { name: 'Acme', hosts: ['jobs.example'], status: 'draft' } });
    expect((await brand('list')).out).toContain('acme     Acme       default  draft   acme.localhost');
  });

  it('marks of two brands with one host the one that does not have it, and says who has', async () => {
    write('beta', { site: { name: 'Beta', hosts: ['jobs.example'] } });
    write('zeta', { site: { name: 'Zeta', hosts: ['jobs.example'] } });
    const rows = async (port: string) =>
      (await brandBeside(port, 'list')).out.split('\n').filter((row) => /^(beta|zeta)/.test(row));
    expect(await rows('9')).toEqual([
      'beta     Beta       default  live              jobs.example',
      'zeta     Zeta       default  broken (1 error)  jobs.example belongs to beta',
    ]);
    const page = '<link rel="stylesheet" href="/theme/zeta.0a1b2c.1a-_.css">';
    const server = createServer((req, res) => res.end(req.headers.host === 'jobs.example' ? page : '')).listen(0);
    await once(server, 'listening');
    const live = await rows(String((server.address() as AddressInfo).port));
    server.close();
    expect(live).toEqual([
      'beta     Beta       default  broken (1 error)  jobs.example belongs to zeta',
      'zeta     Zeta       default  live              jobs.example',
    ]);
  });
});
