/** What posts and pages have in common when they are changed: a version that must be current, a history, an entry in the log. */
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { ContentState } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf } from '../rights/access.ts';
import { insertVersion, listVersions, type Subject } from './version-store.ts';
import { bad } from './words.ts';

/** The columns of a row that say when visitors see it. */
export interface Timed {
  publishAt: Date | null;
  archived: boolean;
}

/** A row at one moment, with what its editors write, under the names of the input. */
export interface Snapshot extends Timed {
  version: number;
  title: string;
  changed: Date;
  content: Readonly<Record<string, unknown>>;
}

export function stateOf({ publishAt, archived }: Timed, now: Date): ContentState {
  if (archived) return 'ARCHIVED';
  if (publishAt === null) return 'DRAFT';
  return publishAt > now ? 'SCHEDULED' : 'PUBLISHED';
}

/** Keeps both versions of a change, and writes down who made it. Content from elsewhere gets its first version here. */
export async function recordChange(
  context: ApiContext,
  tx: TransactionScope,
  { subject, before, after }: { subject: Subject; before: Snapshot | null; after: Snapshot },
): Promise<void> {
  const person = personOf(context);
  const author = { authorId: person.id, authorName: person.displayName || person.email };
  const kept = (snapshot: Snapshot) => ({
    version: snapshot.version,
    state: stateOf(snapshot, context.now),
    content: { ...snapshot.content, publishAt: snapshot.publishAt?.toISOString() ?? null },
  });
  if (before !== null)
    await insertVersion(tx, subject, { ...kept(before), authorId: null, authorName: null, created: before.changed });
  await insertVersion(tx, subject, { ...kept(after), ...author, created: context.now });
  const [was, is] = [before && stateOf(before, context.now), stateOf(after, context.now)];
  await recordAct(context, tx, { subject, title: after.title, act: was === is || before === null ? 'saved' : is });
}

/** Writes down what was done; `act` is the new state if that has changed. */
export async function recordAct(
  context: ApiContext,
  tx: TransactionScope,
  { subject, title, act }: { subject: Subject; title: string; act: ContentState | 'saved' | 'deleted' },
): Promise<void> {
  await recordEvent(tx, {
    kind: KINDS[act],
    accountId: personOf(context).id,
    address: context.address,
    detail: { [subject.kind]: String(subject.id), title },
  });
}

const KINDS = {
  saved: 'content_saved',
  deleted: 'content_deleted',
  DRAFT: 'content_withdrawn',
  SCHEDULED: 'content_scheduled',
  PUBLISHED: 'content_published',
  ARCHIVED: 'content_archived',
} as const;

const MOST_VERSIONS = 50;

/** The history of a post or page of this brand, the latest version first. Throws `UserError` BAD_INPUT for a range out of bounds. */
export function readHistory(scope: Scope, subject: Subject, { from, count }: { from: number; count: number }) {
  if (from < 0 || count < 1 || count > MOST_VERSIONS) throw bad('count', `1 to ${MOST_VERSIONS} from 0 are allowed.`);
  return listVersions(scope, subject, from, count);
}

/** Who saved the present version; null if nobody did in the administration. */
export async function lastAuthor(scope: Scope, subject: Subject): Promise<string | null> {
  const [latest] = await listVersions(scope, subject, 0, 1);
  return latest?.author ?? null;
}
