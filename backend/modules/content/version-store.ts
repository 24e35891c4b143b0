/** SQL of the history of posts and pages. */
import { desc, eq } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { contentVersion } from '../../database/schema/versions.ts';
import type { Scope } from '../../scope.ts';

/** What a history is about. */
export interface Subject {
  kind: 'post' | 'page';
  id: number;
}

export type VersionValues = Pick<
  typeof contentVersion.$inferSelect,
  'version' | 'state' | 'content' | 'authorId' | 'authorName' | 'created'
>;

const isAbout = ({ kind, id }: Subject) => eq(kind === 'post' ? contentVersion.postId : contentVersion.pageId, id);

/** Adds a version; one that is there already stays as it is. */
export async function insertVersion(tx: Scope, { kind, id }: Subject, values: VersionValues): Promise<void> {
  await rowsOf(tx)
    .insert(contentVersion)
    .values({ ...values, postId: kind === 'post' ? id : null, pageId: kind === 'page' ? id : null })
    .onConflictDoNothing();
}

/** Versions, the latest first. */
export function listVersions(scope: Scope, subject: Subject, offset: number, limit: number) {
  return rowsOf(scope)
    .select({
      version: contentVersion.version,
      state: contentVersion.state,
      author: contentVersion.authorName,
      created: contentVersion.created,
      content: contentVersion.content,
    })
    .from(contentVersion)
    .where(isAbout(subject))
    .orderBy(desc(contentVersion.version))
    .offset(offset)
    .limit(limit);
}
