/** Answers of one group before they are stored: validated, sanitized, and with the uploads they refer to. */
import type { AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { AnswerError } from '../../schemas/answer-check.ts';
import type { ApiContext } from '../context.ts';
import type { TransactionScope } from '../database/transact.ts';
import { type JsonObject, readObject } from '../read-json.ts';
import { extensionsOf } from '../uploads/file-kinds.ts';
import { UploadRefusal } from '../uploads/refusal.ts';
import { keepUploads } from '../uploads/use-uploads.ts';
import { isAdminLike } from '../viewer.ts';
import { type FilePart, filesOf, storedFile, storedFiles, wordsOf } from './files.ts';
import { located } from './located.ts';
import { type AnswerPart, partsNamed, partsOf, withParts } from './parts.ts';
import { storableText } from './rich-text.ts';
import { askedAnswers, checkOf } from './stored.ts';
import { unknownTerms, unknownVideos } from './unknown.ts';

export interface GivenAnswers {
  form: string;
  asked: AskedGroup;
  /** As the client sent them. */
  given: unknown;
  /** Stored answers, by group. */
  data: Record<string, unknown>;
  /** The form is still being filled in: missing and not yet valid answers may be stored. */
  unfinished?: boolean;
}

/** Faults that are never stored, even in an unfinished form: values of the wrong type, and too many of them. */
const NEVER: ReadonlySet<string> = new Set(['type', 'additionalProperties', 'maxLength', 'maxItems']);

/** The answers as they may be stored, apart from their files; or every fault in them. */
export async function readAnswers(
  context: ApiContext,
  { form, asked: { group, schema }, given, data, unfinished = false }: GivenAnswers,
): Promise<{ answers: JsonObject; errors: AnswerError[] }> {
  const check = checkOf(context, form);
  const wrongIn = (errors: AnswerError[]) => errors.filter(({ code }) => !unfinished || NEVER.has(code));
  const checked = check({ [group]: given }, [group]);
  const own = readObject(checked.answers[group]);
  const misfits = wrongIn(checked.errors);
  if (misfits.length > 0) return { answers: own, errors: misfits };
  const parts = partsOf(schema, own);
  const wrong = [...unknownTerms(context.terms, parts), ...unknownVideos(parts), ...unknownFiles(parts, data)];
  if (wrong.length > 0)
    return { answers: own, errors: wrong.map((error) => ({ ...error, pointer: `/${group}${error.pointer}` })) };
  const changes = await improvements(context, parts, readObject(data[group]));
  const answers = readObject(withParts(own, changes));
  // A rich text of markup alone is empty: where one is required, it is missing.
  return { answers, errors: wrongIn(check({ [group]: answers }, [group]).errors) };
}

/** An image without an upload must be one that is stored already. */
function unknownFiles(parts: readonly AnswerPart[], data: unknown): AnswerError[] {
  const known = storedFiles(data);
  return filesOf(parts)
    .filter(({ id, value }) => id === null && !known.has(String(value.url)))
    .map(({ pointer }) => ({ code: 'file', pointer }));
}

/** By pointer: sanitized rich text, and addresses with their coordinates. */
export async function improvements(
  context: ApiContext,
  parts: readonly AnswerPart[],
  stored: JsonObject,
): Promise<Map<string, unknown>> {
  const changes = new Map<string, unknown>();
  const texts = new Map(textsIn(stored).map((text) => [text.value, text]));
  const full = isAdminLike(context.viewer);
  for (const { pointer, value } of partsNamed(parts, 'richText')) {
    // What an administrator wrote with more formatting stays intact when others save the answers beside it.
    const kept = full ? undefined : texts.get(readObject(value).value);
    changes.set(pointer, kept ?? (await storableText(value, { full })) ?? undefined);
  }
  for (const { pointer, value } of partsNamed(parts, 'address'))
    changes.set(pointer, await located(context, readObject(value)));
  return changes;
}

/** All rich texts among stored answers. */
function textsIn(stored: unknown): JsonObject[] {
  if (Array.isArray(stored)) return stored.flatMap(textsIn);
  if (typeof stored !== 'object' || stored === null) return [];
  const { value, format } = readObject(stored);
  const own = typeof value === 'string' && /^(filtered|full)_html$/.test(String(format)) ? [{ value, format }] : [];
  return [...own, ...Object.values(stored).flatMap(textsIn)];
}

/** The answers of a group merged with those that only other brands ask, and with the data of their uploads; new uploads are marked as used. */
export async function mergedGroup(
  context: ApiContext,
  tx: TransactionScope,
  { asked, answers, data }: { asked: AskedGroup; answers: JsonObject; data: Record<string, unknown> },
): Promise<JsonObject> {
  const own = await withFiles(context, tx, { asked, answers, data });
  const askedBefore = askedAnswers(asked, data);
  const unasked = Object.entries(readObject(data[asked.group])).filter(([name]) => !Object.hasOwn(askedBefore, name));
  return { ...Object.fromEntries(unasked), ...own };
}

async function withFiles(
  context: ApiContext,
  tx: TransactionScope,
  { asked, answers, data }: { asked: AskedGroup; answers: JsonObject; data: Record<string, unknown> },
): Promise<JsonObject> {
  const known = storedFiles(data);
  const changes = new Map<string, unknown>();
  for (const file of filesOf(partsOf(asked.schema, answers))) {
    const key = file.id ?? String(file.value.url);
    const stored = known.get(key) ?? (await takenFile(context, tx, file));
    known.set(key, stored);
    changes.set(file.pointer, { ...stored, ...wordsOf(file) });
  }
  return readObject(withParts(answers, changes));
}

/** Only accepts a file that nothing uses yet: a shared file would be deleted with the first of its users. */
async function takenFile(context: ApiContext, tx: TransactionScope, file: FilePart): Promise<JsonObject> {
  const { id, purpose, schema } = file;
  const ownerId = context.viewer.account?.id ?? null;
  const [row] = await keepUploads(tx, { ids: [id ?? ''], ownerId, purpose });
  if (row?.state !== 'temporary') throw new UploadRefusal('gone');
  const kinds = schema['x-kinds'];
  if (Array.isArray(kinds) && !extensionsOf(row.type).some((one) => kinds.includes(one)))
    throw new UploadRefusal('kindRefused', { kind: extensionsOf(row.type)[0] ?? row.type, kinds: kinds.join(', ') });
  return storedFile(file, row);
}
