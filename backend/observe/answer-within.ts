/** A limit for what is waited for, in the time that this process has for it. */
import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * What `work` comes to, or `late` after so many milliseconds. They are counted in short steps, so that a moment in which the
 * process is busy hardly counts: what arrives in it is read after the timers that are due.
 */
export async function answerWithin<Result, Late>(
  limit: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  let isDone = false;
  const waited = async () => {
    for (let left = limit; left > 0 && !isDone; left -= STEP_MS)
      await pause(Math.min(STEP_MS, left), undefined, { ref: false });
    return late;
  };
  try {
    return await Promise.race([work, waited()]);
  } finally {
    isDone = true;
  }
}
