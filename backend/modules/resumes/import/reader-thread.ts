/** Parses one file and recognizes its content; runs in a thread of the parsing process. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { FileFaultError } from './read/file-fault.ts';
import { readCv } from './read/read-cv.ts';
import type { ReaderAnswer, ReaderOrder, TextAnswer } from './reader-answer.ts';
import { recogniseJson } from './recognise/json-resume.ts';
import { recogniseLines } from './recognise/recognise.ts';

async function answer({ path, as }: ReaderOrder): Promise<ReaderAnswer | TextAnswer> {
  try {
    const content = await readCv(await readFile(path));
    if (as === 'text') return { lines: content.kind === 'lines' ? content.lines : [] };
    return { found: content.kind === 'json' ? recogniseJson(content.json) : recogniseLines(content.lines) };
  } catch (error) {
    if (error instanceof FileFaultError) return { fault: error.fault, values: error.values };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as ReaderOrder));
