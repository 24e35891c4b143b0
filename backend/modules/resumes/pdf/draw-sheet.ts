/** Draws a resume as a PDF whose text can be selected, searched and read aloud. */
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Sheet, SheetEntry, SheetSection } from './sheet.ts';

const require = createRequire(import.meta.url);
const font = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

const MARGIN = 56;
const INK = '#1a1a1a';
const MUTED = '#555555';
const RULE = '#bbbbbb';
/** Points that must be left on a page for a heading, so that it does not stand alone. */
const TOGETHER = 70;

type Pdf = InstanceType<typeof PDFDocument>;

export async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: sheet.paper,
    margin: MARGIN,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: [sheet.name, sheet.title].filter(Boolean).join(' – ') },
  });
  pdf.registerFont('text', font('DejaVuSans'));
  pdf.registerFont('bold', font('DejaVuSans-Bold'));
  const done = buffer(pdf);
  drawHead(pdf, sheet);
  for (const section of sheet.sections) drawSection(pdf, section);
  pdf.end();
  return done;
}

function drawHead(pdf: Pdf, { name, title, contact }: Sheet): void {
  if (name !== '') write(pdf, name, { face: 'bold', size: 20 });
  if (title !== '') write(pdf, title, { face: 'text', size: 11.5, color: MUTED });
  pdf.moveDown(0.4);
  if (contact.length > 0) write(pdf, contact.join(' · '), { face: 'text', size: 9 });
}

function drawSection(pdf: Pdf, { heading, paragraphs, entries, facts }: SheetSection): void {
  keepTogether(pdf);
  pdf.moveDown(1);
  write(pdf, heading, { face: 'bold', size: 11 });
  const { y } = pdf;
  pdf
    .moveTo(MARGIN, y + 1)
    .lineTo(pdf.page.width - MARGIN, y + 1)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  pdf.y = y + 6;
  for (const text of paragraphs) write(pdf, text, {});
  for (const entry of entries) drawEntry(pdf, entry);
  for (const { label, text } of facts) write(pdf, `${label}: ${text}`, {});
}

function drawEntry(pdf: Pdf, { title, period, where, paragraphs }: SheetEntry): void {
  keepTogether(pdf);
  write(pdf, title, { face: 'bold', size: 9.5 });
  const line = [period, where].filter((text) => text !== '').join(' · ');
  if (line !== '') write(pdf, line, { size: 8.5, color: MUTED });
  for (const text of paragraphs) write(pdf, text, {});
  pdf.moveDown(0.5);
}

function keepTogether(pdf: Pdf): void {
  if (pdf.y > pdf.page.height - MARGIN - TOGETHER) pdf.addPage();
}

interface Look {
  face?: 'text' | 'bold';
  size?: number;
  color?: string;
}

function write(pdf: Pdf, text: string, { face = 'text', size = 9, color = INK }: Look): void {
  pdf.font(face).fontSize(size).fillColor(color);
  pdf.text(printable(text), MARGIN, pdf.y, { width: pdf.page.width - 2 * MARGIN, lineGap: size * 0.3 });
}

/** Letters of one line, without what is invisible or a picture. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Cc}|\p{Cf}|\p{Cs}/gu, '')
    .replace(/ {2,}/g, ' ');
}
