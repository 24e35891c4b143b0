/** Draws an invoice as PDF/A-3, with the electronic invoice in it. Loaded only in a process of its own: it takes 100 MB. */
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { FACTUR_X_FILE, facturXMetadata } from './factur-x.ts';
import type { Paper } from './paper.ts';
import { type Letters, linesIn, printable, visualPieces } from './print-text.ts';

/** Points. */
const MARGIN = 56;
const GAP = 14;
const SIZE = { small: 8, text: 9.5, title: 18, brand: 13 } as const;
const LEADING = 1.35;
const INK = '#1c1c1c';
const MUTED = '#5a5a5a';
const RULE = '#c8c8c8';
/** Shares of the width. */
const COLUMNS = [0.52, 0.12, 0.18, 0.18] as const;

type Size = keyof typeof SIZE;
interface Style {
  size?: Size;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

/** The file; the same bytes for the same paper. `xml` is embedded; null for a PDF alone. */
export async function drawPaper(paper: Paper, xml: string | null): Promise<Uint8Array> {
  const issued = new Date(paper.issued);
  const doc = new PDFDocument({
    size: paper.size,
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: paper.locale,
    displayTitle: true,
    font: fontFile('DejaVuSansCondensed.ttf'),
    info: {
      ...{ Title: paper.title, Author: paper.author, CreationDate: issued, ModDate: issued },
      ...{ Producer: 'Nameplate', Creator: 'Nameplate' },
    },
  });
  doc.registerFont('bold', fontFile('DejaVuSansCondensed-Bold.ttf'));
  doc.registerFont('text', fontFile('DejaVuSansCondensed.ttf'));
  if (xml !== null) {
    const file = {
      name: FACTUR_X_FILE,
      type: 'text/xml',
      relationship: 'Alternative' as const,
      description: paper.title,
    };
    doc.file(Buffer.from(xml), { ...file, creationDate: issued, modifiedDate: issued });
    doc.appendXML(facturXMetadata());
  }
  const done = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  draw(doc, paper);
  doc.end();
  return done;
}

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}`));
}

function draw(doc: PDFKit.PDFDocument, paper: Paper): void {
  const left = MARGIN;
  const width = doc.page.width - 2 * MARGIN;
  const bottom = doc.page.height - MARGIN - 2 * GAP;
  let y = MARGIN;

  const letters = (size: number, font: string): Letters => {
    doc.font(font).fontSize(size);
    const { font: face } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
      ._font;
    return {
      widthOf: (text) => visualPieces(text).reduce((sum, piece) => sum + doc.widthOfString(piece), 0),
      has: (code) => face.hasGlyphForCodePoint(code),
    };
  };

  /** Height of the text. */
  function heightOf(text: string, wide: number, { size = 'text', bold = false }: Style = {}): number {
    return linesIn(text, wide, letters(SIZE[size], bold ? 'bold' : 'text')).length * SIZE[size] * LEADING;
  }

  /** Writes at a place, and returns where it ends. */
  function write(text: string, x: number, top: number, wide: number, style: Style = {}): number {
    const { size = 'text', bold = false, color = INK, align = 'left' } = style;
    const known = letters(SIZE[size], bold ? 'bold' : 'text');
    let at = top;
    for (const line of linesIn(text, wide, known)) {
      let from = align === 'right' ? x + wide - known.widthOf(line) : x;
      doc.fillColor(color);
      for (const piece of visualPieces(line)) {
        doc.text(piece, from, at, { lineBreak: false });
        from += doc.widthOfString(piece);
      }
      at += SIZE[size] * LEADING;
    }
    return at;
  }

  function rule(color = RULE, thick = 0.5): void {
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(thick)
      .strokeColor(color)
      .stroke();
  }

  /** Begins a page unless there is so much room. */
  function make(room: number, again?: () => void): void {
    if (y + room <= bottom) return;
    doc.addPage();
    y = MARGIN;
    again?.();
  }

  function paragraph(text: string, style?: Style): void {
    make(Math.min(heightOf(text, width, style), bottom - MARGIN));
    y = write(text, left, y, width, style);
  }

  // Who sends it, and to whom.
  y = write(paper.brand, left, y, width, { size: 'brand', bold: true, color: paper.color }) + 4;
  rule(paper.color, 1.5);
  y += GAP;
  y = write(paper.seller.join(' · '), left, y, width, { size: 'small', color: MUTED }) + 2 * GAP;
  const half = width * 0.52;
  let to = y;
  for (const line of paper.customer) to = write(line, left, to, half);
  let right = y;
  const labelled = width * 0.44;
  for (const [label, value] of paper.facts) {
    const x = left + width - labelled;
    const after = write(label, x, right, labelled * 0.46, { color: MUTED });
    right = Math.max(after, write(value, x + labelled * 0.48, right, labelled * 0.52));
  }
  y = Math.max(to, right) + 2 * GAP;
  y = write(paper.title, left, y, width, { size: 'title', bold: true });
  if (paper.about !== '') y = write(paper.about, left, y, width, { color: MUTED });
  y += GAP;

  // What was bought.
  const starts = COLUMNS.map((_, at) => left + width * COLUMNS.slice(0, at).reduce((sum, share) => sum + share, 0));
  const wides = COLUMNS.map((share, at) => width * share - (at === 0 ? GAP : 4));
  const row = (cells: readonly string[], style: Style) => {
    const ends = cells.map((cell, at) => {
      const align = at === 0 ? 'left' : 'right';
      const inset = at === 0 ? 0 : 4;
      return write(cell, (starts[at] ?? left) + inset, y, wides[at] ?? width, { ...style, align });
    });
    y = Math.max(...ends);
  };
  const head = () => {
    row(paper.columns, { size: 'small', bold: true, color: MUTED });
    y += 3;
    rule(INK, 0.8);
    y += 5;
  };
  make(80);
  head();
  for (const { name, detail, quantity, unitPrice, price } of paper.lines) {
    const wide = wides[0] ?? width;
    make(heightOf(name, wide) + (detail === '' ? 0 : heightOf(detail, wide, { size: 'small' })) + 8, head);
    row([name, quantity, unitPrice, price], {});
    if (detail !== '') y = write(detail, left, y, wide, { size: 'small', color: MUTED });
    y += 4;
    rule();
    y += 4;
  }

  // What it comes to, kept together.
  make((paper.sums.length + 3) * SIZE.text * LEADING + GAP);
  y += 4;
  const sum = ([label, amount]: readonly [string, string], style: Style) => {
    const x = left + width * 0.4;
    const end = write(label, x, y, width * 0.36, style);
    y = Math.max(end, write(amount, left + width * 0.76, y, width * 0.24, { ...style, align: 'right' }));
  };
  for (const one of paper.sums) sum(one, {});
  y += 3;
  doc
    .moveTo(left + width * 0.4, y)
    .lineTo(left + width, y)
    .lineWidth(0.8)
    .strokeColor(INK)
    .stroke();
  y += 4;
  sum(paper.total, { bold: true });
  y += 2 * GAP;
  for (const note of paper.notes) {
    paragraph(note);
    y += 6;
  }
  for (const line of paper.bank) paragraph(line, { bold: true });

  // Page numbers, once it is known how many there are.
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    const foot = doc.page.height - MARGIN;
    const number = paper.pages.replace('{{page}}', String(page + 1)).replace('{{pages}}', String(count));
    const small: Style = { size: 'small', color: MUTED };
    const title = printable(paper.title, letters(SIZE.small, 'text'));
    write(title, left, foot, width * 0.7, small);
    write(number, left + width * 0.7, foot, width * 0.3, { ...small, align: 'right' });
  }
}
