/** Text documents part by part, as Word and LibreOffice write them, and such as nobody should. */
import { zipOf } from '../../modules/resumes/import/testing/files.ts';

type Parts = Readonly<Record<string, string | Buffer>>;

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** One relationship of the document to something outside of it. */
export const outside = (type: string, target: string) =>
  `<Relationships><Relationship Id="r1" Type="${RELATIONS}/${type}" Target="${target}" TargetMode="External"/></Relationships>`;

/** The text of a document with a field, whose instruction is cut into two runs. */
export const field = (begin: string, end: string) =>
  `<w:document><w:fldChar/><w:instrText>${begin}</w:instrText><w:instrText>${end}</w:instrText></w:document>`;

export function docx(parts: Parts = {}, mainType = MAIN): Buffer {
  return archiveOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    'word/document.xml': '<w:document><w:t>A resume</w:t></w:document>',
    ...parts,
  });
}

export function odt(parts: Parts = {}): Buffer {
  const archive = archiveOf({
    'META-INF/manifest.xml': '<manifest:manifest/>',
    'content.xml': '<office:document-content><text:a xlink:href="https://me.example"/></office:document-content>',
    ...parts,
  });
  return withMimetype(archive);
}

function archiveOf(parts: Parts): Buffer {
  return Buffer.from(zipOf(Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) }))));
}

/** The first entry of an odt is its type, not compressed. Archives are read from their end: what precedes shifts them. */
function withMimetype(archive: Buffer): Buffer {
  const name = Buffer.from('mimetype');
  const type = Buffer.from('application/vnd.oasis.opendocument.text');
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(type.length, 18);
  head.writeUInt32LE(type.length, 22);
  head.writeUInt16LE(name.length, 26);
  const before = Buffer.concat([head, name, type]);
  const whole = Buffer.concat([before, archive]);
  const end = whole.length - 22;
  let at = whole.readUInt32LE(end + 16) + before.length;
  whole.writeUInt32LE(at, end + 16);
  while (whole.readUInt32LE(at) === 0x02014b50) {
    whole.writeUInt32LE(whole.readUInt32LE(at + 42) + before.length, at + 42);
    at += 46 + whole.readUInt16LE(at + 28);
  }
  return whole;
}
