/** SQL of templates for messages. A brand only sees its own. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { messageTemplate } from '../../database/schema/conversations.ts';
import type { Scope } from '../../scope.ts';

export type TemplateRow = Pick<typeof messageTemplate.$inferSelect, 'id' | 'name' | 'text'>;

const COLUMNS = { id: messageTemplate.id, name: messageTemplate.name, text: messageTemplate.text };

/** Of an organization, by name. */
export function listTemplates(scope: Scope, organizationId: number): Promise<TemplateRow[]> {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(messageTemplate)
    .where(eq(messageTemplate.organizationId, organizationId))
    .orderBy(asc(sql`lower(${messageTemplate.name})`), asc(messageTemplate.id))
    .execute();
}

/** Replaces the template of that name, or adds one. */
export async function saveTemplate(
  scope: Scope,
  values: { organizationId: number; name: string; text: string },
): Promise<TemplateRow> {
  const { text } = values;
  const [row] = await rowsOf(scope)
    .insert(messageTemplate)
    .values(values)
    .onConflictDoUpdate({
      target: [messageTemplate.frontend, messageTemplate.organizationId, messageTemplate.name],
      set: { text },
    })
    .returning(COLUMNS);
  if (row === undefined) throw new Error('A template was not written.');
  return row;
}

/** False if the organization has no such template. */
export async function deleteTemplate(scope: Scope, organizationId: number, id: number): Promise<boolean> {
  const rows = await rowsOf(scope)
    .delete(messageTemplate)
    .where(and(eq(messageTemplate.organizationId, organizationId), eq(messageTemplate.id, id)))
    .returning({ id: messageTemplate.id });
  return rows.length > 0;
}
