/** Files of applications: which the brand accepts, who owns them, and when they are deleted. */
import { attachmentTypes } from '../../../runtime/core/forms/file-types.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { Scope } from '../../scope.ts';
import { extensionsOf } from '../../uploads/file-kinds.ts';
import { UploadRefusal } from '../../uploads/refusal.ts';
import type { UploadRow } from '../../uploads/upload-store.ts';
import { dropUploads, keepUploads } from '../../uploads/use-uploads.ts';
import type { ReadAnswers } from './content.ts';

const MB = 1024 * 1024;
export interface TakenFiles {
  files: number[];
  data: Record<string, unknown>;
}

/**
 * Marks uploaded files as used and takes their properties from the uploads. Throws `UserError` UPLOAD_UNKNOWN,
 * UPLOAD_TYPE_REFUSED and UPLOAD_TOO_LARGE for what the brand does not accept.
 */
export async function takeFiles(
  context: ApiContext,
  tx: TransactionScope,
  { uploads, data }: Pick<ReadAnswers, 'uploads' | 'data'>,
): Promise<TakenFiles> {
  if (uploads.length === 0) return { files: [], data };
  const rows = await keepAttachments(context, tx, uploads);
  return {
    files: rows.map(({ id }) => id),
    data: { ...data, files: { ...data.files, attachments: rows.map(({ id, name, size }) => ({ id, name, size })) } },
  };
}

/** Marks uploads as used; throws the same for files that the brand does not accept. */
export async function keepAttachments(
  context: ApiContext,
  tx: TransactionScope,
  uploads: readonly string[],
): Promise<UploadRow[]> {
  const ownerId = context.viewer.account?.id ?? null;
  const rows = await keepUploads(tx, { ids: [...new Set(uploads)], ownerId, purpose: 'ATTACHMENT' });
  for (const row of rows) refuseOthers(context, row);
  return rows;
}

/** Files that this brand does not accept with an application. */
function refuseOthers({ brand, locale }: ApiContext, { type, size }: UploadRow): void {
  const { applications, uploads } = brand.document;
  const { maxMegabytes } = applications.attachments;
  const types = attachmentTypes({ applications, uploads });
  const known = extensionsOf(type);
  const kinds = new Intl.ListFormat(locale, { type: 'disjunction' }).format(types);
  if (!types.some((one) => known.includes(one)))
    throw new UploadRefusal('kindRefused', { kind: known[0] ?? type, kinds });
  if (size > maxMegabytes * MB) throw new UploadRefusal('tooLarge', { most: maxMegabytes });
}

/** Releases files that an application no longer refers to. */
export async function dropFiles(tx: Scope, files: readonly number[]): Promise<void> {
  if (files.length > 0) await dropUploads(tx, files);
}
