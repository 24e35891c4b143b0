/** The sections of a profile: their addresses and their status. Pure. */

import type { AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { OwnGroup } from '../shared/resume/own-resume.generated.ts';
import type { OwnOrganization } from './organization-editor.generated.ts';

/** Where a profile is edited. */
export const editorPath = '/user/organization';

/** The organization in the address: `?organization=7`; null for the active one. */
export function organizationIn(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('organization') ?? '');
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
}

export type EditorView =
  | { kind: 'overview' | 'members' | 'api-keys' | 'webhooks' | 'preview' | 'unknown' }
  | { kind: 'group'; asked: AskedGroup; own: OwnGroup };

/** The view for the rest of the path (`about`, `members`) in this organization. */
export function viewOf(rest: string, form: FormToFill, own: OwnOrganization): EditorView {
  if (rest === '') return { kind: 'overview' };
  if (rest === 'members' || rest === 'preview') return { kind: rest };
  if ((rest === 'api-keys' || rest === 'webhooks') && own.managesMembers) return { kind: rest };
  const asked = form.groups.find(({ group }) => group === rest);
  const group = own.groups.find((one) => one.group === rest);
  return asked && group ? { kind: 'group', asked, own: group } : { kind: 'unknown' };
}

export type PartState = 'missing' | 'complete' | 'empty';

/** The status of a section; an empty optional one is not an error. */
export function partState({ faults, answered }: OwnGroup): PartState {
  if (faults.length > 0) return 'missing';
  return answered ? 'complete' : 'empty';
}

/** Title of a group in the language of the page. */
export function titleOf({ group, schema }: AskedGroup): string {
  return typeof schema.title === 'string' ? schema.title : group;
}

/** The description of a group in one sentence; empty if the form has none. */
export function descriptionOf({ schema }: AskedGroup): string {
  return typeof schema.description === 'string' ? schema.description : '';
}

/** The previous and next sections. */
export function neighbours(form: FormToFill, group: string): { before: AskedGroup | null; after: AskedGroup | null } {
  const at = form.groups.findIndex((one) => one.group === group);
  return { before: form.groups[at - 1] ?? null, after: form.groups[at + 1] ?? null };
}
