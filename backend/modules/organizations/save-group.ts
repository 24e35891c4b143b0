/** Saving a profile, group by group. */
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import type { AnswerError } from '../../../schemas/answer-check.ts';
import { type FilePart, filesOf, storedFile, storedFiles, wordsOf } from '../../answers/files.ts';
import { located } from '../../answers/located.ts';
import { type AnswerPart, partsNamed, partsOf, withParts } from '../../answers/parts.ts';
import { storableText } from '../../answers/rich-text.ts';
import { unknownTerms, unknownVideos } from '../../answers/unknown.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { type JsonObject, readObject, readText } from '../../read-json.ts';
import { refusal } from '../../refusal.ts';
import { inWords, UploadRefusal } from '../../uploads/refusal.ts';
import { keepUploads } from '../../uploads/use-uploads.ts';
import { isAdminLike } from '../../viewer.ts';
import { faultsOf } from '../forms/service.ts';
import { announceProfiles, dropUnused, showFiles } from './effects.ts';
import { askedAnswers, FORM, profileForm, requireOwn, shownAnswers } from './own.ts';
import { lockOwnOrganization, type OwnOrganizationRow, updateAnswers } from './own-store.ts';
import { renameProfiles } from './slugs.ts';

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

/** Saves one group; throws `UserError` ORGANIZATION_CHANGED for a version that is out of date. Nothing is stored while something is wrong. */
export async function saveGroup(context: ApiContext, wanted: GroupToSave): Promise<SavedAnswers> {
  const { organizationId, group, version } = wanted;
  const asked = profileForm(context).groups.find((one) => one.group === group);
  if (asked === undefined) throw new UserError('BAD_INPUT', 'This brand asks no such group.', { path: 'group' });
  const before = await requireOwn(context, organizationId);
  checkVersion(context, before, group, version);
  const { answers, errors } = await readAnswers(context, asked, wanted.answers, before);
  if (errors.length > 0) return { faults: faultsOf(context, errors), version, answers: null };
  await transact(context, (tx) => store(context, tx, { ...wanted, asked, answers }));
  const after = await requireOwn(context, organizationId);
  return { faults: [], version: versionOf(after, group), answers: shownAnswers(context, asked, after) };
}

function versionOf({ versions }: OwnOrganizationRow, group: string): number {
  return versions[group] ?? 0;
}

function checkVersion(context: ApiContext, row: OwnOrganizationRow, group: string, version: number): void {
  if (versionOf(row, group) !== version) throw refusal(context, 'ORGANIZATION_CHANGED');
}

/** The answers as they may be stored, but for their files; or everything that is wrong with them. */
async function readAnswers(
  context: ApiContext,
  { group, schema }: AskedGroup,
  given: unknown,
  { data }: OwnOrganizationRow,
): Promise<{ answers: JsonObject; errors: AnswerError[] }> {
  const check = context.forms.check(context.brand, FORM);
  if (check === null) throw new Error('There is no form for profiles.');
  const checked = check({ [group]: given }, [group]);
  const own = readObject(checked.answers[group]);
  if (checked.errors.length > 0) return { answers: own, errors: checked.errors };
  const parts = partsOf(schema, own);
  const wrong = [...unknownTerms(context.terms, parts), ...unknownVideos(parts), ...unknownFiles(parts, data)];
  if (wrong.length > 0)
    return { answers: own, errors: wrong.map((error) => ({ ...error, pointer: `/${group}${error.pointer}` })) };
  const changes = await improvements(context, parts, readObject(data[group]));
  const answers = readObject(withParts(own, changes));
  // A text whose markup was all that it had is none: where one is asked for, it is missing.
  return { answers, errors: check({ [group]: answers }, [group]).errors };
}

/** A picture without an upload is one that stands there already. */
function unknownFiles(parts: readonly AnswerPart[], data: unknown): AnswerError[] {
  const known = storedFiles(data);
  return filesOf(parts)
    .filter(({ id, value }) => id === null && !known.has(String(value.url)))
    .map(({ pointer }) => ({ code: 'file', pointer }));
}

/** By pointer, rich text made safe and addresses with their coordinates. */
async function improvements(
  context: ApiContext,
  parts: readonly AnswerPart[],
  stored: JsonObject,
): Promise<Map<string, unknown>> {
  const changes = new Map<string, unknown>();
  const texts = new Map(textsIn(stored).map((text) => [text.value, text]));
  const full = isAdminLike(context.viewer);
  for (const { pointer, value } of partsNamed(parts, 'richText')) {
    // What an administrator wrote stays whole while others save what stands beside it.
    const kept = full ? undefined : texts.get(readObject(value).value);
    changes.set(pointer, kept ?? (await storableText(value, { full })) ?? undefined);
  }
  for (const { pointer, value } of partsNamed(parts, 'address'))
    changes.set(pointer, await located(context, readObject(value)));
  return changes;
}

/** All rich texts of stored answers. */
function textsIn(stored: unknown): JsonObject[] {
  if (Array.isArray(stored)) return stored.flatMap(textsIn);
  if (typeof stored !== 'object' || stored === null) return [];
  const { value, format } = readObject(stored);
  const own = typeof value === 'string' && /^(filtered|full)_html$/.test(String(format)) ? [{ value, format }] : [];
  return [...own, ...Object.values(stored).flatMap(textsIn)];
}

interface Storable extends GroupToSave {
  asked: AskedGroup;
  answers: JsonObject;
}

async function store(context: ApiContext, tx: TransactionScope, wanted: Storable): Promise<void> {
  const { organizationId, group, asked, version } = wanted;
  const row = await lockOwnOrganization(tx, organizationId);
  if (row === null) throw refusal(context, 'ORGANIZATION_UNKNOWN');
  checkVersion(context, row, group, version);
  const own = await withFiles(context, tx, { asked, answers: wanted.answers, row });
  const askedBefore = askedAnswers(asked, row.data);
  const unasked = Object.entries(readObject(row.data[group])).filter(([name]) => !Object.hasOwn(askedBefore, name));
  const data = { ...row.data, [group]: { ...Object.fromEntries(unasked), ...own } };
  const name = nameIn(data) ?? row.name;
  await updateAnswers(tx, organizationId, { name, data, versions: { ...row.versions, [group]: version + 1 } });
  if (name !== row.name) await renameProfiles(tx, organizationId, name);
  await dropUnused(tx, row.data, data);
  if (row.isPublic) await showFiles(tx, data, true);
  await announceProfiles(context, tx, organizationId);
}

/** As the public knows it, else as the company is called. */
function nameIn(data: Record<string, unknown>): string | null {
  return readText(readObject(data.organization_page).name) ?? readText(readObject(data.company_info).name);
}

/** The answers with what their uploads say; uploads that came with them are kept from now on. */
async function withFiles(
  context: ApiContext,
  tx: TransactionScope,
  { asked, answers, row }: { asked: AskedGroup; answers: JsonObject; row: OwnOrganizationRow },
): Promise<JsonObject> {
  const known = storedFiles(row.data);
  const changes = new Map<string, unknown>();
  for (const file of filesOf(partsOf(asked.schema, answers))) {
    const key = file.id ?? String(file.value.url);
    const stored = known.get(key) ?? (await takenFile(context, tx, file));
    known.set(key, stored);
    changes.set(file.pointer, { ...stored, ...wordsOf(file) });
  }
  return readObject(withParts(answers, changes));
}

/** Only a file that nothing has used yet: what another profile shows would go with either of them. */
function takenFile(context: ApiContext, tx: TransactionScope, file: FilePart): Promise<JsonObject> {
  const { id, purpose } = file;
  const ownerId = context.viewer.account?.id ?? null;
  return inWords(context, async () => {
    const [row] = await keepUploads(tx, { ids: [id ?? ''], ownerId, purpose, reader: context });
    if (row?.state !== 'temporary') throw new UploadRefusal('gone');
    return storedFile(file, row);
  });
}
