/** Templates for messages to applicants, and messages to many of them. The members of an organization share its templates on a brand. */
import { LONGEST_MESSAGE } from '../../../runtime/core/conversations/limits.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { ManyResult } from '../../graphql.generated.ts';
import { checkKey } from '../../guards/request-key.ts';
import { refusal } from '../../refusal.ts';
import { findApplyJob } from '../applications/job-store.ts';
import { refuseUnknownPlaceholders } from '../applications/placeholders.ts';
import { deleteTemplate, listTemplates, saveTemplate, type TemplateRow } from './template-store.ts';
import { deliverMessage } from './write.ts';

/** Templates of one organization on a brand; docs/limits.md publishes it. */
export const MOST_TEMPLATES = 50;
const LONGEST_NAME = 100;
const MOST_AT_ONCE = 100;

/** None for a job without an organization. */
export async function templatesFor(context: ApiContext, jobId: number): Promise<TemplateRow[]> {
  const organizationId = (await findApplyJob(context, jobId))?.organizationId ?? null;
  return organizationId === null ? [] : listTemplates(context, organizationId);
}

async function organizationOf(context: ApiContext, jobId: number): Promise<number> {
  const organizationId = (await findApplyJob(context, jobId))?.organizationId ?? null;
  if (organizationId === null) throw refusal('ORGANIZATION_UNKNOWN');
  return organizationId;
}

/** Saves a template by its name. Throws `UserError` for a placeholder that does not exist, and for too many templates. */
export async function keepTemplate(
  context: ApiContext,
  given: { jobId: number; name: string; text: string },
): Promise<TemplateRow> {
  const [name, text] = [given.name.trim(), given.text.trim()];
  if (name === '' || name.length > LONGEST_NAME)
    throw new UserError('BAD_INPUT', `name is 1 to ${LONGEST_NAME} characters.`, { path: 'name' });
  checkText(text);
  const organizationId = await organizationOf(context, given.jobId);
  return transact(context, async (tx) => {
    const own = await listTemplates(tx, organizationId);
    if (own.length >= MOST_TEMPLATES && own.every((one) => one.name !== name))
      throw refusal('TOO_MANY_TEMPLATES', { count: MOST_TEMPLATES });
    return saveTemplate(tx, { organizationId, name, text });
  });
}

export async function dropTemplate(
  context: ApiContext,
  { jobId, id }: { jobId: number; id: number },
): Promise<boolean> {
  return deleteTemplate(context, await organizationOf(context, jobId), id);
}

/** Why a message in a conversation is not possible: it is left out. */
const CLOSED = ['CONVERSATION_CLOSED', 'CONVERSATION_BLOCKED', 'CONVERSATION_REFUSED', 'APPLICATION_UNKNOWN'];

/** Sends each applicant a message of their own. One that is sent again with the same key reaches nobody twice. */
export async function sendToMany(
  context: ApiContext,
  { ids, text, key }: { ids: readonly number[]; text: string; key: string },
): Promise<ManyResult> {
  const all = [...new Set(ids)];
  if (all.length < 1 || all.length > MOST_AT_ONCE)
    throw new UserError('BAD_INPUT', `${all.length} applications; 1 to ${MOST_AT_ONCE} are allowed.`, { path: 'ids' });
  checkKey(key);
  checkText(text.trim());
  await context.limits.take('messages', `account ${context.viewer.account?.id ?? 0}`);
  let sent = 0;
  for (const id of all) {
    const writing = { about: 'application', id, side: 'employer', text, files: [], key: `${key.slice(0, 50)}-${id}` };
    try {
      await deliverMessage(context, { ...writing, about: 'application', side: 'employer' });
      sent += 1;
    } catch (error) {
      if (!(error instanceof UserError) || !CLOSED.includes(String(error.extensions.code))) throw error;
    }
  }
  return { sent, leftOut: all.length - sent };
}

function checkText(text: string): void {
  if (text === '' || text.length > LONGEST_MESSAGE)
    throw new UserError('BAD_INPUT', `text is 1 to ${LONGEST_MESSAGE} characters.`, { path: 'text' });
  refuseUnknownPlaceholders(text);
}
