import { expect, it } from 'vitest';
import { createBrowserStore } from './browser-store.ts';
import { asksForFiles, withoutFiles } from './without-files.ts';

const file = { type: 'object', properties: { id: { type: 'string' } }, 'x-purpose': 'attachment' };
const asked = {
  form: 'contact' as const,
  groups: [
    {
      group: 'message',
      fields: [],
      schema: {
        properties: {
          body: { type: 'string' },
          photo: file,
          attachments: { type: 'array', items: file },
          people: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, photo: file } } },
        },
      },
    },
  ],
};

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

function store(storage = memory(), values: { brand?: string; key?: string; now?: () => number } = {}) {
  return createBrowserStore({ brand: 'acme', asked, key: '', storage, now: () => 0, ...values });
}

const answers = { message: { body: 'Hello' } };

it('keeps a draft for one brand, form and thing', async () => {
  const storage = memory();
  expect(await store(storage).save({ answers, step: 'one', version: 0 })).toEqual({
    saved: true,
    draft: { answers, step: 'one', version: 1 },
  });
  expect(await store(storage).load()).toMatchObject({ answers, step: 'one', version: 1 });
  expect(await store(storage, { brand: 'other' }).load()).toBeNull();
  expect(await store(storage, { key: '7' }).load()).toBeNull();
  await store(storage).drop();
  expect(storage.items.size).toBe(0);
});

it('saves nothing over what another tab has saved', async () => {
  const storage = memory();
  await store(storage).save({ answers, step: null, version: 0 });
  expect(await store(storage).save({ answers: {}, step: null, version: 0 })).toMatchObject({
    saved: false,
    draft: { answers, version: 1 },
  });
});

it('keeps no files', () => {
  const all = {
    message: {
      body: 'Hello',
      photo: { id: '1' },
      attachments: [{ id: '2' }],
      people: [{ name: 'Ida', photo: { id: '3' } }],
      unknown: 1,
    },
  };
  expect(withoutFiles(asked, all)).toEqual({
    message: { body: 'Hello', attachments: [], people: [{ name: 'Ida' }], unknown: 1 },
  });
  expect(asksForFiles(asked)).toBe(true);
  expect(asksForFiles({ groups: [{ group: 'a', fields: [], schema: { properties: { body: {} } } }] })).toBe(false);
});

it('forgets after thirty days, and reads nothing that is no draft', async () => {
  const storage = memory();
  await store(storage).save({ answers, step: null, version: 0 });
  expect(await store(storage, { now: () => 31 * 86_400_000 }).load()).toBeNull();
  for (const text of ['', '{', '[]', '{"answers":{"message":1},"version":1,"changed":0}', '{"version":1}']) {
    storage.items.set('np-draft:acme:contact:', text);
    expect(await store(storage).load()).toBeNull();
  }
});
