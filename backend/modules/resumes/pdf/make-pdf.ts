/** Has resumes drawn in a process of its own, one after the other: the fonts would stay in the server's memory. */
import { oneByOne } from '../../../apart/ask-process.ts';
import type { Sheet } from './sheet.ts';

const draw = oneByOne(new URL('./pdf-process.ts', import.meta.url), {
  mostMs: 20_000,
  flags: ['--max-old-space-size=200'],
});

/** The file, within a second or two. Rejects when it could not be drawn. */
export async function makeResumePdf(sheet: Sheet): Promise<Uint8Array> {
  const pdf = (await draw(sheet)) as Uint8Array | null;
  if (pdf === null) throw new Error('The process that draws resumes was lost.');
  return pdf;
}
