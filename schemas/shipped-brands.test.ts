import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSchema, type Schema } from './resolved-schema.ts';

const folder = new URL('../brands/', import.meta.url);
const brands = new Map<string, Schema>(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, -5), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]),
);

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inner, key) => (isSchema(inner) ? inner[key] : undefined), value);

/** A start page as regions and widget names: what makes it look like no other. */
const shapeOf = (home: unknown): string =>
  Object.entries(isSchema(home) ? home : {})
    .flatMap(([region, list]) =>
      Array.isArray(list) ? [`${region}: ${list.map((placement) => at(placement, 'widget')).join(' ')}`] : [],
    )
    .sort()
    .join('; ');

describe('the shipped brands', () => {
  it('are a root, a demo, two families and four boards', () => {
    const families = [...brands].filter(([, brand]) => brand.abstract === true).map(([id]) => id);
    expect(families).toEqual(['trade-board', 'us-newspaper']);
    expect([...brands.keys()].filter((id) => !families.includes(id))).toEqual([
      'default',
      'demo',
      'harbor-ledger',
      'on-air-careers',
      'rheinblick',
      'stacks-and-shelves',
    ]);
  });

  it('have start pages of which no two are alike', () => {
    const shapes = [...brands.values()].flatMap((brand) => shapeOf(at(brand, 'pages', 'home')) || []);
    expect(new Set(shapes).size).toBe(6);
  });

  it('name eight cities where the newspaper suggests places', () => {
    expect(at(brands.get('harbor-ledger'), 'search', 'geoInfo')).toHaveLength(8);
  });

  it('give every document its schema for editors', () => {
    for (const [id, brand] of brands) expect(brand.$schema, id).toBe('../schemas/brand.schema.json');
  });

  it('show every widget there is in the demo', () => {
    const [root, demo] = ['default', 'demo'].map((id) => at(brands.get(id), 'pages'));
    const pages = Object.keys({ ...(root as Schema), ...(demo as Schema) });
    const shown = pages.flatMap((page) => {
      const regions = { ...(at(root, page) as Schema | undefined), ...(at(demo, page) as Schema | undefined) };
      return Object.values(regions).flatMap((region) =>
        Array.isArray(region) ? region.map(({ widget }) => widget) : [],
      );
    });
    const present = readdirSync(new URL('../widgets/', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name);
    expect(present.filter((name) => !shown.includes(name))).toEqual([]);
  });
});
