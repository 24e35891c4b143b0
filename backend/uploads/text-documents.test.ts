import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimit, upload } from '../database/schema/uploads.ts';
import { docxOf, drawLines, writePdf } from '../modules/resumes/import/testing/files.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { testUploads } from '../testing/uploads.ts';
import { docx, field, odt, outside } from './testing/documents.ts';
import { formOf, uploadServer } from './testing/form.ts';

const settings = testUploads();
const open = testBrand('acme', (document) => {
  document.uploads.documents = true;
});
const api = testBackend([open, testBrand('rhein')], { uploads: settings });
const server = uploadServer(api);
const elsewhere = uploadServer(api, 'rhein.example');

beforeEach(async () => {
  await api.db.delete(everyBrand(upload));
  await api.db.delete(rateLimit);
});

const stored = () =>
  readdirSync(settings.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

describe('a text document', () => {
  it.each([
    ['docx of a program', async () => Buffer.from(await docxOf(['Ada Lovelace', 'Analyst'])), 'docx'],
    [
      'docx with a link',
      async () => docx({ 'word/_rels/document.xml.rels': outside('hyperlink', 'https://a.example') }),
      'docx',
    ],
    [
      'docx made from a template of its writer',
      async () =>
        docx({ 'word/_rels/settings.xml.rels': outside('attachedTemplate', 'file:///C:\\Users\\ada\\CV.dotx') }),
      'docx',
    ],
    [
      'docx with page numbers and a link that names a field',
      async () =>
        docx({ 'word/document.xml': field('PAGE \\* MERGEFORMAT HYPERLINK "https://a.example/', 'link dde"') }),
      'docx',
    ],
    ['odt', async () => odt(), 'odt'],
    [
      'odt with a picture of its own',
      async () => odt({ 'styles.xml': '<draw:image xlink:href="Pictures/1.png"/>' }),
      'odt',
    ],
  ] as const)('is kept as it is, where the brand allows it: %s', async (_, make, kind) => {
    const bytes = await make();
    const { file } = await server.send(formOf(bytes, { filename: `Lebenslauf.${kind}` }));
    expect(file).toMatchObject({ name: `Lebenslauf.${kind}`, size: bytes.length, width: null });
    const found = await api.backend.services.uploads.open('acme', String(file.url));
    if (found === null || found === 'expired') throw new Error('There is no file.');
    expect(found.type.startsWith('image/')).toBe(false);
    expect(await buffer(await found.read())).toEqual(bytes);
  });

  it('is refused where the brand does not', async () => {
    const sent = await elsewhere.send(formOf(docx()), { frontend: 'rhein;en' });
    expect(sent.code).toBe('UPLOAD_TYPE_REFUSED');
    expect(sent.message).toMatch(/You can upload pdf, jpg \(jpeg\), png, webp\.$/);
  });

  const macro = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  const bomb = Buffer.alloc(210 * 1024 * 1024);
  it.each([
    ['docm', 'UPLOAD_ACTIVE_CONTENT', () => docx({}, macro)],
    ['docx with macros', 'UPLOAD_ACTIVE_CONTENT', () => docx({ 'word/vbaProject.bin': 'x' })],
    ['docx with a program in it', 'UPLOAD_ACTIVE_CONTENT', () => docx({ 'word/embeddings/oleObject1.bin': 'x' })],
    [
      'docx with a template elsewhere',
      'UPLOAD_ACTIVE_CONTENT',
      () => docx({ 'word/_rels/settings.xml.rels': outside('attachedTemplate', 'https://bad.example/t.dotm') }),
    ],
    [
      'docx with a template in a network',
      'UPLOAD_ACTIVE_CONTENT',
      () => docx({ 'word/_rels/settings.xml.rels': outside('attachedTemplate', 'file:///\\\\bad.example\\t.dotm') }),
    ],
    [
      'docx with a picture elsewhere',
      'UPLOAD_ACTIVE_CONTENT',
      () => docx({ 'word/_rels/document.xml.rels': outside('image', 'https://bad.example/1.png') }),
    ],
    [
      'docx with a field that starts a program',
      'UPLOAD_ACTIVE_CONTENT',
      () => docx({ 'word/document.xml': field('DDE', 'AUTO c:\\\\cmd.exe') }),
    ],
    ['odt with macros', 'UPLOAD_ACTIVE_CONTENT', () => odt({ 'Basic/Standard/Module1.xml': '<m/>' })],
    ['odt with an event', 'UPLOAD_ACTIVE_CONTENT', () => odt({ 'content.xml': '<a><script:event-listener/></a>' })],
    [
      'odt with a picture elsewhere',
      'UPLOAD_ACTIVE_CONTENT',
      () => odt({ 'content.xml': '<a><draw:image xlink:href="https://bad.example/1.png"/></a>' }),
    ],
    [
      'odt with a password',
      'UPLOAD_LOCKED',
      () => odt({ 'META-INF/manifest.xml': '<a><manifest:encryption-data/></a>' }),
    ],
    ['docx with too much in it', 'UPLOAD_TOO_LARGE', () => docx({ 'word/media/1.bin': bomb })],
    [
      'docx of too much text',
      'UPLOAD_TOO_LARGE',
      () => docx({ 'word/document.xml': bomb.subarray(0, 41 * 1024 * 1024) }),
    ],
    [
      'docx that declares entities',
      'UPLOAD_DAMAGED',
      () => docx({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    ],
    ['docx that is cut off', 'UPLOAD_DAMAGED', () => docx().subarray(0, 200)],
    ['docx that goes on as a page', 'UPLOAD_TWO_IN_ONE', () => Buffer.concat([docx(), Buffer.from('<html></html>')])],
    [
      'another archive',
      'UPLOAD_DAMAGED',
      () => docx({}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    ],
    [
      'doc',
      'UPLOAD_TYPE_REFUSED',
      () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(5_000)]),
    ],
  ])('is refused in a sentence, and nothing of it stays: %s', async (_, code, make) => {
    const before = stored();
    const answer = await server.send(formOf(make(), { filename: 'cv.docx' }));
    expect([answer.status, answer.code]).toEqual([200, code]);
    expect(answer.message).toMatch(/^[A-Z][^<>]+\.$/);
    expect(stored()).toBe(before);
  });
});

describe('a PDF', () => {
  const make = (options: object) =>
    writePdf(path.join(os.tmpdir(), `lock-${process.pid}.pdf`), (pdf) => drawLines(pdf, ['Ada Lovelace']), options);

  it.each(['1.4', '1.7ext3'])('with a password is refused at once, PDF %s', async (pdfVersion) => {
    const sent = await server.send(formOf(Buffer.from(await make({ userPassword: 'secret', pdfVersion }))));
    expect([sent.code, sent.message]).toEqual([
      'UPLOAD_LOCKED',
      'This PDF has a password. Please save it without one and upload it again.',
    ]);
  });

  it('that only must not be changed is taken', async () => {
    const bytes = Buffer.from(await make({ ownerPassword: 'secret', permissions: {} }));
    expect(bytes.includes('/Encrypt')).toBe(true);
    expect((await server.send(formOf(bytes))).file.size).toBe(bytes.length);
  });
});
