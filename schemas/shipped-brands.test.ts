import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSource } from '../runtime/core/brand/sources/read-source.ts';
import { isSchema, type Schema } from './resolved-schema.ts';
import { shippedBoards } from './testing/shipped-brands.ts';

const brands = await readShippedBrands();

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inner, key) => (isSchema(inner) ? inner[key] : undefined), value);

/** Documents of boards and families by id, as written, with their parts. */
async function readShippedBrands(): Promise<Map<string, Schema>> {
  const found = new Map<string, Schema>();
  const add = async (id: string) => {
    const document = (await readSource('brands', id))?.value;
    if (found.has(id) || !isSchema(document)) return;
    found.set(id, document);
    if (typeof document.extends === 'string') await add(document.extends);
  };
  for (const id of shippedBoards) await add(id);
  return found;
}

/** Parts of a resume that employers look for. */
const USEFUL = ['job_preferences', 'work_experience', 'education', 'languages', 'skills', 'personal_info'];

/** A home page's regions and widget names: what distinguishes its layout. */
const shapeOf = (home: unknown): string =>
  Object.entries(isSchema(home) ? home : {})
    .flatMap(([region, list]) =>
      Array.isArray(list) ? [`${region}: ${list.map((placement) => at(placement, 'widget')).join(' ')}`] : [],
    )
    .sort()
    .join('; ');

/** A setting of a document, or of its family. */
function inheritedAt(id: string, ...path: string[]): unknown {
  const brand = brands.get(id);
  const family = typeof brand?.extends === 'string' ? brand.extends : null;
  return at(brand, ...path) ?? (family === null ? undefined : inheritedAt(family, ...path));
}

/** Settings of one part of a document, with those of its families. */
const inherited = (id: string, part: string, ...names: string[]): unknown[] =>
  names.map((name) => inheritedAt(id, part, name));

describe('the shipped brands', () => {
  it('are boards, and families that are none', () => {
    const families = [...brands].filter(([, brand]) => brand.abstract === true).map(([id]) => id);
    expect(families.filter((id) => shippedBoards.includes(id))).toEqual([]);
    expect(brands.size).toBe(shippedBoards.length + families.length);
  });

  it('have start pages of which no two are alike', () => {
    const shapes = Map.groupBy(shippedBoards, (id) => shapeOf(at(brands.get(id), 'pages', 'home')));
    expect([...shapes].filter(([shape, ids]) => shape === '' || ids.length > 1)).toEqual([]);
  });

  it('share no pair of typefaces', () => {
    const pairs = Map.groupBy(shippedBoards, (id) => {
      const fonts = inherited(id, 'theme', 'headingFont', 'textFont');
      return fonts.join(' and ');
    });
    expect([...pairs.values()].filter((ids) => ids.length > 1)).toEqual([]);
  });

  it('name eight cities where the newspaper suggests places', () => {
    expect(at(brands.get('harbor-ledger'), 'search', 'geoInfo')).toHaveLength(8);
  });

  it('name eight cities for organizations and none for jobs in the book trade', () => {
    const [jobs, organizations] = ['jobs', 'organizations'].map((listing) =>
      at(brands.get('metiers-du-livre'), 'search', 'geoInfo', listing),
    );
    expect(jobs).toEqual([]);
    expect(organizations).toHaveLength(8);
  });

  it('sell without VAT in the book trade, and ask nobody there for a VAT number', () => {
    expect(inherited('metiers-du-livre', 'features', 'vatNumber')).toEqual([false]);
    expect(inherited('metiers-du-livre', 'prices', 'tax')).toEqual([at(brands.get('default'), 'prices', 'tax')]);
    expect(at(brands.get('default'), 'prices', 'tax', 'rate')).toBe(0);
  });

  it('let employers type the salary, as lists, pages and filters of jobs show it; only the root keeps to ranges', () => {
    const typed = shippedBoards.filter((id) => inheritedAt(id, 'forms', 'job', 'salaryFreeInput') === true);
    expect(typed).toEqual(shippedBoards.filter((id) => id !== 'default'));
  });

  it('take text documents, except the root and those that take PDFs alone', () => {
    const without = shippedBoards.filter((id) => inheritedAt(id, 'uploads', 'documents') !== true);
    const narrow = shippedBoards.filter((id) => {
      const types = inheritedAt(id, 'applications', 'attachments', 'types');
      return Array.isArray(types) && types.join() === 'pdf';
    });
    expect(narrow).toEqual(['campus-bulletin', 'stadtwerke-boerse']);
    expect(without).toEqual([...narrow, 'default'].sort());
  });

  it('ask in the resume wizard for all that makes a resume useful; only the root keeps to what is needed', () => {
    const short = shippedBoards.filter((id) => {
      const order = inheritedAt(id, 'forms', 'resume', 'wizard', 'order');
      return !USEFUL.every((group) => Array.isArray(order) && order.includes(group));
    });
    expect(short).toEqual(['default']);
    expect(inheritedAt('default', 'forms', 'resume', 'wizard', 'order')).toEqual(['job_preferences', 'personal_info']);
  });

  it('have a currency, without which a salary range says too little', () => {
    const without = shippedBoards.filter((id) => !inheritedAt(id, 'prices', 'currency'));
    expect(without).toEqual(['default']);
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
