/** Saves a resume: several groups at once, all or none. */
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import { isRepeated } from '../../answers/repeated.ts';
import { mergedGroup, readAnswers } from '../../answers/save.ts';
import { formOf } from '../../answers/stored.ts';
import { dropUnused, giveUploads } from '../../answers/unused-files.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { type JsonObject, readNumber, readObject, readObjects } from '../../read-json.ts';
import { refusal } from '../../refusal.ts';
import { faultsOf } from '../forms/service.ts';
import { FORM, relist } from './listing.ts';
import { findResumeOf, type OwnResumeRecord, type ResumeOwner } from './own-resume.ts';
import { findResume, insertResume, lockResume, type ResumeRow, setVisible, updateAnswers } from './store.ts';

export interface GroupToSave {
  group: string;
  answers: unknown;
  version: number;
}

interface CheckedGroup extends GroupToSave {
  asked: AskedGroup;
  answers: JsonObject;
}

/** The owner of the resume, and what to log with the change. */
interface Changing {
  owner: ResumeOwner;
  note?(tx: TransactionScope): Promise<void>;
}

interface Saving extends Changing {
  visible: boolean | null;
}

/**
 * Saves groups; throws `UserError` RESUME_CHANGED if one of them was saved since, unless all are stored identically: a repeated
 * request succeeds. Nothing is stored if there are faults. `visible`: whether employers of this brand may find it; null leaves it
 * unchanged.
 */
export async function saveResume(
  context: ApiContext,
  wanted: readonly GroupToSave[],
  { owner, visible, note }: Saving,
): Promise<{ faults: FormFault[]; resume: OwnResumeRecord }> {
  const { id } = owner;
  const before = await findResume(context, id);
  if (!wanted.every(({ group, version }) => before?.versions[group] === version + 1)) checkVersions(before, wanted);
  const checked: CheckedGroup[] = [];
  const faults: FormFault[] = [];
  for (const one of wanted) {
    const asked = askedGroup(context, one.group, wanted);
    const data = before?.data ?? {};
    const { answers, errors } = await readAnswers(context, { form: FORM, asked, given: one.answers, data });
    faults.push(...faultsOf(context, errors));
    checked.push({ ...one, asked, answers });
  }
  if (faults.length === 0)
    await transact(context, async (tx) => {
      await store(context, tx, id, { wanted: checked, visible });
      await note?.(tx);
    });
  return { faults, resume: await findResumeOf(context, owner) };
}

/** Sets whether employers of this brand may find the resume. */
export async function showResume(
  context: ApiContext,
  visible: boolean,
  { owner, note }: Changing,
): Promise<OwnResumeRecord> {
  const { id } = owner;
  await transact(context, async (tx) => {
    await insertResume(tx, id, context.locale);
    const row = await lockResume(tx, id);
    if (row === null) throw refusal('SIGN_IN_REQUIRED');
    await setVisible(tx, row.id, visible);
    await relist(context, tx, id);
    await note?.(tx);
  });
  return findResumeOf(context, owner);
}

function askedGroup(context: ApiContext, name: string, all: readonly GroupToSave[]): AskedGroup {
  const asked = formOf(context, FORM).groups.find(({ group }) => group === name);
  if (asked === undefined) throw new UserError('BAD_INPUT', 'This brand asks no such group.', { path: 'groups' });
  if (all.filter(({ group }) => group === name).length > 1)
    throw new UserError('BAD_INPUT', `The group "${name}" comes twice.`, { path: 'groups' });
  return asked;
}

function checkVersions(row: ResumeRow | null, wanted: readonly GroupToSave[]): void {
  const isOld = wanted.some(({ group, version }) => (row?.versions[group] ?? 0) !== version);
  if (isOld) throw refusal('RESUME_CHANGED');
}

async function store(
  context: ApiContext,
  tx: TransactionScope,
  accountId: number,
  { wanted, visible }: { wanted: readonly CheckedGroup[]; visible: boolean | null },
): Promise<void> {
  await insertResume(tx, accountId, context.locale);
  const row = await lockResume(tx, accountId);
  // The account was deleted while its form was open.
  if (row === null) throw refusal('SESSION_ENDED');
  let data = row.data;
  const versions = { ...row.versions };
  let isNew = wanted.length === 0;
  for (const { group, asked, answers, version } of wanted) {
    const merged = await mergedGroup(context, tx, { asked, answers, data });
    const own = withIds(merged, readObject(row.data[group]));
    isNew ||= !isRepeated(own, { version, storedVersion: row.versions[group] ?? 0, stored: row.data[group] });
    data = { ...data, [group]: own };
    versions[group] = version + 1;
  }
  if (visible !== null) await setVisible(tx, row.id, visible);
  if (!isNew) return visible === null ? undefined : relist(context, tx, accountId);
  checkVersions(row, wanted);
  await updateAnswers(tx, { id: row.id, data, versions, changed: context.now });
  await giveUploads(tx, accountId, row.data, data);
  await dropUnused(tx, row.data, data);
  await relist(context, tx, accountId);
}

/** Lists of positions and schools, whose entries have ids assigned here: an unchanged entry keeps its id. */
const NUMBERED: Readonly<Record<string, string>> = { workExperience: 'jobTitle', education: 'institution' };

function withIds(answers: JsonObject, before: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const key = Object.hasOwn(NUMBERED, name) ? NUMBERED[name] : undefined;
      return [name, key === undefined ? value : numbered(readObjects(value), readObjects(before[name]), key)];
    }),
  );
}

function numbered(entries: readonly JsonObject[], before: readonly JsonObject[], key: string): JsonObject[] {
  const left = [...before];
  let last = Math.max(0, ...before.map(({ id }) => readNumber(id) ?? 0));
  return entries.map((entry) => {
    const at = left.findIndex(
      (one) => one[key] === entry[key] && readObject(one.timePeriod).start === readObject(entry.timePeriod).start,
    );
    const [known] = at < 0 ? [] : left.splice(at, 1);
    last += known === undefined ? 1 : 0;
    return { ...entry, id: readNumber(known?.id) ?? last };
  });
}
