/** Saves a profile, group by group. */
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import { isRepeated } from '../../answers/repeated.ts';
import { mergedGroup, readAnswers } from '../../answers/save.ts';
import { formOf } from '../../answers/stored.ts';
import { dropUnused } from '../../answers/unused-files.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { type JsonObject, readObject, readText } from '../../read-json.ts';
import { refusal } from '../../refusal.ts';
import { faultsOf } from '../forms/service.ts';
import { announceProfiles, showFiles } from './effects.ts';
import { FORM, requireOwn, shownAnswers } from './own-organization.ts';
import { lockOwnOrganization, type OwnOrganizationRow, updateAnswers } from './own-store.ts';
import { renameProfiles } from './slug-store.ts';

export interface GroupToSave {
  organizationId: number;
  group: string;
  answers: unknown;
  version: number;
}

export interface SavedAnswers {
  faults: FormFault[];
  version: number;
  answers: JsonObject | null;
}

/**
 * Saves one group; throws `UserError` ORGANIZATION_CHANGED for an outdated version, unless the next version is identical: a
 * repeated request succeeds. Nothing is stored if there are faults.
 */
export async function saveGroup(context: ApiContext, wanted: GroupToSave): Promise<SavedAnswers> {
  const { organizationId, group, version } = wanted;
  const asked = formOf(context, FORM).groups.find((one) => one.group === group);
  if (asked === undefined) throw new UserError('BAD_INPUT', 'This brand asks no such group.', { path: 'group' });
  const before = await requireOwn(context, organizationId);
  if (versionOf(before, group) !== version + 1) checkVersion(before, group, version);
  const given = { form: FORM, asked, given: wanted.answers, data: before.data };
  const { answers, errors } = await readAnswers(context, given);
  if (errors.length > 0) return { faults: faultsOf(context, errors), version, answers: null };
  await transact(context, (tx) => store(context, tx, { ...wanted, asked, answers }));
  const after = await requireOwn(context, organizationId);
  return { faults: [], version: versionOf(after, group), answers: shownAnswers(context, asked, after) };
}

function versionOf({ versions }: OwnOrganizationRow, group: string): number {
  return versions[group] ?? 0;
}

function checkVersion(row: OwnOrganizationRow, group: string, version: number): void {
  if (versionOf(row, group) !== version) throw refusal('ORGANIZATION_CHANGED');
}

interface Storable extends GroupToSave {
  asked: AskedGroup;
  answers: JsonObject;
}

async function store(context: ApiContext, tx: TransactionScope, wanted: Storable): Promise<void> {
  const { organizationId, group, asked, version } = wanted;
  const row = await lockOwnOrganization(tx, organizationId);
  if (row === null) throw refusal('ORGANIZATION_UNKNOWN');
  const own = await mergedGroup(context, tx, { asked, answers: wanted.answers, data: row.data });
  if (isRepeated(own, { version, storedVersion: versionOf(row, group), stored: row.data[group] })) return;
  checkVersion(row, group, version);
  const data = { ...row.data, [group]: own };
  const name = nameIn(data) ?? row.name;
  await updateAnswers(tx, organizationId, { name, data, versions: { ...row.versions, [group]: version + 1 } });
  if (name !== row.name) await renameProfiles(tx, organizationId, name);
  await dropUnused(tx, row.data, data);
  if (row.isPublic) await showFiles(tx, data, true);
  await announceProfiles(context, tx, organizationId);
}

/** The public name, or the company name. */
function nameIn(data: Record<string, unknown>): string | null {
  return readText(readObject(data.organization_page).name) ?? readText(readObject(data.company_info).name);
}
