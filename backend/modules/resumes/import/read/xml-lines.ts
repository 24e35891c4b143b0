/** The lines of a part of a Word document that mammoth does not read: page headers and footers. Pure. */
import { Parser } from 'htmlparser2';

/** Paragraphs, also those of tables and text boxes; tabs stay. */
export function linesOfXml(xml: string): string[] {
  const lines: string[] = [];
  // A text box is a paragraph within a paragraph.
  const open: string[] = [];
  let isText = false;
  const write = (text: string) => {
    if (open.length > 0) open.push((open.pop() ?? '') + text);
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === 'w:p') open.push('');
        else if (name === 'w:tab') write('\t');
        else if (name === 'w:br' || name === 'w:cr') write('\n');
        isText = name === 'w:t';
      },
      ontext(text) {
        if (isText) write(text);
      },
      onclosetag(name) {
        if (name === 'w:t') isText = false;
        if (name === 'w:p') lines.push(...(open.pop() ?? '').split('\n'));
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
