/** Rules of drafts. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { AskedForm } from '../../../runtime/core/forms/ask.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import type { Scope } from '../../scope.ts';
import { withOpenFiles } from './files.ts';
import { asksForSecrets, isTooLarge, misfitOf, stillAsked } from './shape.ts';
import {
  brandsWithDrafts,
  type DraftId,
  type DraftRow,
  deleteDraft,
  deleteOldest,
  deleteUntouched,
  findDraft,
  writeDraft,
} from './store.ts';

/** Drafts per account and brand; the oldest is deleted for a new one. */
const MOST_DRAFTS = 50;
const KEY = /^[\w-]{0,64}$/;
const STEP = /^[\w-]{1,64}$/;

interface Asked {
  form: string;
  key: string | null;
}

/** The person's draft, without removed fields. */
export async function readDraft(context: ApiContext, asked: Asked): Promise<DraftRow | null> {
  const form = requireForm(context, asked.form);
  const which = idOf(context, asked);
  const row = await findDraft(context, which);
  if (row === undefined) return null;
  return { ...row, answers: await withOpenFiles(context, which.accountId, stillAsked(form, row.answers)) };
}

export interface DraftSave extends Asked {
  answers: unknown;
  step: string | null;
  version: number;
}

/**
 * Saves a draft, unless another tab has saved since. It is stored as typed: limited in size, in the shape of the form, and
 * only ever shown to its author, in the form; it is sanitized when the form is submitted.
 */
export async function keepDraft(
  context: ApiContext,
  asked: DraftSave,
): Promise<{ saved: boolean; draft: DraftRow | null }> {
  const { answers, step, version } = asked;
  const which = idOf(context, asked);
  if (step !== null && !STEP.test(step)) throw badInput('step', 'A step is named by letters, digits, - and _.');
  if (!Number.isInteger(version) || version < 0) throw badInput('version', 'A version is 0 or above.');
  const form = requireForm(context, asked.form);
  if (asksForSecrets(form)) throw badInput('form', `Of the form "${asked.form}" no draft is kept.`);
  if (isTooLarge(answers)) throw refusal('DRAFT_TOO_LARGE');
  const check = context.forms.check(context.brand, asked.form);
  const misfit = check === null || !isSchema(answers) ? '' : misfitOf(check, answers);
  if (misfit !== null || !isSchema(answers)) {
    throw badInput(`answers${misfit ?? ''}`, `The form "${asked.form}" has no such answer: "${misfit ?? ''}".`);
  }
  await context.limits.take('draft', `account:${which.accountId}`);
  const row = await writeDraft(context, which, { answers, step, version });
  if (row === undefined) return { saved: false, draft: await readDraft(context, asked) };
  if (row.version === 1) await deleteOldest(context, which.accountId, MOST_DRAFTS);
  return { saved: true, draft: row };
}

/** Returns whether there was one. */
export function dropDraft(context: ApiContext, asked: Asked): Promise<boolean> {
  return deleteDraft(context, idOf(context, asked));
}

/** Deletes drafts untouched for longer than their brand keeps them; returns the number. Drafts of brands that are not served are kept. */
export async function sweepDrafts(
  db: Scope['db'],
  daysOf: (brand: string) => number | undefined,
  now: Date,
): Promise<number> {
  let swept = 0;
  for (const frontend of await brandsWithDrafts(db)) {
    const days = daysOf(frontend);
    if (days !== undefined) swept += await deleteUntouched({ db, frontend }, new Date(now.getTime() - days * DAY_MS));
  }
  return swept;
}

function idOf({ viewer }: ApiContext, { form, key }: Asked): DraftId {
  if (viewer.account === null) throw new Error('Somebody without a session came past the policy.');
  if (!KEY.test(key ?? '')) throw badInput('key', 'A key is at most 64 letters, digits, - and _.');
  return { accountId: viewer.account.id, form, key: key ?? '' };
}

function requireForm({ forms, brand, locale }: ApiContext, name: string): AskedForm {
  const form = forms.ask(brand, name, locale);
  if (form === null) throw badInput('form', `There is no form "${name.slice(0, 60)}".`);
  return form;
}

function badInput(path: string, message: string): UserError {
  return new UserError('BAD_INPUT', message, { path });
}
