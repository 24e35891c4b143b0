import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_READERS, MOST_WAITING } from './bounds.ts';
import { readCv } from './read/read-cv.ts';
import type { ReaderAnswer } from './reader-answer.ts';
import { recogniseJson } from './recognise/json-resume.ts';
import { recogniseLines } from './recognise/recognise.ts';
import { runReader } from './run-reader.ts';
import { docxOf, drawColumns, drawLines, writePdf, zipOf } from './testing/files.ts';
import { american, british, french, german, type SampleCv, samples } from './testing/samples.ts';

let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'np-cv-'));
});
afterAll(() => rm(folder, { recursive: true }));

function newPath(): string {
  count += 1;
  return path.join(folder, `${count}.pdf`);
}

/** In a separate process. Every file is named .pdf, because names are not trusted. */
async function read(bytes: Uint8Array | string, options = {}): Promise<ReaderAnswer | null> {
  const file = newPath();
  await writeFile(file, bytes);
  return runReader(file, options);
}

/** The same without the process, which is slow to start. */
async function found(bytes: Uint8Array | string) {
  const content = await readCv(Buffer.from(bytes));
  return content.kind === 'json' ? recogniseJson(content.json) : recogniseLines(content.lines);
}

const pdfOf = ({ lines }: SampleCv) => writePdf(newPath(), (pdf) => drawLines(pdf, lines));

describe.each(samples)('a file: $title', (sample) => {
  it('as PDF is read like its text', async () => {
    expect(await found(await pdfOf(sample))).toMatchObject(sample.expected);
  });

  it('as DOCX is read like its text', async () => {
    expect(await found(await docxOf(sample.lines))).toMatchObject(sample.expected);
  });

  it('as text of Windows is read like any', async () => {
    const text = sample.lines.join('\r\n').replace(/[’]/g, "'");
    const expected = JSON.parse(JSON.stringify(sample.expected).replace(/[’]/g, "'"));
    expect(await found(`\ufeff${text}`)).toMatchObject(expected);
  });
});

it('text of an old encoding keeps its umlauts', async () => {
  const bytes = Buffer.from(
    'Jürgen Groß\nKöln\n\nBerufserfahrung\n2019 – heute\tBäcker, Mühle'.replace(/–/g, '-'),
    'latin1',
  );
  expect(await found(bytes)).toMatchObject({
    firstName: 'Jürgen',
    lastName: 'Groß',
    work: [{ title: 'Bäcker', company: 'Mühle' }],
  });
});

it('a PDF of two columns is read one column after the other', async () => {
  const left = [
    'Contact',
    'ida@example.com',
    '+1 207 555 0199',
    '',
    'Skills',
    'Catalogs',
    'Storytelling',
    'Excel',
    '',
    'Languages',
    'English (native)',
    'German (B2)',
  ];
  const right = [
    'Work experience',
    'Children’s Librarian',
    'Eastwick Public Library',
    'May 2018 – present',
    'Runs the summer reading program for four',
    'branches.',
    'Library Assistant',
    'Millbrook College',
    '2014 – 2018',
    '',
    'Education',
    'Master of Library Science',
    'University of Fundy',
    '2012 – 2014',
  ];
  const bytes = await writePdf(newPath(), (pdf) => drawColumns(pdf, { head: ['Ida Berg', 'Librarian'], left, right }));
  expect(await found(bytes)).toMatchObject({
    firstName: 'Ida',
    lastName: 'Berg',
    headline: 'Librarian',
    email: 'ida@example.com',
    phone: '+1 207 555 0199',
    skills: ['Catalogs', 'Storytelling', 'Excel'],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'German', level: 'good' },
    ],
    work: [
      {
        title: 'Children’s Librarian',
        company: 'Eastwick Public Library',
        summary: 'Runs the summer reading program for four branches.',
      },
      { title: 'Library Assistant', company: 'Millbrook College', period: { start: '2014', end: '2018' } },
    ],
    education: [{ institution: 'University of Fundy', program: 'Master of Library Science' }],
  });
});

it('a JSON Resume is taken as it says', async () => {
  const json = {
    basics: {
      name: 'Ida Berg',
      label: 'Librarian',
      email: 'ida@example.com',
      phone: '+1 207 555 0199',
      summary: 'Reads.',
      location: { city: 'Portland', region: 'Maine', postalCode: '04101' },
    },
    work: [
      {
        name: 'Eastwick Library',
        position: 'Librarian',
        startDate: '2018-05-01',
        summary: 'Desk.',
        highlights: ['Clubs'],
      },
    ],
    education: [
      {
        institution: 'University of Fundy',
        area: 'Library Science',
        studyType: 'Master',
        startDate: '2012',
        endDate: '2014-06',
      },
    ],
    skills: [{ name: 'Office', keywords: ['Excel', 'Word'] }, { name: 'Storytelling' }],
    languages: [{ language: 'English', fluency: 'Native speaker' }],
  };
  expect(await found(JSON.stringify(json))).toMatchObject({
    firstName: 'Ida',
    lastName: 'Berg',
    headline: 'Librarian',
    about: 'Reads.',
    home: { street: null, zip: '04101', town: 'Portland', region: 'Maine' },
    work: [
      {
        title: 'Librarian',
        company: 'Eastwick Library',
        period: { start: '2018-05', end: null },
        summary: 'Desk.\n• Clubs',
      },
    ],
    education: [
      {
        institution: 'University of Fundy',
        program: 'Master, Library Science',
        period: { start: '2012', end: '2014-06' },
      },
    ],
    skills: ['Excel', 'Word', 'Storytelling'],
    languages: [{ name: 'English', level: 'native' }],
  });
});

/** A PDF of one page without text whose stream unpacks to a gigabyte of zeros. */
function pdfBomb(): Buffer {
  const zeros = deflateSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 });
  const stream = deflateSync(zeros, { level: 9 });
  const begin = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>> endobj
4 0 obj <</Length ${stream.length}/Filter[/FlateDecode/FlateDecode]>> stream
`;
  return Buffer.concat([Buffer.from(begin), stream, Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF')]);
}

describe('a file that cannot be read ends in a reason:', () => {
  const scan = (pdf: Parameters<Parameters<typeof writePdf>[1]>[0]) => pdf.rect(50, 50, 300, 400).fill('#888');
  const document = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>';
  const compound = (inside: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(inside, 'utf16le')]);
  const files: Record<string, [string, () => Promise<Uint8Array | string> | Uint8Array | string]> = {
    'a PDF with a password': [
      'RESUME_FILE_LOCKED',
      () =>
        writePdf(newPath(), (pdf) => drawLines(pdf, american.lines), {
          userPassword: 'secret',
          ownerPassword: 'secret',
        }),
    ],
    'a Word document with a password': ['RESUME_FILE_LOCKED', () => compound('EncryptedPackage')],
    'a scan': ['RESUME_FILE_SCANNED', () => writePdf(newPath(), scan)],
    'a PDF of 300 pages': [
      'RESUME_FILE_TOO_LONG',
      () =>
        writePdf(newPath(), (pdf) => {
          for (let page = 0; page < 300; page += 1) {
            if (page > 0) pdf.addPage();
            pdf.text(`Page ${page} of a book about ships and harbors`);
          }
        }),
    ],
    'a PDF cut in half': ['RESUME_FILE_BROKEN', async () => (await pdfOf(german)).subarray(0, 600)],
    'a DOCX cut in half': ['RESUME_FILE_BROKEN', async () => (await docxOf(french.lines)).subarray(0, 2000)],
    'a picture': [
      'RESUME_FILE_UNKNOWN',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(400, 1)]),
    ],
    'an archive that is no document': [
      'RESUME_FILE_UNKNOWN',
      () => zipOf([{ name: 'a.txt', content: Buffer.from('a') }]),
    ],
    'a document of old Word': ['RESUME_FILE_OLD_WORD', () => compound('WordDocument')],
    'rich text': ['RESUME_FILE_UNKNOWN', () => '{\\rtf1\\ansi Hello}'],
    'JSON of something else': ['RESUME_FILE_UNKNOWN', () => '{"name":"nameplate","version":"1"}'],
    'half a JSON': ['RESUME_FILE_BROKEN', () => '{"basics":{"name":"Ida'],
    'a text without end': ['RESUME_FILE_TOO_LARGE', () => 'word '.repeat(60_000)],
    nothing: ['RESUME_FILE_EMPTY', () => ''],
    blanks: ['RESUME_FILE_EMPTY', () => ' \n\n \t\n'],
    'a DOCX that unpacks to a hundred megabytes': [
      'RESUME_FILE_TOO_LARGE',
      () =>
        zipOf([
          {
            name: 'word/document.xml',
            content: Buffer.concat([Buffer.from(document), Buffer.alloc(100 * 1024 * 1024)]),
          },
        ]),
    ],
    'a DOCX that says it were small': [
      'RESUME_FILE_BROKEN',
      () => zipOf([{ name: 'word/document.xml', content: Buffer.alloc(100 * 1024 * 1024), says: 1000 }]),
    ],
    'a DOCX of ten thousand files': [
      'RESUME_FILE_TOO_LARGE',
      () => zipOf(Array.from({ length: 10_000 }, (_, at) => ({ name: `word/${at}.xml`, content: Buffer.alloc(0) }))),
    ],
  };

  it.each(Object.entries(files))('%s', async (_title, [fault, make]) => {
    await expect(found(await make())).rejects.toMatchObject({ fault });
  });

  it('one that takes more memory than there is', async () => {
    expect(await read(pdfBomb())).toEqual({ fault: 'RESUME_FILE_TOO_LARGE', values: {} });
  });

  it('one that takes too long', async () => {
    expect(await read(await pdfOf(british), { mostMs: 1 })).toMatchObject({ fault: 'RESUME_FILE_TOO_LARGE' });
  });
});

it('says from its process what it found, and what is wrong', async () => {
  expect(await read(await pdfOf(american))).toMatchObject({ found: american.expected });
  expect(await read(await docxOf(german.lines))).toMatchObject({ found: german.expected });
  expect(await read('{"name":"nameplate"}')).toEqual({ fault: 'RESUME_FILE_UNKNOWN', values: {} });
});

it('reads two at once, lets some wait, and asks others to come back', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => read('{}')));
  expect(answers.filter((answer) => answer === null)).toHaveLength(10 - MOST_READERS - MOST_WAITING);
  expect(answers.filter((answer) => answer !== null && 'fault' in answer)).toHaveLength(MOST_READERS + MOST_WAITING);
  expect(await read(american.lines.join('\n'))).toHaveProperty('found');
});
