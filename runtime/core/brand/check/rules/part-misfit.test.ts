import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { partMisfit } from './part-misfit.ts';

const home = { title: 'Home' };

it('accepts parts that share nothing but the objects around their settings', () => {
  const parts = {
    pages: { $schema: '../../schemas/brand.schema.json', pages: { team: { path: '/team' } } },
    words: { $schema: '../../schemas/brand.schema.json', pages: { team: { title: 'Team' } } },
  };
  expect(report(partMisfit, { $schema: 'x', version: 1, pages: { home } }, { parts })).toEqual([]);
});

it('reports a setting in two files, at the one that does not count', () => {
  const parts = { pages: { pages: { home } }, words: { pages: { home: { layout: 'wide' } } } };
  expect(report(partMisfit, { pages: { home: { title: 'Acme', layout: 'wide' } } }, { parts })).toEqual([
    'brands/acme/pages.json:4:7  error  PART_MISFIT  /pages/home/title\n  This is set in brands/acme.json, too, which counts. Keep one of the two.',
    'brands/acme/words.json:4:7  error  PART_MISFIT  /pages/home/layout\n  This is set in brands/acme.json, too, which counts. Keep one of the two.',
  ]);
  expect(report(partMisfit, {}, { parts: { a: { pages: { home } }, b: { pages: { home } } } })).toEqual([
    'brands/acme/b.json:4:7  error  PART_MISFIT  /pages/home/title\n  This is set in brands/acme/a.json, too, which counts. Keep one of the two.',
  ]);
});

it('reports what only the own file says', () => {
  const parts = { base: { version: 1, extends: 'family' } };
  const others = { family: { abstract: true } };
  expect(report(partMisfit, { version: 1 }, { parts, others })).toEqual([
    'brands/acme/base.json:2:3  error  PART_MISFIT  /version\n  "version" belongs in brands/acme.json, the own file of the brand. Move it there.',
    'brands/acme/base.json:3:3  error  PART_MISFIT  /extends\n  "extends" belongs in brands/acme.json, the own file of the brand. Move it there.',
  ]);
});
