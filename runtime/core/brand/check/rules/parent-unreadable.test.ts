import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { parentUnreadable } from './parent-unreadable.ts';

it('accepts a sound parent', () => {
  expect(report(parentUnreadable, { extends: 'family' }, { others: { family: { abstract: true } } })).toEqual([]);
});

it('names the parent that has to be fixed', () => {
  expect(report(parentUnreadable, { extends: 'family' }, { others: { family: { extends: 'nobody' } } })).toEqual([
    'brands/acme.json:2:14  error  PARENT_UNREADABLE  /extends\n  "family", which this extends, extends a document that does not exist. Fix brands/family.json first; until then this brand keeps its last good revision.',
  ]);
});
