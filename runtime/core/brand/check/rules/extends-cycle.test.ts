import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { extendsCycle } from './extends-cycle.ts';

it('accepts a chain that ends', () => {
  expect(report(extendsCycle, { extends: 'family' }, { others: { family: { abstract: true } } })).toEqual([]);
});

it('names the ring', () => {
  expect(report(extendsCycle, { extends: 'family' }, { others: { family: { extends: 'acme' } } })).toEqual([
    'brands/acme.json:2:14  error  EXTENDS_CYCLE  /extends\n  These documents extend each other in a circle: acme -> family -> acme. One of them must extend "default".',
  ]);
});

it('says that a document extends itself', () => {
  expect(report(extendsCycle, { extends: 'acme' })).toEqual([
    'brands/acme.json:2:14  error  EXTENDS_CYCLE  /extends\n  The document extends itself. Let it extend "default", or another document.',
  ]);
});
