/** The process that draws one resume, and leaves. */
import { drawSheet } from './draw-sheet.ts';
import type { Sheet } from './sheet.ts';

// The parent no longer waits.
process.once('disconnect', () => process.exit(1));

process.once('message', async (sheet) => {
  const pdf = await drawSheet(sheet as Sheet);
  process.send?.(pdf, () => process.exit(0));
});
