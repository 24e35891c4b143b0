/** Which text belongs to an ad, and when it is read. */
import type { TransactionScope } from '../../../database/transact.ts';
import { enqueue } from '../../../work/queue-store.ts';
import type { OwnJobRow } from '../own/own-store.ts';
import { adFileOf } from './ad-file.ts';
import { deleteFileText, readUploadOf } from './file-text-store.ts';
import { readJobFileTask } from './read-job-file.ts';

/** In the transaction that changes the job: its file is read after it, unless its text is known; an ad without a file keeps none. */
export async function readAdLater(
  tx: TransactionScope,
  { id, data, frontend }: Pick<OwnJobRow, 'id' | 'data' | 'frontend'>,
): Promise<void> {
  const [file, known] = [adFileOf(data), await readUploadOf(tx, id)];
  if (file === known) return;
  if (file === null) await deleteFileText(tx, id);
  else await enqueue(tx.db, readJobFileTask, { frontend, jobId: id }, { singletonKey: `${id} ${file}` });
}
