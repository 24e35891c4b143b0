import { run } from '../../runtime/graphql/run.ts';
import type { MarkedJob as MarkedJobData } from './bookmarks-page.generated.ts';
import { bookmarksQuery } from './bookmarks-page.generated.ts';

/** `jobs`: those that the browser keeps of a visitor. Rejects with `GraphqlError`. */
export async function loadBookmarks(jobs: readonly number[]): Promise<readonly MarkedJobData[]> {
  return (await run(bookmarksQuery, { jobs })).bookmarks;
}
