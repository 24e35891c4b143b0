/** Reads the text of an ad that is a file, so that search finds it. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { transact } from '../../../database/transact.ts';
import { defineTask, type WorkTools } from '../../../work/work.ts';
import { runTextReader } from '../../resumes/import/run-reader.ts';
import { announced } from '../moves/job-effects.ts';
import { findOwnJob, lockOwnJob } from '../own/own-store.ts';
import { adFileOf } from './ad-file.ts';
import { putFileText } from './file-text-store.ts';

const SECONDS_TO_COPY = 300;
/** What search gains from: the rest of a longer file is legal text and appendices. */
const MOST_KEPT = 100_000;

interface Asked extends Record<string, unknown> {
  frontend: string;
  jobId: number;
}

export const readJobFileTask = defineTask<Asked>({
  name: 'read-job-file',
  retryLimit: 5,
  async run(tools, { frontend, jobId }) {
    const job = await findOwnJob({ db: tools.db, frontend }, jobId);
    const uploadId = job && adFileOf(job.data);
    if (!uploadId) return;
    const text = await textOf(tools, frontend, uploadId);
    if (text === null) return;
    await transact({ pool: tools.pool, frontend }, async (tx) => {
      const now = await lockOwnJob(tx, jobId);
      // It was changed meanwhile: the task of that change reads the other file.
      if (now === null || adFileOf(now.data) !== uploadId) return;
      await announced(tools, tx, jobId, () => putFileText(tx, { jobId, uploadId, text }));
    });
  },
});

/** Empty for a file without text, such as a scan; null for a file that is gone. Throws while too many files are being read. */
async function textOf({ uploads }: WorkTools, frontend: string, uploadId: number): Promise<string | null> {
  const opened = await uploads.open(frontend, uploads.addressOf({ uploadId, variant: '' }, SECONDS_TO_COPY));
  if (opened === null || opened === 'expired') return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'np-ad-'));
  try {
    const file = path.join(folder, 'ad');
    await pipeline(await opened.read(), createWriteStream(file));
    const answer = await runTextReader(file);
    if (answer === null) throw new Error('Too many files are being read.');
    return 'lines' in answer ? answer.lines.join('\n').replaceAll('\t', ' ').slice(0, MOST_KEPT) : '';
  } finally {
    await rm(folder, { recursive: true });
  }
}
