/** What administrators can see of resumes on this brand, and do with them. All of it is logged. */
import type { ApiContext } from '../../context.ts';
import { refusal } from '../../refusal.ts';
import { homesOf } from '../accounts/account-store.ts';
import { holdsOn, refuse } from '../rights/access.ts';
import { noteAction } from '../rights/note.ts';
import { findOwner } from './admin-store.ts';
import { findResumeOf, type OwnResumeRecord, type ResumeOwner } from './own-resume.ts';
import { type GroupToSave, saveResume, showResume } from './save.ts';

/** A complete resume, including private fields. Throws `UserError` RESUME_UNKNOWN, NOT_ALLOWED. */
export async function readResume(context: ApiContext, id: number): Promise<OwnResumeRecord> {
  const owner = await requireWhole(context, id, 'adminResume');
  await noteAction(context, context, { kind: 'resume_read', accountId: owner.id, about: { resume: id } });
  return findResumeOf(context, owner);
}

/** Saves groups on behalf of the owner, by the same rules. Throws `UserError` RESUME_UNKNOWN, NOT_ALLOWED, RESUME_CHANGED. */
export async function saveForOwner(context: ApiContext, id: number, groups: readonly GroupToSave[]) {
  const owner = await requireWhole(context, id, 'adminSaveResume');
  return saveResume(context, groups, {
    owner,
    visible: null,
    note: (tx) => noteAction(tx, context, { kind: 'resume_saved', accountId: owner.id, about: { resume: id } }),
  });
}

/** Makes a resume visible to employers of this brand, or hides it. Throws `UserError` RESUME_UNKNOWN. */
export async function showForOwner(context: ApiContext, id: number, visible: boolean): Promise<boolean> {
  const owner = await requireOwner(context, id);
  const kind = visible ? 'resume_shown' : 'resume_hidden';
  const { row } = await showResume(context, visible, {
    owner,
    note: (tx) => noteAction(tx, context, { kind, accountId: owner.id, about: { resume: id } }),
  });
  return (row?.listed ?? null) !== null;
}

/** The content of a resume is the same on all brands, so only administrators of all its owner's brands may access it. */
async function requireWhole(context: ApiContext, id: number, operation: string): Promise<ResumeOwner> {
  const owner = await requireOwner(context, id);
  if (!(await holdsOn(context, ['administrator', 'site_admin'], await homesOf(context, owner.id))))
    await refuse(context, operation, context.frontend);
  return owner;
}

/** The owner of a resume on this brand. */
async function requireOwner(context: ApiContext, id: number): Promise<ResumeOwner> {
  const owner = await findOwner(context, id);
  if (owner === null) throw refusal('RESUME_UNKNOWN');
  return owner;
}
