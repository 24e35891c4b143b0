/** Marks of a member on the server; loaded for members only. */

import { run } from '../../../runtime/graphql/run.ts';
import { joinBookmarksMutation, markJobMutation } from './bookmarks.generated.ts';
import { readMarks, writeMarks } from './marks-store.ts';

let joined: { of: number; done: Promise<void> } | null = null;

/** Once a page view: takes what the browser kept of a visitor into the account, and the account's marks into the browser. */
export function joinMarks(accountId: number): Promise<void> {
  if (joined?.of === accountId) return joined.done;
  const done = join(accountId).catch(() => {
    joined = null;
  });
  joined = { of: accountId, done };
  return done;
}

async function join(accountId: number): Promise<void> {
  const { of, ids } = readMarks();
  // Marks of another account stay with it.
  const jobs = of === 0 ? ids : [];
  const answer = await run(joinBookmarksMutation, { jobs });
  writeMarks({ of: accountId, ids: answer.joinBookmarks });
}

/** What the server did not take is not shown as marked either. */
export async function saveMark(job: number, marked: boolean): Promise<void> {
  const { of, ids } = readMarks();
  try {
    writeMarks({ of, ids: (await run(markJobMutation, { job, marked })).markJob });
  } catch {
    const others = ids.filter((other) => other !== job);
    writeMarks({ of, ids: marked ? others : [job, ...others] });
  }
}
