import { Document, Footer, Header, Packer, Paragraph, Tab, TextRun } from 'docx';
import { expect, it } from 'vitest';
import { readCv } from './read-cv.ts';

const lines = (texts: readonly string[]) => texts.map((text) => new Paragraph(text));

it('reads the header of the page first, and how to reach the person at its foot last', async () => {
  const header = new Header({
    children: [
      ...lines(['Ida Berg']),
      new Paragraph({ children: [new TextRun({ children: ['Leeds', new Tab(), 'UK'] })] }),
    ],
  });
  const footer = new Footer({ children: lines(['CV of Ida, final version', 'ida@example.com']) });
  const section = { headers: { default: header }, footers: { default: footer }, children: lines(['Experience']) };
  const file = await Packer.toBuffer(new Document({ sections: [section] }));
  const content = await readCv(file);
  expect(content.kind === 'lines' && content.lines.filter((line) => line !== '')).toEqual([
    ...['Ida Berg', 'Leeds\tUK', 'Experience', 'ida@example.com'],
  ]);
});
