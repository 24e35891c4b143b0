import { expect, it } from 'vitest';
import { testBrand } from '../../backend/testing/backend.ts';
import { canonicalOrigin, unreachable } from './site-origin.ts';

const named = testBrand('named');
const nameless = testBrand('nameless', ({ site }) => {
  site.hosts = [];
});
const draft = testBrand('draft', ({ site }) => {
  site.hosts = [];
  site.status = 'draft';
});
const root = testBrand('default', ({ site }) => {
  site.hosts = [];
});
const all = [named, nameless, draft, root];
const place = { demo: false, brand: null, port: 3025 };

it('is the first host of a brand, else an address at which this machine answers', () => {
  expect([
    canonicalOrigin(named, place),
    canonicalOrigin(nameless, place),
    canonicalOrigin(nameless, { ...place, brand: 'nameless' }),
  ]).toEqual(['https://named.example', 'http://nameless.localhost:3025', 'http://localhost:3025']);
});

it('is missed at the start, brand by brand, unless the server is tried out', () => {
  const sentence =
    'The brand "nameless" names no host: links in its mails lead to http://nameless.localhost:3025, which is this machine alone. Name one in "site.hosts" of brands/nameless.json.';
  expect(unreachable(all, place)).toEqual([sentence]);
  expect(unreachable(all, { ...place, brand: 'nameless' })).toEqual([
    sentence.replace('nameless.localhost', 'localhost'),
  ]);
  expect(unreachable(all, { ...place, brand: 'named' })).toEqual([]);
  expect(unreachable(all, { ...place, demo: true })).toEqual([]);
});
