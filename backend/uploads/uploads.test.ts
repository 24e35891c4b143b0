import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { looseObject, rateLimit, upload } from '../database/schema/uploads.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { testUploads } from '../testing/uploads.ts';
import { archive, deepPicture, moving, pdf, photograph, picture } from './testing/files.ts';
import { formOf, uploadServer } from './testing/form.ts';

const settings = testUploads();
const api = testBackend([testBrand('acme'), testBrand('rhein')], { uploads: settings });
const server = uploadServer(api);

beforeEach(async () => {
  await api.db.delete(everyBrand(upload));
  await api.db.delete(rateLimit);
});

/** Every file below the folder, with its size. */
function onDisk(): Record<string, number> {
  const names = readdirSync(settings.folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => [name, statSync(path.join(settings.folder, name))] as const);
  return Object.fromEntries(files.filter(([, found]) => found.isFile()).map(([name, { size }]) => [name, size]));
}

async function download(url: unknown, brand = 'acme'): Promise<Buffer> {
  const file = await api.backend.services.uploads.open(brand, String(url));
  if (file === null || file === 'expired') throw new Error(`There is nothing at ${url}.`);
  return buffer(await file.read());
}

describe('a file that is taken', () => {
  it('comes back as it was, under a signed address and a random name', async () => {
    const bytes = pdf();
    const { status, file } = await server.send(formOf(bytes, { filename: 'Lebenslauf Übersicht.PDF' }));
    expect(status).toBe(200);
    expect(file).toEqual({
      id: expect.stringMatching(/^\d+\.[\w-]{22}$/),
      name: 'Lebenslauf Übersicht.pdf',
      size: bytes.length,
      type: 'application/pdf',
      width: null,
      height: null,
      url: expect.stringMatching(/^\/files\/\d+--\d{10}-[\w-]{43}$/),
      variants: [],
    });
    expect(await download(file.url)).toEqual(bytes);
    const [row] = await api.db.select().from(everyBrand(upload));
    expect(row).toMatchObject({
      frontend: 'acme',
      ownerId: null,
      purpose: 'ATTACHMENT',
      state: 'temporary',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      key: expect.stringMatching(/^([0-9a-f]{2})\/\1[0-9a-f]{38}$/),
      tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await api.db.select().from(looseObject)).toEqual([]);
  });

  it('may have exactly 50 MB', async () => {
    const { file } = await server.send(formOf(pdf(52_428_800)));
    expect(file.size).toBe(52_428_800);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('may be a %s, whatever it is called', async (as) => {
    const { file } = await server.send(formOf(await picture(as), { filename: 'cv.exe', type: 'text/html' }));
    expect(file).toMatchObject({ type: `image/${as}`, width: 60, height: 40 });
    expect(file.name).toBe(`cv.exe.${as === 'jpeg' ? 'jpg' : as}`);
  });

  it('loses place and camera, and stands as it was held', async () => {
    const sent = await photograph();
    expect(sent.includes('Secretphone')).toBe(true);
    const { file } = await server.send(formOf(sent, { filename: 'me.jpg' }));
    expect(file).toMatchObject({ width: 40, height: 60 });
    const kept = await download(file.url);
    const { exif, orientation } = await sharp(kept).metadata();
    expect([exif, orientation, kept.includes('Secretphone')]).toEqual([undefined, undefined, false]);
  });

  it('is drawn smaller when it is very large', async () => {
    const { file } = await server.send(formOf(await picture('jpeg', 8000, 6000), { filename: 'scan.jpg' }));
    expect(file).toMatchObject({ type: 'image/jpeg', width: 4000, height: 3000 });
  });

  it('loses what hides in a picture', async () => {
    const payload = '<script>alert(document.domain)</script>';
    const sent = Buffer.concat([await picture('png'), Buffer.from(payload)]);
    const { file } = await server.send(formOf(sent, { filename: 'a.png' }));
    expect((await download(file.url)).includes(payload)).toBe(false);
  });

  it('is nobody else’s: another brand does not have it', async () => {
    const { file } = await server.send(formOf(pdf()));
    expect(await api.backend.services.uploads.open('rhein', String(file.url))).toBeNull();
    expect(await api.backend.services.uploads.open('acme', String(file.url).replace(/.$/, '!'))).toBeNull();
  });
});

describe('a file that is refused', () => {
  const html = '<html><script>alert(1)</script></html>';

  it.each([
    ['a page', 'UPLOAD_TYPE_REFUSED', async () => Buffer.from(html)],
    ['a drawing', 'UPLOAD_TYPE_REFUSED', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a gif', 'UPLOAD_TYPE_REFUSED', () => picture('gif')],
    ['a program', 'UPLOAD_TYPE_REFUSED', async () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['an archive', 'UPLOAD_TYPE_REFUSED', async () => archive()],
    ['a page that goes on as a PDF', 'UPLOAD_TYPE_REFUSED', async () => Buffer.concat([Buffer.from(html), pdf()])],
    ['a PDF that goes on as a page', 'UPLOAD_TWO_IN_ONE', async () => Buffer.concat([pdf(), Buffer.from(html)])],
    ['a PDF that goes on as an archive', 'UPLOAD_TWO_IN_ONE', async () => Buffer.concat([pdf(), archive()])],
    ['a PDF with an archive in it', 'UPLOAD_TWO_IN_ONE', async () => Buffer.concat([pdf(), archive('%%EOF\n')])],
    ['a PDF that breaks off', 'UPLOAD_DAMAGED', async () => pdf().subarray(0, 60)],
    [
      'a picture that is an archive',
      'UPLOAD_TWO_IN_ONE',
      async () => Buffer.concat([await picture('jpeg'), archive()]),
    ],
    ['half a picture', 'UPLOAD_DAMAGED', async () => (await picture('png', 300, 300)).subarray(0, 300)],
    ['only the beginning of a picture', 'UPLOAD_DAMAGED', async () => (await picture('jpeg')).subarray(0, 30)],
    ['a moving picture', 'UPLOAD_ANIMATED', moving],
    ['51 million pixels', 'UPLOAD_TOO_MANY_PIXELS', () => picture('png', 10_000, 5_100)],
    ['30 million pixels in 16 bits and passes', 'UPLOAD_TOO_MANY_PIXELS', deepPicture],
    ['nothing', 'UPLOAD_EMPTY', async () => Buffer.alloc(0)],
    ['one byte too many', 'UPLOAD_TOO_LARGE', async () => pdf(52_428_801)],
    ['51 MB', 'UPLOAD_TOO_LARGE', async () => pdf(51 * 1024 * 1024)],
    ['40 MB of another kind', 'UPLOAD_TYPE_REFUSED', async () => Buffer.alloc(40 * 1024 * 1024, 'a')],
  ])('is told so in a sentence, and nothing of it stays: %s', async (_, code, make) => {
    const before = onDisk();
    const answer = await server.send(formOf(await make(), { filename: 'cv.pdf', type: 'application/pdf' }));
    expect([answer.status, answer.code]).toEqual([200, code]);
    expect(answer.message).toMatch(/^[A-Z][^<>]+\.$/);
    expect(await api.db.select().from(everyBrand(upload))).toEqual([]);
    expect(onDisk()).toEqual(before);
  });

  it.each([
    ['de', 'Diese Datei ist leer. Bitte wählen Sie eine andere.'],
    ['fr', 'Ce fichier est vide.'],
  ])('is refused in the language of the person: %s', async (locale, message) => {
    expect((await server.send(formOf(Buffer.alloc(0)), { frontend: `acme;${locale}` })).message).toBe(message);
    const busy = await server.send(formOf(pdf(), { purpose: 'LOGO' }), { frontend: `acme;${locale}` });
    expect(busy.message).toMatch(locale === 'de' ? /^Bitte melden Sie sich an/ : /^Veuillez vous connecter/);
  });

  it.each([51, 120])('is too large in chunks of unknown number, too: %i MB', async (size) => {
    const { code } = await server.send(formOf(pdf(size * 1024 * 1024)), { 'transfer-encoding': 'chunked' });
    expect(code).toBe('UPLOAD_TOO_LARGE');
  });

  it('is one that only people with an account may send, before it is read', async () => {
    const { code, message } = await server.send(formOf(Buffer.alloc(3_000_000), { purpose: 'LOGO' }));
    expect([code, message]).toEqual(['UPLOAD_SIGN_IN_REQUIRED', 'Please sign in to upload this file.']);
  });

  it('is the one too many of an hour from one network', async () => {
    const headers = (last: number) => ({ 'x-address': `2001:db8:1:2::${last}` });
    expect((await server.send(formOf(pdf()), headers(1))).code).toBeUndefined();
    await api.db.update(rateLimit).set({ points: 100 });
    const refused = await server.send(formOf(pdf()), headers(2));
    expect(refused.code).toBe('UPLOAD_TOO_OFTEN');
    expect(refused.message).toMatch(
      /^Too many files were uploaded from your network\. Please try again in \d+ minutes\.$/,
    );
    expect((await server.send(formOf(pdf()), { 'x-address': '2001:db8:1:3::1' })).code).toBeUndefined();
    expect(JSON.stringify(await api.db.select().from(rateLimit))).not.toContain('2001:');
  });
});
