/** A member's bookmarks on the server; loaded for members only. */

import { run } from '../../../runtime/graphql/run.ts';
import { joinBookmarksMutation, markJobMutation } from './bookmarks.generated.ts';
import { readMarks, writeMarks } from './marks-store.ts';

let joined: { of: number; done: Promise<void> } | null = null;

/**
 * Once per page view: moves a visitor's bookmarks from the browser to the account, and copies the account's to the
 * browser.
 */
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
  // Bookmarks of another account are not moved.
  const jobs = of === 0 ? ids : [];
  const answer = await run(joinBookmarksMutation, { jobs });
  writeMarks({ of: accountId, ids: answer.joinBookmarks });
}

/** If the server rejects a bookmark, it is not shown either. */
export async function saveMark(job: number, marked: boolean): Promise<void> {
  const { of, ids } = readMarks();
  try {
    writeMarks({ of, ids: (await run(markJobMutation, { job, marked })).markJob });
  } catch {
    const others = ids.filter((other) => other !== job);
    writeMarks({ of, ids: marked ? others : [job, ...others] });
  }
}
