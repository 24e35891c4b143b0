/** Finds PDFs that nobody can open without a password. One that only restricts printing or copying opens without it. */
import { createReadStream } from 'node:fs';
import { askProcess } from '../apart/ask-process.ts';
import { createTurns } from '../apart/turns.ts';
import type { FileKind } from './file-kinds.ts';
import { PDF_CHECK_MS, PDF_CHECKS_AT_ONCE } from './limits.ts';
import { UploadRefusal } from './refusal.ts';

/** Its key in the last dictionary of a file is never compressed. */
const MARK = Buffer.from('/Encrypt', 'latin1');

const inTurn = createTurns({ atOnce: PDF_CHECKS_AT_ONCE });

/** Throws `UploadRefusal` for a PDF with a password. */
export async function refuseLockedPdf(path: string, kind: FileKind): Promise<void> {
  if (kind !== 'pdf' || !(await mentions(path, MARK))) return;
  if (await inTurn(() => asksForPassword(path))) throw new UploadRefusal('pdfLocked');
}

async function mentions(path: string, mark: Buffer): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([end, chunk]);
    if (bytes.includes(mark)) return true;
    end = bytes.subarray(-(mark.length - 1));
  }
  return false;
}

/** A file that takes too long counts as open. */
async function asksForPassword(path: string): Promise<boolean> {
  const limits = { mostMs: PDF_CHECK_MS, flags: ['--max-old-space-size=200'] };
  return (await askProcess(new URL('./pdf-lock-process.ts', import.meta.url), path, limits)) === true;
}
