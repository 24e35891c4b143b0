import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBrandSchema } from './check/schema.ts';
import { compileBrand } from './compile.ts';
import { HostTable, normalizeHost } from './host-table.ts';
import { isObject, type JsonObject } from './sources/json.ts';
import { mergePatch } from './sources/merge.ts';

const root = resolve(import.meta.dirname, '../../..');
const schema = loadBrandSchema(resolve(root, 'schemas'));
const base: unknown = JSON.parse(readFileSync(resolve(root, 'brands/default.json'), 'utf8'));

function brand(id: string, site: JsonObject) {
  const verdict = schema.judge(mergePatch(isObject(base) ? structuredClone(base) : {}, { site }));
  if (!('document' in verdict)) throw new Error(JSON.stringify(verdict.errors));
  return compileBrand(verdict.document, id);
}

describe('HostTable', () => {
  it('answers on the canonical host, sends others there and knows <id>.localhost', () => {
    const table = new HostTable();
    const acme = brand('acme', { hosts: ['jobs.acme.example', 'www.acme.example'] });
    table.set(acme);
    expect(table.find('JOBS.acme.example:3025')).toEqual({ brand: acme });
    expect(table.find('www.acme.example.')).toEqual({ redirectTo: 'jobs.acme.example' });
    expect(table.find('acme.localhost:3025')).toEqual({ brand: acme });
    expect(table.find('other.example')).toBeUndefined();
    expect(table.find('other.localhost')).toBeUndefined();
  });

  it('serves a draft at <id>.localhost alone', () => {
    const table = new HostTable();
    const acme = brand('acme', { hosts: ['jobs.acme.example'], status: 'draft' });
    table.set(acme);
    expect(table.find('jobs.acme.example')).toBeUndefined();
    expect(table.find('acme.localhost')).toEqual({ brand: acme });
  });

  it('gives up the hosts of a revision that is gone', () => {
    const table = new HostTable();
    table.set(brand('acme', { hosts: ['old.example'] }));
    table.set(brand('acme', { hosts: ['new.example'] }));
    expect(table.owner('old.example')).toBeUndefined();
    expect(table.owner('new.example')).toBe('acme');
    table.delete('acme');
    expect(table.owner('new.example')).toBeUndefined();
    expect(table.list()).toEqual([]);
  });

  it.each([
    ['[::1]:80', '[::1]'],
    [' A.example ', 'a.example'],
    ['a.example:', 'a.example'],
    ['', ''],
    ['__proto__', '__proto__'],
  ])('reads the host %j as %j', (host, name) => {
    expect(normalizeHost(host)).toBe(name);
    expect(new HostTable().find(host)).toBeUndefined();
  });
});
