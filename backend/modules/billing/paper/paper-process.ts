/** The process that draws one invoice, and leaves. */
import { drawPaper } from './draw-paper.ts';
import { xmlOf } from './electronic-xml.ts';
import type { PaperAnswer, PaperOrder } from './paper.ts';

async function answer({ paper, electronic }: PaperOrder): Promise<PaperAnswer> {
  try {
    return { pdf: await drawPaper(paper, electronic === null ? null : await xmlOf(electronic)) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.once('message', async (order) => {
  process.send?.(await answer(order as PaperOrder), () => process.disconnect());
});
