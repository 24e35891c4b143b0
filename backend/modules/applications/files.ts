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

/** Whether this brand accepts a file with an application. */
export function isAccepted(context: Pick<ApiContext, 'brand'>, { type, size }: UploadRow): boolean {
  const { maxMegabytes } = context.brand.document.applications.attachments;
  return isTypeAccepted(context, type) && size <= maxMegabytes * MB;
}

/** The same of a media type. */
export function isTypeAccepted({ brand }: Pick<ApiContext, 'brand'>, type: string): boolean {
  const known = extensionsOf(type);
  return attachmentTypes(brand.document).some((one) => known.includes(one));
}

/** Throws a `UserError` for a file that this brand does not accept. */
function refuseOthers(context: ApiContext, row: UploadRow): void {
  if (isAccepted(context, row)) return;
  const { brand, locale } = context;
  const { maxMegabytes } = brand.document.applications.attachments;
  if (row.size > maxMegabytes * MB) throw new UploadRefusal('tooLarge', { most: maxMegabytes });
  const kinds = new Intl.ListFormat(locale, { type: 'disjunction' }).format(attachmentTypes(brand.document));
  throw new UploadRefusal('kindRefused', { kind: extensionsOf(row.type)[0] ?? row.type, kinds });
}

/** Releases files that an application no longer refers to. */
export async function dropFiles(tx: Scope, files: readonly number[]): Promise<void> {
  if (files.length > 0) await dropUploads(tx, files);
}
