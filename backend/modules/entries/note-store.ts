/** SQL of administrators' notes. */
import { and, desc, eq } from 'drizzle-orm';
import { acrossBrands, rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { adminNote } from '../../database/schema/notes.ts';
import type { Scope } from '../../scope.ts';

type Reach = Parameters<typeof rowsWithin>[0];

interface About {
  list: string;
  entryId: number;
}

const COLUMNS = {
  id: adminNote.id,
  brand: adminNote.frontend,
  text: adminNote.text,
  author: adminNote.authorName,
  authorId: adminNote.authorId,
  created: adminNote.created,
};

/** Notes about an entry, newest first. */
export function listNotes(reach: Reach, { list, entryId }: About) {
  return rowsWithin(reach)
    .select(COLUMNS)
    .from(adminNote)
    .where(and(eq(adminNote.list, list), eq(adminNote.entryId, entryId)))
    .orderBy(desc(adminNote.id));
}

export async function insertNote(
  scope: Scope,
  note: About & { text: string; authorId: number; authorName: string; created: Date },
) {
  const [row] = await rowsOf(scope).insert(adminNote).values(note).returning(COLUMNS);
  if (row === undefined) throw new Error('The note was not stored.');
  return row;
}

/** Whether an own note was there. */
export async function deleteNote(reach: Reach, id: number, authorId: number): Promise<boolean> {
  const rows = await rowsWithin(reach)
    .delete(adminNote)
    .where(and(eq(adminNote.id, id), eq(adminNote.authorId, authorId)))
    .returning({ id: adminNote.id });
  return rows.length > 0;
}

const GONE = acrossBrands(adminNote, 'What a note is about is gone on all brands.');

/** Notes about an entry that is being deleted. */
export async function deleteNotesAbout({ db }: Pick<Scope, 'db'>, { list, entryId }: About): Promise<void> {
  await db.delete(GONE).where(and(eq(adminNote.list, list), eq(adminNote.entryId, entryId)));
}
