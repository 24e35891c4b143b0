import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { parseText } from './parse-file.ts';
import { divided, inBoth, withParts } from './parts.ts';

const file = (value: JsonObject) => parseText(JSON.stringify(value));
const part = (name: string, value: JsonObject) => ({ file: `brands/acme/${name}.json`, ...file(value) });

const own = { version: 1, site: { name: 'Acme' }, pages: { home: { title: { en: 'Home' } } }, theme: null };
const pages = part('pages', { $schema: 'x', pages: { team: { path: '/team' } }, theme: { radius: 'none' } });
const prices = part('prices', { prices: { currency: 'EUR' }, pages: { team: { path: '/other', title: 'Team' } } });

describe('a document with parts', () => {
  it('has what all of them set; the own file counts first, then the first part', () => {
    const { value, main } = withParts(file(own), [pages, prices]);
    expect(value).toEqual({
      ...own,
      pages: { ...own.pages, team: { path: '/team', title: 'Team' } },
      prices: { currency: 'EUR' },
    });
    expect(main).toEqual(own);
  });

  it('cannot be read if one of them cannot', () => {
    expect(withParts(file(own), [pages, { ...prices, value: undefined }]).value).toBeUndefined();
    expect(withParts(parseText('{'), [pages]).value).toBeUndefined();
  });

  it('is cut into the same parts again', () => {
    const { value = {} } = withParts(file(own), [pages]);
    const changed = { ...value, site: { name: 'Zeta' } };
    const { rest, parted } = divided(changed, [pages, part('gone', { alerts: { promptDays: 3 } })]);
    expect(rest).toEqual({ ...own, site: { name: 'Zeta' }, theme: undefined });
    expect(parted.map(({ value: set }) => set)).toEqual([{ pages: { team: { path: '/team' } }, theme: null }]);
  });
});

describe('what two objects have both', () => {
  it('is a list of settings, not of the objects around them', () => {
    const left = { pages: { home: { title: 'A', layout: 'wide' } }, site: {}, theme: { radius: 'none' } };
    const right = { pages: { home: { title: 'B', path: '/' } }, site: { name: 'C' }, theme: null };
    expect(inBoth(left, right)).toEqual([['pages', 'home', 'title'], ['theme']]);
  });
});
