/** Notes of administrators about entries. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { personOf, reachOf } from '../rights/access.ts';
import { findEntry, reachWithin } from './entry-store.ts';
import { listOf } from './lists.ts';
import { deleteNote, insertNote } from './note-store.ts';

const LONGEST_NOTE = 4000;

type NoteRow = Awaited<ReturnType<typeof insertNote>>;

export const describeNote = ({ authorId, ...note }: NoteRow, { viewer }: ApiContext) => ({
  ...note,
  isOwn: authorId !== null && authorId === viewer.account?.id,
});

interface NewNote {
  of: string;
  id: number;
  text: string;
}

/**
 * Adds a note on the brand of the entry; about what belongs to several brands, on the current one if it is among them.
 * Null for an entry outside of the person's reach. Throws `UserError` BAD_INPUT.
 */
export async function addNote(context: ApiContext, { of, id, text: given }: NewNote) {
  const text = given.trim();
  if (text === '' || text.length > LONGEST_NOTE)
    throw new UserError('BAD_INPUT', `A note has 1 to ${LONGEST_NOTE} characters.`, { path: 'text' });
  const entry = await findEntry(reachWithin(context, await reachOf(context)), listOf(of), id);
  if (entry === null) return null;
  const [first = context.frontend, ...others] = Array.isArray(entry.brands) ? (entry.brands as string[]) : [];
  const frontend = entry.brand ?? ([first, ...others].includes(context.frontend) ? context.frontend : first);
  const { id: authorId, displayName, email } = personOf(context);
  const note = { list: of, entryId: id, text, authorId, authorName: displayName || email, created: context.now };
  return describeNote(await insertNote({ db: context.db, frontend }, note), context);
}

/** Removes an own note. */
export async function removeNote(context: ApiContext, id: number): Promise<boolean> {
  const { brands } = await reachOf(context);
  return deleteNote({ db: context.db, brands }, id, personOf(context).id);
}
