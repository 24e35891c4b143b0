/** CVs drawn with pdfkit, as design programs and web editors export them. */
import PDFDocument from 'pdfkit';
import type { Entry, Person } from './person.ts';
import { bornOf, inOrder, nameOf, periodOf, townOf } from './wording.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** A layout by its name. */
export const drawnLayouts: Readonly<Record<string, (pdf: Pdf, person: Person) => void>> = {
  'pdf-sidebar': (pdf, person) => sidebar(pdf, person, { side: 40, main: 230, band: 0 }),
  'pdf-right': (pdf, person) => sidebar(pdf, person, { side: 405, main: 45, band: 385 }),
  'pdf-timeline': timeline,
};

/** The file; the same bytes each time. */
export async function drawPdf(person: Person): Promise<Buffer> {
  const info = { CreationDate: new Date('2026-01-05T09:00:00Z') };
  const pdf = new PDFDocument({ size: 'A4', margin: 40, info });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  drawnLayouts[person.layout]?.(pdf, person);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

interface Pen {
  x: number;
  y: number;
  width: number;
}

function write(pdf: Pdf, pen: Pen, text: string, size = 9.5, font = 'Helvetica'): void {
  if (text === '') return;
  pdf.font(font).fontSize(size).text(text, pen.x, pen.y, { width: pen.width });
  pen.y = pdf.y + 2;
}

function contactLines(person: Person): string[] {
  const { street, country, phone, email, born } = person;
  return [street, townOf(person), country, phone, email, born && bornOf(person)].filter((line) => line !== '');
}

/** A coloured band with contact, skills and languages; the text beside it. */
function sidebar(pdf: Pdf, person: Person, at: { side: number; main: number; band: number }): void {
  const { words, about, headline } = person;
  pdf.rect(at.band, 0, 210, 842).fill('#e3e8ee').fillColor('#222');
  const main: Pen = { x: at.main, y: 48, width: 325 };
  write(pdf, main, nameOf(person), 22, 'Helvetica-Bold');
  write(pdf, main, headline, 12);
  const head = (pen: Pen, text: string) => {
    pen.y += 10;
    write(pdf, pen, text, 11, 'Helvetica-Bold');
  };
  if (about !== '') {
    head(main, words.about);
    write(pdf, main, about);
  }
  const entry = (one: Entry) => {
    write(pdf, main, one.what, 10, 'Helvetica-Bold');
    write(pdf, main, `${one.where}, ${one.place}`);
    write(pdf, main, periodOf(person, one), 8.5, 'Helvetica-Oblique');
    for (const line of one.bullets) write(pdf, main, `• ${line}`);
    main.y += 5;
  };
  head(main, words.work);
  for (const one of inOrder(person, person.jobs)) entry(one);
  head(main, words.education);
  for (const one of inOrder(person, person.schools)) entry(one);
  const side: Pen = { x: at.side, y: 100, width: 155 };
  head(side, words.contact);
  for (const line of contactLines(person)) write(pdf, side, line);
  head(side, words.skills);
  for (const skill of person.skills) write(pdf, side, `• ${skill}`);
  head(side, words.languages);
  for (const { name, said } of person.languages) write(pdf, side, `${name} – ${said}`);
}

/** Periods to the left of a line, the entries to the right of it; capitals as headings. */
function timeline(pdf: Pdf, person: Person): void {
  const { words, headline, languages, skills } = person;
  const pen: Pen = { x: 40, y: 44, width: 515 };
  write(pdf, pen, nameOf(person).toUpperCase(), 20, 'Times-Bold');
  write(pdf, pen, headline, 12, 'Times-Italic');
  write(pdf, pen, contactLines(person).slice(0, -2).join(' · '), 9.5, 'Times-Roman');
  write(pdf, pen, contactLines(person).slice(-2).join(' · '), 9.5, 'Times-Roman');
  const head = (text: string) => {
    pen.y += 14;
    write(pdf, pen, text.toUpperCase(), 11, 'Times-Bold');
  };
  const entry = (one: Entry) => {
    const top = pen.y;
    write(pdf, { x: 40, y: top, width: 110 }, periodOf(person, one), 9.5, 'Times-Roman');
    const right: Pen = { x: 170, y: top, width: 380 };
    write(pdf, right, one.what, 10, 'Times-Bold');
    write(pdf, right, `${one.where}, ${one.place}`, 9.5, 'Times-Roman');
    for (const line of one.bullets) write(pdf, right, `- ${line}`, 9.5, 'Times-Roman');
    pdf
      .circle(158, top + 5, 2.5)
      .fill('#666')
      .fillColor('#000');
    pen.y = right.y + 6;
  };
  head(words.work);
  for (const one of inOrder(person, person.jobs)) entry(one);
  head(words.education);
  for (const one of inOrder(person, person.schools)) entry(one);
  head(words.languages);
  write(pdf, pen, languages.map(({ name, said }) => `${name}: ${said}`).join('   |   '), 9.5, 'Times-Roman');
  head(words.skills);
  write(pdf, pen, skills.join(', '), 9.5, 'Times-Roman');
}
