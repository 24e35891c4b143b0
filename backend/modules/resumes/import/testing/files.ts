/** Generated files for tests: CVs as PDF and DOCX, and malicious files. */
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { deflateRawSync } from 'node:zlib';
import { Document, Packer, Paragraph, Tab, TextRun } from 'docx';
import PDFDocument from 'pdfkit';

type PdfOptions = ConstructorParameters<typeof PDFDocument>[0];

/** A PDF on the disk; `draw` fills it. */
export async function writePdf(
  path: string,
  draw: (pdf: InstanceType<typeof PDFDocument>) => void,
  options: PdfOptions = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50, ...options });
  const stream = pdf.pipe(createWriteStream(path));
  draw(pdf);
  pdf.end();
  await finished(stream);
  return readFile(path);
}

/** One column; what stands behind a tab stands to the right, as word processors set it. */
export function drawLines(pdf: InstanceType<typeof PDFDocument>, lines: readonly string[]): void {
  pdf.font('Helvetica').fontSize(10);
  for (const line of lines) {
    if (line === '') {
      pdf.moveDown(0.6);
      continue;
    }
    const [left = '', right] = line.split('\t');
    // In a table periods are short and stand first; otherwise they are at the right edge.
    const at = /^[\d/ –-]|^\p{L}[\p{L}-]*:$/u.test(left) ? 190 : 380;
    const y = pdf.y;
    pdf.text(left, 50, y, { lineBreak: false });
    if (right !== undefined) pdf.text(right, at, y, { lineBreak: false });
    pdf.x = 50;
    pdf.y = y + 14;
  }
}

/** A name across the page, and below it two columns, drawn line by line across both as some programs do. */
export function drawColumns(
  pdf: InstanceType<typeof PDFDocument>,
  { head, left, right }: Record<'head' | 'left' | 'right', readonly string[]>,
): void {
  pdf.font('Helvetica').fontSize(10);
  let y = 50;
  for (const line of head) {
    pdf.text(line, 50, y, { lineBreak: false });
    y += 16;
  }
  y += 10;
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    if (left[at]) pdf.text(left[at] ?? '', 50, y + at * 15, { lineBreak: false });
    if (right[at]) pdf.text(right[at] ?? '', 230, y + at * 15, { lineBreak: false });
  }
}

/** A Word document of these lines. */
export async function docxOf(lines: readonly string[]): Promise<Uint8Array> {
  const children = lines.map(
    (line) =>
      new Paragraph({
        children: line.split('\t').map((text, at) => new TextRun(at === 0 ? text : { children: [new Tab(), text] })),
      }),
  );
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

interface ZipEntry {
  name: string;
  /** Unpacked. */
  content: Buffer;
  /** What the archive says of its size; the truth unless told. */
  says?: number;
}

/** An archive, also one that lies. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, says = content.length } of entries) {
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(says, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(says, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += head.length + name.length + packed.length;
  }
  const size = directory.reduce((all, one) => all + one.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
