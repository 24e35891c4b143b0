import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { looseObject, upload } from '../database/schema/uploads.ts';
import { inTransaction } from '../database/transaction.ts';
import type { UploadPurpose } from '../graphql.generated.ts';
import type { Scope } from '../scope.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { insertPerson, type Person } from '../testing/people.ts';
import { testUploads } from '../testing/uploads.ts';
import { publicAddress } from './public-address.ts';
import { pdf, picture } from './testing/files.ts';
import { formOf, uploadServer } from './testing/form.ts';
import { dropUploads, hideUploads, keepUploads, publishUploads } from './use-uploads.ts';

const settings = testUploads();
const api = testBackend([testBrand('acme'), testBrand('rhein')], { uploads: settings });
const server = uploadServer(api);
let person: Person['headers'];
let me: number;
let other: number;

beforeAll(async () => {
  ({ headers: person, id: me } = await insertPerson(api));
  ({ id: other } = await insertPerson(api));
});
beforeEach(async () => {
  await api.db.delete(everyBrand(upload));
  await api.db.delete(looseObject);
});

const inside = <T>(work: (scope: Scope) => Promise<T>, frontend = 'acme') =>
  inTransaction(api.pool, (client) => work({ db: drizzle(client), frontend }));

const objects = () =>
  readdirSync(path.join(settings.folder, 'objects'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.length > 40,
  );

async function sent(purpose: UploadPurpose = 'ATTACHMENT', headers: Record<string, string> = {}): Promise<string> {
  const bytes = purpose === 'ATTACHMENT' ? pdf() : await picture('png');
  return String((await server.send(formOf(bytes, { purpose }), headers)).file.id);
}

describe('a picture of somebody with an account', () => {
  it.each([
    ['PHOTO', 'webp', 800, { small: 160 }],
    ['LOGO', 'png', 800, { small: 200 }],
    ['COVER', 'webp', 2000, { medium: 1000, small: 500 }],
    ['GALLERY', 'webp', 2000, { small: 600 }],
  ] as const)('is kept in the sizes of a %s', async (purpose, as, width, variants) => {
    const bytes = await picture('jpeg', 3000, 1500);
    const { file } = await server.send(formOf(bytes, { purpose, filename: 'a.jpg' }), person);
    expect(file).toMatchObject({ type: `image/${as}`, name: `a.${as}`, width, height: width / 2 });
    expect(file.variants).toEqual(
      Object.entries(variants).map(([name, of]) => ({
        name,
        width: of,
        height: of / 2,
        url: expect.stringMatching(new RegExp(`^/files/\\d+-${name}-`)),
      })),
    );
    const [variant] = Array.isArray(file.variants) ? file.variants : [];
    const opened = await api.backend.services.uploads.open('acme', variant.url);
    if (opened === null || opened === 'expired') throw new Error('The variant is not there.');
    const bytesOfVariant = await buffer(await opened.read());
    expect(bytesOfVariant.length).toBe(opened.size);
    expect((await sharp(bytesOfVariant).metadata()).format).toBe(as);
    expect(await api.db.select().from(everyBrand(upload))).toMatchObject([
      { ownerId: me, tokenHash: null, id: Number(file.id) },
    ]);
  });

  it('cannot be a PDF', async () => {
    const { code, message } = await server.send(formOf(pdf(), { purpose: 'LOGO' }), person);
    expect([code, message]).toEqual([
      'UPLOAD_TYPE_REFUSED',
      'This file is of type pdf. You can upload jpg (jpeg), png, webp.',
    ]);
  });
});

describe('a form', () => {
  it('keeps what it uses, in its order', async () => {
    const ids = [await sent(), await sent()].reverse();
    const rows = await inside((scope) => keepUploads(scope, { ids, ownerId: null, purpose: 'ATTACHMENT' }));
    expect(rows.map(({ id }) => id)).toEqual(ids.map((id) => Number.parseInt(id, 10)));
    expect((await api.db.select().from(everyBrand(upload))).map(({ state }) => state)).toEqual(['kept', 'kept']);
  });

  it('keeps nothing when it is not saved', async () => {
    const ids = [await sent()];
    const failing = inside(async (scope) => {
      await keepUploads(scope, { ids, ownerId: null, purpose: 'ATTACHMENT' });
      throw new Error('not saved');
    });
    await expect(failing).rejects.toThrow('not saved');
    expect(await api.db.select().from(everyBrand(upload))).toMatchObject([{ state: 'temporary' }]);
  });

  it('uses a file of an account again, and one of a guest only once', async () => {
    const own = { ids: [await sent('LOGO', person)], ownerId: me, purpose: 'LOGO' } as const;
    await inside((scope) => keepUploads(scope, own));
    await inside((scope) => keepUploads(scope, own));
    const guests = { ids: [await sent()], ownerId: null, purpose: 'ATTACHMENT' } as const;
    await inside((scope) => keepUploads(scope, guests));
    await expect(inside((scope) => keepUploads(scope, guests))).rejects.toThrow('UPLOAD_UNKNOWN');
  });

  it.each<[string, (ids: { guest: string; own: string }) => Parameters<typeof keepUploads>[1], string?]>([
    [
      'of a guest without proof',
      ({ guest }) => ({ ids: [guest.split('.')[0] ?? ''], ownerId: null, purpose: 'ATTACHMENT' }),
    ],
    [
      'of a guest with the proof of another',
      ({ guest }) => ({
        ids: [`${guest.split('.')[0]}.${'a'.repeat(22)}`],
        ownerId: null,
        purpose: 'ATTACHMENT',
      }),
    ],
    ['of another person', ({ own }) => ({ ids: [own], ownerId: other, purpose: 'LOGO' })],
    ['of a person, by a guest', ({ own }) => ({ ids: [own], ownerId: null, purpose: 'LOGO' })],
    ['sent for something else', ({ own }) => ({ ids: [own], ownerId: me, purpose: 'PHOTO' })],
    ['of another brand', ({ own }) => ({ ids: [own], ownerId: me, purpose: 'LOGO' }), 'rhein'],
    ['that never was', () => ({ ids: ['999999999'], ownerId: me, purpose: 'LOGO' })],
    ['with a number that is none', () => ({ ids: ['1 or 1=1'], ownerId: me, purpose: 'LOGO' })],
  ])('cannot use a file %s', async (_, use, brand) => {
    const ids = { guest: await sent(), own: await sent('LOGO', person) };
    await expect(inside((scope) => keepUploads(scope, use(ids)), brand)).rejects.toMatchObject({
      extensions: { code: 'UPLOAD_UNKNOWN' },
    });
    expect((await api.db.select().from(everyBrand(upload))).map(({ state }) => state)).toEqual([
      'temporary',
      'temporary',
    ]);
  });
});

describe('a file in public', () => {
  const open = (brand: string, path: string) => api.backend.services.uploads.open(brand, path);

  it('is there on every brand at an address that stays, until it is hidden', async () => {
    const id = Number(await sent('LOGO', person));
    const [row] = await api.db.select().from(everyBrand(upload));
    const addresses = ['', 'small'].map((variant) => publicAddress({ key: row?.key ?? '', variant }));
    expect(addresses[1]).toMatch(/^\/files\/public\/[0-9a-f]{40}-small$/);
    const seen = () => Promise.all(addresses.map((path) => open('rhein', path)));
    expect(await seen()).toEqual([null, null]);
    await inside(async (scope) => {
      await keepUploads(scope, { ids: [String(id)], ownerId: me, purpose: 'LOGO' });
      await publishUploads(scope, [id]);
    });
    expect(await seen()).toMatchObject([
      { type: 'image/png', maxAge: 300, isPublic: true },
      { type: 'image/png', maxAge: 300, isPublic: true },
    ]);
    expect(await open('acme', `${addresses[0]}-huge`)).toBeNull();
    await inside((scope) => hideUploads(scope, [id]), 'rhein');
    expect(await seen()).not.toContain(null);
    await inside((scope) => hideUploads(scope, [id]));
    expect(await seen()).toEqual([null, null]);
  });

  it('is never one that the sweep may take', async () => {
    const id = Number(await sent('LOGO', person));
    await expect(inside((scope) => publishUploads(scope, [id]))).rejects.toMatchObject({
      cause: { constraint: 'upload_in_public_is_kept' },
    });
  });
});

describe('the sweep', () => {
  const sweep = (hours: number) => api.backend.services.uploads.sweep(new Date(Date.now() + hours * 3_600_000));

  it('takes what nothing used for a day, its variants too, and leaves the rest', async () => {
    await sweep(48);
    const kept = await sent('LOGO', person);
    await inside((scope) => keepUploads(scope, { ids: [kept], ownerId: me, purpose: 'LOGO' }));
    const before = objects();
    await sent('COVER', person);
    expect(objects().length).toBe(before.length + 3);
    expect(await sweep(23)).toEqual({ uploads: 0, objects: 0, parts: 0 });
    expect(await sweep(25)).toEqual({ uploads: 1, objects: 3, parts: 0 });
    expect(objects()).toEqual(before);
    expect(await api.db.select().from(everyBrand(upload))).toMatchObject([{ id: Number(kept) }]);
    expect(await api.db.select().from(looseObject)).toEqual([]);
  });

  it('takes what a saved thing let go, at once', async () => {
    const id = Number(await sent('LOGO', person));
    const before = objects().length;
    await inside((scope) => dropUploads(scope, [id]), 'rhein');
    expect(await sweep(0)).toMatchObject({ objects: 0 });
    await inside((scope) => dropUploads(scope, [id]));
    expect(await sweep(0)).toMatchObject({ objects: 2 });
    expect(objects().length).toBe(before - 2);
  });

  it('takes objects whose process ended before their row, and names without an object', async () => {
    await api.db.insert(looseObject).values({ key: '00/nothing', since: new Date(Date.now() - 1_800_000) });
    expect(await sweep(0)).toMatchObject({ objects: 0 });
    expect(await sweep(1)).toMatchObject({ objects: 1 });
  });

  it('passes when another process is at it', async () => {
    await api.db.insert(looseObject).values({ key: '00/nothing', since: new Date(0) });
    const other = await api.pool.connect();
    await other.query('select pg_advisory_lock(3025006)');
    expect(await sweep(0)).toMatchObject({ objects: 0 });
    await other.query('select pg_advisory_unlock(3025006)');
    other.release();
    expect(await sweep(0)).toMatchObject({ objects: 1 });
    expect(existsSync(path.join(settings.folder, 'objects/00/nothing'))).toBe(false);
  });
});
