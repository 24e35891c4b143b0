/** Each mistake is reported once, at its location, with its code. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BrandSource, parseSource, ROOT_ID } from '../sources/layers.ts';
import { lineAndColumn } from '../sources/position.ts';
import { mistakes } from '../testing/mistakes.ts';
import { Checkup } from './checkup.ts';
import { engineCodes } from './engine-codes.ts';
import { rules } from './rules.ts';
import { openWorkshop } from './workshop.ts';

const tree = resolve(import.meta.dirname, '../../../..');
const workshop = openWorkshop(tree);
const root = parseSource(ROOT_ID, 'brands/default.json', readFileSync(join(tree, 'brands/default.json')));

function examine(
  text: string | Uint8Array,
  { id = 'acme', others = {} }: { id?: string; others?: Record<string, string> } = {},
) {
  const documents = { ...others, [id]: text };
  const sources = new Map<string, BrandSource>([[ROOT_ID, root]]);
  for (const [name, content] of Object.entries(documents)) {
    sources.set(name, parseSource(name, `brands/${name}.json`, Buffer.from(content)));
  }
  const hostOwner = (host: string) => (host === 'taken.example' ? 'zeta' : undefined);
  return new Checkup({ ...workshop, sources, hostOwner }).examine(id);
}

const LACKING = ['MISSING_HOST', 'CONTACT_WITHOUT_ADDRESS'];

const looked = new Map<string, ReturnType<typeof examine>>();

/** The findings for a marked text, which is examined once. */
function lookAt(marked: string): ReturnType<typeof examine> {
  const found = looked.get(marked) ?? examine(marked.replaceAll('¦', ''));
  looked.set(marked, found);
  return found;
}

/**
 * `brands/acme.json:line:column CODE` of each finding; what every document here lacks, a host or an address for messages,
 * is left out.
 */
const places = ({ findings }: ReturnType<typeof examine>): string[] =>
  findings
    .filter(({ code }) => !LACKING.includes(code))
    .map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);

/** The findings that a marked text expects. */
function promised(codes: string, marked: string): string[] {
  const parts = marked.split('¦');
  return codes.split(' ').map((code, index) => {
    const { line, column } = lineAndColumn(parts.join(''), parts.slice(0, index + 1).join('').length);
    return `brands/acme.json:${line}:${column} ${code}`;
  });
}

describe('a mistake', () => {
  it.each(mistakes)('is reported once: %s in %s', (codes, marked) => {
    expect(places(lookAt(marked))).toEqual(promised(codes, marked));
  });

  it('of the file itself, its name or its parents is reported once', () => {
    expect(places(examine(Buffer.from('{ "site": { "name": "Caf\xe9" } }', 'latin1')))).toEqual([
      'brands/acme.json:1:25 NOT_UTF8',
    ]);
    expect(places(examine('{}', { id: 'A_B' }))).toEqual(['brands/A_B.json:1:1 INVALID_BRAND_ID']);
    const child = '{ "extends": "family" }';
    expect(places(examine(child, { others: { family: '{ "thema": {}, "abstract": true }' } }))).toEqual([
      'brands/acme.json:1:14 PARENT_BROKEN',
    ]);
    const site = '{ "site": { "name": "Acme Jobs" } }';
    expect(places(examine(site, { others: { zeta: site } }))).toEqual(['brands/acme.json:1:21 COPIED_IDENTITY']);
    expect(places(examine(child, { others: { family: '{' } }))).toEqual(['brands/acme.json:1:14 PARENT_UNREADABLE']);
  });

  it('of every kind is in the collection', () => {
    const elsewhere = [
      ...LACKING,
      'COPIED_IDENTITY',
      'UNREADABLE_FILE',
      'NOT_UTF8',
      'INVALID_BRAND_ID',
      'PARENT_UNREADABLE',
      'PART_MISFIT',
      'FILE_ONLY',
      // Every setting has an effect today.
      'SETTING_NOT_YET_EFFECTIVE',
    ];
    const collected = new Set([...mistakes.flatMap(([codes]) => codes.split(' ')), ...elsewhere]);
    expect(rules.map(({ code }) => code).filter((code) => !collected.has(code))).toEqual([]);
    expect(engineCodes.map(({ code }) => code)).toEqual(['PARENT_BROKEN', 'PATCH_SUSPENDED', 'FOLDERS_DIFFER']);
  });

  it('against every keyword of the schema is in the collection', () => {
    const broken = mistakes.flatMap(([, marked]) => {
      const { resolved } = lookAt(marked);
      const verdict = resolved && workshop.schema.judge(resolved.document);
      return verdict !== undefined && 'errors' in verdict ? verdict.errors.map(({ keyword }) => keyword) : [];
    });
    expect([...new Set(broken)].sort()).toEqual([
      'additionalProperties',
      'anyOf',
      'enum',
      'exclusiveMinimum',
      'format',
      'maxItems',
      'maxLength',
      'maxProperties',
      'maximum',
      'minItems',
      'minLength',
      'minProperties',
      'minimum',
      'pattern',
      'propertyNames',
      'required',
      'type',
      'uniqueItems',
    ]);
  });
});
