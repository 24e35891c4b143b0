import { expect, it } from 'vitest';
import { findingsAt, innerDifferences, originAt, shortValue, withValue } from './values.ts';

it('sets and takes values without touching the rest', () => {
  const document = { site: { name: 'A', social: {} }, features: { blog: false } };
  const changed = withValue(document, ['features', 'blog'], true);
  expect(changed).toEqual({ site: { name: 'A', social: {} }, features: { blog: true } });
  expect(changed.site).toBe(document.site);
  expect(withValue(document, ['site', 'name'], undefined)).toEqual({ site: { social: {} }, features: { blog: false } });
  expect(withValue({}, ['a', 'b', 'c'], 1)).toEqual({ a: { b: { c: 1 } } });
});

it('names the last layer that had a part in an object', () => {
  const origins = [
    { pointer: '/a/x', layer: 'brand', file: 'brands/acme.json', line: 3 },
    { pointer: '/a/y', layer: 'default', file: 'brands/default.json', line: 9 },
    { pointer: '/ab', layer: 'switch', file: 'runtime patch', line: 1 },
  ];
  expect(originAt(origins, ['a'])?.layer).toBe('brand');
  expect(originAt(origins, ['a', 'y'])?.line).toBe(9);
  expect(originAt(origins, ['b'])).toBeUndefined();
});

it('finds what is said of a value and of its parts', () => {
  const finding = (pointer: string) => ({
    code: 'X',
    severity: 'error',
    file: '',
    line: 1,
    pointer,
    message: '',
    explanation: null,
    allowed: null,
    suggestion: null,
    fix: null,
  });
  const all = [finding('/a'), finding('/a/0/b'), finding('/ab')];
  expect(findingsAt(all, ['a']).map(({ pointer }) => pointer)).toEqual(['/a', '/a/0/b']);
});

it('cuts long values', () => {
  expect(shortValue({ a: 'x'.repeat(300) })).toHaveLength(200);
  expect([shortValue('a'), shortValue(true), shortValue(null)]).toEqual(['a', 'true', 'null']);
});

it('looks into an object that is new, if it is small', () => {
  const fields = { a: { hidden: true }, 'b/c': { label: 'B' } };
  expect(innerDifferences({ pointer: '/fields', before: null, after: fields })).toEqual([
    { pointer: '/fields/a/hidden', before: null, after: true },
    { pointer: '/fields/b~1c/label', before: null, after: 'B' },
  ]);
  const many = Object.fromEntries([...'abcdefghijklmn'].map((key) => [key, 1]));
  const large = { pointer: '/fields', before: null, after: many };
  expect(innerDifferences(large)).toEqual([large]);
  const empty = { pointer: '/fields', before: null, after: {} };
  expect(innerDifferences(empty)).toEqual([empty]);
});

it('looks into lists of as many objects, and leaves others whole', () => {
  const before = [{ widget: 'hero' }, { widget: 'latest-jobs', props: { count: 5, links: [{ url: '/a' }] } }];
  const after = [{ widget: 'hero' }, { widget: 'latest-jobs', props: { count: 8, links: [{ url: '/b' }] } }];
  expect(innerDifferences({ pointer: '/pages/home/main', before, after })).toEqual([
    { pointer: '/pages/home/main/1/props/count', before: 5, after: 8 },
    { pointer: '/pages/home/main/1/props/links/0/url', before: '/a', after: '/b' },
  ]);
  const longer = { pointer: '/pages/home/main', before, after: [...after, { widget: 'notice' }] };
  expect(innerDifferences(longer)).toEqual([longer]);
  const texts = { pointer: '/locales/supported', before: ['en', 'de'], after: ['en', 'fr'] };
  expect(innerDifferences(texts)).toEqual([texts]);
});
