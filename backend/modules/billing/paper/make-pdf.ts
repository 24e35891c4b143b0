/** Has invoices drawn in a process of their own, one after the other: the libraries would stay in the server's memory. */
import { oneByOne } from '../../../apart/ask-process.ts';
import type { PaperAnswer, PaperOrder } from './paper.ts';

const draw = oneByOne(new URL('./paper-process.ts', import.meta.url), {
  mostMs: 60_000,
  flags: ['--max-old-space-size=256', '--max-semi-space-size=4', '--v8-pool-size=0'],
});

/** The file; a second or two. Rejects when it could not be drawn. */
export async function makePdf(order: PaperOrder): Promise<Uint8Array> {
  const answer = (await draw(order)) as PaperAnswer | null;
  if (answer === null) throw new Error('The process that draws invoices was lost.');
  if ('failed' in answer) throw new Error(answer.failed);
  return answer.pdf;
}
