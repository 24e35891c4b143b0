import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSchema, type Schema } from './resolved-schema.ts';

const boards = [
  'default',
  'demo',
  'harbor-ledger',
  'on-air-careers',
  'rheinblick',
  'stacks-and-shelves',
  'stadtwerke-boerse',
];
const families = ['trade-board', 'us-newspaper'];
/** Named explicitly, so that adding brands of one's own does not break this test. */
const brands = new Map<string, Schema>(
  [...boards, ...families].map((id) => [
    id,
    JSON.parse(readFileSync(new URL(`../brands/${id}.json`, import.meta.url), 'utf8')),
  ]),
);

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inner, key) => (isSchema(inner) ? inner[key] : undefined), value);

/** A home page's regions and widget names: what distinguishes its layout. */
const shapeOf = (home: unknown): string =>
  Object.entries(isSchema(home) ? home : {})
    .flatMap(([region, list]) =>
      Array.isArray(list) ? [`${region}: ${list.map((placement) => at(placement, 'widget')).join(' ')}`] : [],
    )
    .sort()
    .join('; ');

describe('the shipped brands', () => {
  it('are a root, a demo, two families and five boards', () => {
    expect([...brands].filter(([, brand]) => brand.abstract === true).map(([id]) => id)).toEqual(families);
  });

  it('have start pages of which no two are alike', () => {
    const shapes = [...brands.values()].flatMap((brand) => shapeOf(at(brand, 'pages', 'home')) || []);
    expect(new Set(shapes).size).toBe(7);
  });

  it('name eight cities where the newspaper suggests places', () => {
    expect(at(brands.get('harbor-ledger'), 'search', 'geoInfo')).toHaveLength(8);
  });

  it('give every document its schema for editors', () => {
    for (const [id, brand] of brands) expect(brand.$schema, id).toBe('../schemas/brand.schema.json');
  });

  it('show every widget there is, in the demo or where the root has another in its place', () => {
    const pages = ['default', 'demo'].flatMap((id) => Object.values((at(brands.get(id), 'pages') ?? {}) as Schema));
    const shown = pages.flatMap((page) =>
      Object.values(page as Schema).flatMap((region) =>
        Array.isArray(region) ? region.map(({ widget }) => widget) : [],
      ),
    );
    const present = readdirSync(new URL('../widgets/', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name);
    expect(present.filter((name) => !shown.includes(name))).toEqual([]);
  });
});
