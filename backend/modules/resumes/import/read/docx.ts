/** The lines of a Word document. */
import mammoth from 'mammoth';
import { isContactLine } from '../recognise/contact.ts';
import { FileFaultError } from './file-fault.ts';
import { linesOfHtml } from './html-lines.ts';
import { linesOfXml } from './xml-lines.ts';

export const MAIN_PART = 'word/document.xml';
/** Page headers and footers, which mammoth leaves out. */
export const isMargin = (name: string): boolean => /^word\/(?:header|footer)\d*\.xml$/.test(name);

/** `margins`: the texts of page headers and footers by name. Throws `FileFaultError`. */
export async function readDocx(buffer: Buffer, margins: ReadonlyMap<string, string>): Promise<string[]> {
  const of = (kind: string) => [
    ...new Set([...margins].flatMap(([name, xml]) => (name.includes(kind) ? linesOfXml(xml) : []))),
  ];
  const above = of('header');
  // Of page footers, only how to reach the person: the rest is page numbers and file names.
  const foot = of('footer').filter((line) => isContactLine(line));
  try {
    // HTML has the rows of tables, which the raw text has not. Pictures are not unpacked once more.
    const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
    const { value } = await mammoth.convertToHtml({ buffer }, { convertImage, ignoreEmptyParagraphs: false });
    return [...above, ...linesOfHtml(value), ...foot];
  } catch {
    throw new FileFaultError('RESUME_FILE_BROKEN');
  }
}
