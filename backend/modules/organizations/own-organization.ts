/** Organizations as their own members read them. */
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import { askedAnswers, formOf, groupsIn, type OwnGroupRecord, withOpenFiles } from '../../answers/stored.ts';
import type { ApiContext } from '../../context.ts';
import { type JsonObject, readObject } from '../../read-json.ts';
import { type OrganizationRecord, organizationRecord } from './organization.ts';
import { readOrganizationData } from './organization-data.ts';
import { findOwnOrganization, listOwnOrganizations, type OwnOrganizationRow } from './own-store.ts';
import { asMember, edits, isKnown, tiesOf } from './policy.ts';

export const FORM = 'organization';

/** An organization that the current person may edit; null otherwise. Without an id: the active one, otherwise the first. */
export async function findOwn(context: ApiContext, id: number | null): Promise<OwnOrganizationRow | null> {
  const { account } = context.viewer;
  if (account === null) return null;
  if (id !== null) {
    const ties = await tiesOf(context, id);
    await asMember(context, ties);
    if (!isKnown(context.viewer, ties) || !edits(context.viewer, ties)) return null;
    return findOwnOrganization(context, id);
  }
  const own = await listOwnOrganizations(context, account.id);
  return own.find((one) => one.id === account.activeOrganizationId) ?? own[0] ?? null;
}

/** The same after a change; the policy has already authorized the person. */
export async function requireOwn(context: ApiContext, id: number): Promise<OwnOrganizationRow> {
  const row = await findOwnOrganization(context, id);
  if (row === null) throw new Error(`Organization ${id} came past the policy and is not on this brand.`);
  return row;
}

/** All groups of the form with their stored answers. */
export function groupsOf(context: ApiContext, row: OwnOrganizationRow): OwnGroupRecord[] {
  return groupsIn(context, FORM, row, (asked) => shownAnswers(context, asked, row));
}

/** The stored answers of a group as a form displays them: private files get signed URLs. */
export function shownAnswers(context: ApiContext, asked: AskedGroup, row: OwnOrganizationRow): JsonObject {
  const answers = askedAnswers(asked, row.data);
  return row.isPublic ? answers : withOpenFiles(context, asked, answers);
}

/** A preview of the public page. */
export function previewOf(context: ApiContext, row: OwnOrganizationRow): OrganizationRecord {
  if (row.isPublic) return organizationRecord(row);
  const { groups } = formOf(context, FORM);
  const shown = groups.map((asked): [string, unknown] => [
    asked.group,
    { ...readObject(row.data[asked.group]), ...shownAnswers(context, asked, row) },
  ]);
  return { row, data: readOrganizationData({ ...row.data, ...Object.fromEntries(shown) }) };
}
