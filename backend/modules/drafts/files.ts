/** Files in drafts: gives them fresh signed URLs, however old the draft is. */
import { uploadIdOf, uploadIdsIn } from '../../answers/files.ts';
import { readObject } from '../../read-json.ts';
import type { Scope } from '../../scope.ts';
import { listOwned } from '../../uploads/upload-store.ts';
import type { Uploads } from '../../uploads/uploads.ts';

type Answers = Record<string, unknown>;

/** The answers with fresh URLs for the person's own uploads; everything else in a draft stays as it was typed. */
export async function withOpenFiles(
  scope: Scope & { uploads: Uploads },
  accountId: number,
  answers: Answers,
): Promise<Answers> {
  const named = uploadIdsIn(answers);
  if (named.length === 0) return answers;
  const { uploads } = scope;
  const own = new Set(await listOwned(scope, accountId, named));

  function opened(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(opened);
    if (typeof value !== 'object' || value === null) return value;
    const parts: Answers = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, opened(part)]));
    const uploadId = uploadIdOf(readObject(value));
    if (uploadId === null || !own.has(uploadId) || typeof parts.url !== 'string') return parts;
    const address = (variant: string) => uploads.addressOf({ uploadId, variant });
    return { ...parts, url: address(''), ...(typeof parts.small === 'string' && { small: address('small') }) };
  }

  return readObject(opened(answers));
}
