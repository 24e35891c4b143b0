import inject from 'light-my-request';
import { expect, it } from 'vitest';
import { testBrand } from '../../backend/testing/backend.ts';
import type { BrandExchange } from '../exchange.ts';
import { leadToAdministration } from './administration.ts';

const acme = testBrand('acme');
const draft = testBrand('draft', ({ site }) => {
  Object.assign(site, { hosts: [], status: 'draft' });
});

/** Status and target for an address of a preview; null where it is no part of the administration. */
async function led(url: string, { brand = acme, adminHost = 'admin.example.com' as string | null } = {}) {
  const [path = '', query = ''] = url.split('?');
  const visited = 'https://1-visitor-x.preview.example.com';
  const { statusCode, headers } = await inject(
    (req, res) => {
      const exchange = { req, res, path, query, brand, visited, origin: visited } as unknown as BrandExchange;
      if (!leadToAdministration(exchange, { adminHost, buildId: 'build' })) res.writeHead(204).end();
    },
    { method: 'GET', url },
  );
  return statusCode === 204 ? null : [statusCode, headers.location];
}

it('leads to the workspace, with the brand chosen and the language kept', async () => {
  expect(await led('/admin')).toEqual([303, 'https://admin.example.com/admin?brand=acme']);
  expect(await led('/de/admin/brands/acme?find=pages+jobs')).toEqual([
    303,
    'https://admin.example.com/de/admin/brands/acme?find=pages+jobs&brand=acme',
  ]);
  expect(await led('/admin', { brand: draft })).toEqual([303, 'https://admin.example.com/admin?brand=draft']);
});

it('leads to the site where there is no workspace, and says so where there is neither', async () => {
  expect(await led('/admin/jobs?page=2', { adminHost: null })).toEqual([303, 'https://acme.example/admin/jobs?page=2']);
  expect(await led('/admin', { adminHost: null, brand: draft })).toEqual([404, undefined]);
});

it('makes a client-side navigation go there itself', async () => {
  expect(await led('/_next/data/build/admin.json')).toEqual([404, undefined]);
});

it('leaves other pages alone', async () => {
  expect(await led('/jobs')).toBeNull();
  expect(await led('/dashboard')).toBeNull();
  expect(await led('/_next/data/other/admin.json')).toBeNull();
});
