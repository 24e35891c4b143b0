/** Pages drawn with pdfkit: a pen that writes downwards. */
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Where text goes on, in points from the upper left. */
export interface Pen {
  x: number;
  y: number;
  width: number;
}

export interface Look {
  size?: number;
  font?: string;
  color?: string;
  spacing?: number;
  after?: number;
  align?: 'left' | 'right' | 'center';
}

/** Text below what the pen wrote before. */
export function write(pdf: Pdf, pen: Pen, text: string, look: Look = {}): void {
  const { size = 9.5, font = 'Helvetica', color = '#222', spacing = 0, after = 3, align = 'left' } = look;
  pdf.font(font).fontSize(size).fillColor(color);
  pdf.text(text, pen.x, pen.y, { width: pen.width, characterSpacing: spacing, align });
  pen.y = pdf.y + after;
}

/** The file; the same bytes each time. */
export async function drawn(size: 'A4' | 'LETTER', draw: (pdf: Pdf) => void): Promise<Buffer> {
  const info = { CreationDate: new Date('2026-11-30T09:00:00Z') };
  const pdf = new PDFDocument({ size, margin: 20, info });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  draw(pdf);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}
