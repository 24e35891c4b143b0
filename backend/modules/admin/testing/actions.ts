/** What the log says that an administrator did. */
import { eq } from 'drizzle-orm';
import { accountEvent } from '../../../database/schema/accounts.ts';
import type { TestBackend } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import type { Person } from '../../../testing/people.ts';

/** Kind, whose thing it was and what it was about, in order. */
export async function actionsOf({ db }: Pick<TestBackend, 'db'>, { id }: Person) {
  const rows = await db
    .select()
    .from(everyBrand(accountEvent))
    .where(eq(accountEvent.actorId, id))
    .orderBy(accountEvent.id);
  return rows.map(({ frontend, kind, accountId, detail }) => [frontend, kind, accountId, detail]);
}
