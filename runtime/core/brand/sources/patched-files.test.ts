import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWorkshop } from '../check/workshop.ts';
import type { JsonObject } from './json.ts';
import { type BrandSource, chainOf, parseSource } from './layers.ts';
import { parseFile } from './parse-file.ts';
import { patchedFiles } from './patched-files.ts';
import { readSource } from './read-source.ts';

const root = resolve(import.meta.dirname, '../../../..');
const { resolver } = openWorkshop(root);

const bytes = (text: string) => new TextEncoder().encode(text);
const PARENT = parseSource(
  'default',
  'brands/default.json',
  bytes('{ "site": { "name": "Root", "tagline": "Old" }, "a": { "b": 1, "c": 2 } }'),
);

function resolved(source: BrandSource, sources: ReadonlyMap<string, BrandSource>, patch?: JsonObject) {
  const walk = chainOf(source, (id) => sources.get(id));
  if ('fault' in walk) throw new Error(walk.fault.kind);
  return resolver.resolve(walk.chain, patch);
}

/** The source with the files written anew. */
function rewritten(source: BrandSource, files: ReturnType<typeof patchedFiles>): BrandSource {
  const textOf = (file: string, text: string) => files.find((one) => one.file === file)?.text ?? text;
  const parts = source.parts?.map(({ file, text }) => ({ file, ...parseFile(bytes(textOf(file, text))) }));
  return parseSource(source.id, source.file, bytes(textOf(source.file, source.text)), parts ?? []);
}

const TEXT = `{
  "version": 1,
  "site": { "name": "Acme", "hosts": ["acme.example"] },
  "a": {
    "b": 5
  },
  "z": [1, 2]
}
`;

function written(patch: JsonObject, text = TEXT) {
  const source = parseSource('acme', 'brands/acme.json', bytes(text));
  const sources = new Map([PARENT, source].map((one) => [one.id, one]));
  const before = resolved(source, sources, patch);
  const files = patchedFiles(before, patch);
  const after = rewritten(source, files);
  expect(resolved(after, new Map([...sources, ['acme', after]])).document).toEqual(before.document);
  return files.map((file) => file.text);
}

describe('a patch in the file of its brand', () => {
  it('leaves everything else as it is written', () => {
    expect(written({ site: { name: 'Zeta' }, z: [3] })).toEqual([
      TEXT.replace('"Acme"', '"Zeta"').replace('[1, 2]', '[\n    3\n  ]'),
    ]);
    expect(written({})).toEqual([]);
  });

  it('takes away what the file says, and with a word what a parent says', () => {
    expect(written({ z: null, a: { c: null } })).toEqual([
      TEXT.replace('    "b": 5\n', '    "b": 5,\n    "c": null\n').replace(',\n  "z": [1, 2]', ''),
    ]);
    expect(written({ a: { b: null } })).toEqual([TEXT.replace('"b": 5', '"b": null')]);
  });

  it('puts a new key where it stands in the document', () => {
    const [text = ''] = written({ site: { tagline: 'New' } });
    expect(Object.keys(JSON.parse(text).site)).toEqual(['name', 'tagline', 'hosts']);
  });

  it('goes into the part that has the setting, or most of what is around it', () => {
    const part = { file: 'brands/acme/pages.json', ...parseFile(bytes('{ "pages": { "home": { "path": "/" } } }')) };
    const source = parseSource('acme', 'brands/acme.json', bytes('{ "version": 1, "pages": {} }'), [part]);
    const sources = new Map([PARENT, source].map((one) => [one.id, one]));
    const patch = { pages: { home: { path: '/home', title: 'Home' } }, site: { name: 'Acme' } };
    const files = patchedFiles(resolved(source, sources, patch), patch);
    expect(files.map(({ file, text }) => [file, JSON.parse(text)])).toEqual([
      ['brands/acme.json', { version: 1, pages: {}, site: { name: 'Acme' } }],
      ['brands/acme/pages.json', { pages: { home: { path: '/home', title: 'Home' } } }],
    ]);
  });
});

describe('the shipped brands', async () => {
  const directory = join(root, 'brands');
  const ids = readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'));
  const read = await Promise.all(ids.map((id) => readSource(directory, id)));
  const sources = new Map(read.flatMap((source) => (source ? [[source.id, source] as const] : [])));

  it.each(ids)('say the same with a patch in their files: %s', (id) => {
    const source = sources.get(id);
    if (source === undefined) throw new Error('There is no file.');
    const { document } = resolved(source, sources);
    const [page = 'home', other = 'jobs'] = Object.keys(document.pages as JsonObject);
    const patch: JsonObject = {
      features: { blog: true, rss: false },
      site: { tagline: { en: 'New' }, logo: null, legal: { imprint: null } },
      pages: {
        [page]: { title: { en: 'Changed' } },
        [other]: null,
        fair: { path: '/fair', layout: 'single', main: [] },
      },
      navigation: { main: [{ label: 'Fair', page: 'fair' }] },
      theme: { primary: '#123456' },
    };
    const before = resolved(source, sources, patch);
    const after = rewritten(source, patchedFiles(before, patch));
    expect(resolved(after, new Map([...sources, [id, after]])).document).toEqual(before.document);
  });
});
