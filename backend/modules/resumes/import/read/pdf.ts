/** The lines of a PDF in the order in which a person reads them. */
import { getDocumentProxy } from 'unpdf';
import { MOST_CHARACTERS, MOST_PAGES } from '../bounds.ts';
import { FileFaultError } from './file-fault.ts';
import { readingOrder } from './reading-order.ts';
import type { PositionedText } from './rows.ts';

/** A page with fewer characters is a scan rather than text. */
const FEWEST_CHARACTERS = 20;

/** Throws `FileFaultError`. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  // pdf.js takes ownership of the buffer.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: unknown) => {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new FileFaultError(locked ? 'RESUME_FILE_LOCKED' : 'RESUME_FILE_BROKEN');
  });
  const pages = pdf.numPages;
  if (pages > MOST_PAGES) throw new FileFaultError('RESUME_FILE_TOO_LONG', { pages, most: MOST_PAGES });
  const all: PositionedText[][] = [];
  let characters = 0;
  for (let number = 1; number <= pages; number += 1) {
    const texts = await textsOf(pdf, number);
    characters += texts.reduce((all, { text }) => all + text.trim().length, 0);
    if (characters > MOST_CHARACTERS) throw new FileFaultError('RESUME_FILE_TOO_LARGE');
    all.push(texts);
  }
  if (characters < FEWEST_CHARACTERS * pages) throw new FileFaultError('RESUME_FILE_SCANNED');
  return readingOrder(all);
}

async function textsOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, number: number): Promise<PositionedText[]> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str === '') return [];
      const [, , , , x = 0, y = 0] = item.transform.map(Number);
      const size = item.height || Math.hypot(Number(item.transform[2]), Number(item.transform[3]));
      return [{ text: item.str, x, y, width: item.width, size, font: item.fontName }];
    });
  } catch {
    throw new FileFaultError('RESUME_FILE_BROKEN');
  }
}
