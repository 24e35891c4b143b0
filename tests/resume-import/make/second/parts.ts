/** Paragraphs and tables for Word documents: `**` around bold words, tabs as tabs. */
import {
  BorderStyle,
  Document,
  type IParagraphOptions,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

type Look = Omit<IParagraphOptions, 'text' | 'children'>;

export const p = (text: string, look: Look = {}): Paragraph =>
  new Paragraph({
    ...look,
    children: text.split('**').map(
      (part, at) =>
        new TextRun({
          bold: at % 2 === 1,
          children: part.split('\t').flatMap((piece, number) => (number === 0 ? [piece] : [new Tab(), piece])),
        }),
    ),
  });

export const bullets = (texts: readonly string[]): Paragraph[] =>
  texts.map((text) => new Paragraph({ text, bullet: { level: 0 } }));

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

/** Rows of cells, without lines if not wanted; widths in percent; `shade` is the colour of the first column. */
export function grid(
  widths: readonly number[],
  rows: readonly Paragraph[][][],
  { lines = false, shade = '' }: { lines?: boolean; shade?: string } = {},
): Table {
  const cell = (children: Paragraph[], at: number) =>
    new TableCell({
      children,
      width: { size: widths[at] ?? 50, type: WidthType.PERCENTAGE },
      ...(shade !== '' && at === 0 ? { shading: { fill: shade } } : {}),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(lines ? {} : { borders: noBorders }),
    rows: rows.map((row) => new TableRow({ children: row.map(cell) })),
  });
}

/** The file; `size` in half points. */
export const docx = (children: (Paragraph | Table)[], font: string, size = 22): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({ styles: { default: { document: { run: { font, size } } } }, sections: [{ children }] }),
  );
