/** Files that a person has here already and can attach again: those of the resume, and those of earlier applications. */
import { Readable } from 'node:stream';
import { uploadIdsIn } from '../../answers/files.ts';
import type { ApiContext } from '../../context.ts';
import { refusal } from '../../refusal.ts';
import { UploadRefusal } from '../../uploads/refusal.ts';
import type { TakenUpload } from '../../uploads/take-in.ts';
import { listUploadsOf, type UploadRow } from '../../uploads/upload-store.ts';
import { findOwnResume } from '../resumes/own-resume.ts';
import { ownResumePdf } from '../resumes/pdf/own-pdf.ts';
import { isAccepted, isTypeAccepted } from './files.ts';
import { filesOfAccount } from './store.ts';

const PDF = 'application/pdf';
/** Number of files that are offered. */
const MOST = 10;
/** Earlier applications whose files are offered. */
const MOST_APPLICATIONS = 20;

/** Files that this brand accepts with an application, each once: first those of the resume, then the latest. Empty for guests. */
export async function ownFiles(context: ApiContext): Promise<UploadRow[]> {
  const { account } = context.viewer;
  if (account === null) return [];
  const ids = [...(await idsInResume(context)), ...(await filesOfAccount(context, account.id, MOST_APPLICATIONS))];
  const rows = await listUploadsOf(context, { ids, ownerId: account.id });
  const found = new Map<string, UploadRow>();
  for (const id of ids) {
    const row = rows.find((one) => one.id === id);
    if (row !== undefined && isAccepted(context, row) && !found.has(row.sha256)) found.set(row.sha256, row);
  }
  return [...found.values()].slice(0, MOST);
}

async function idsInResume(context: ApiContext): Promise<number[]> {
  return uploadIdsIn((await resumeDataOf(context))?.attachments);
}

async function resumeDataOf(context: ApiContext): Promise<Record<string, unknown> | null> {
  const { viewer, brand } = context;
  if (viewer.account === null || !brand.document.features.resume || !viewer.roles.has('applicant')) return null;
  const { row } = await findOwnResume(context);
  return row?.data ?? null;
}

/** Whether the person has a resume that can be attached as a PDF: one with work experience or education. */
export async function canAttachResume(context: ApiContext): Promise<boolean> {
  if (!isTypeAccepted(context, PDF)) return false;
  const data = await resumeDataOf(context);
  return data?.work_experience !== undefined || data?.education !== undefined;
}

/** The resume as it stands, as a PDF to be used like any upload. Throws `UserError` if there is none, and like an upload. */
export async function attachResume(context: ApiContext): Promise<TakenUpload> {
  const { uploads, viewer, address, frontend } = context;
  const made = viewer.account === null || !(await canAttachResume(context)) ? null : await ownResumePdf(context);
  if (made === null) throw refusal('RESUME_UNKNOWN');
  await uploads.mayUpload({ viewer, address, purposes: ['ATTACHMENT'], bytes: made.pdf.length });
  const file = await uploads.spool.receive(Readable.from([made.pdf]), ['pdf']);
  const scope = { ownerId: viewer.account?.id ?? null };
  return uploads.takeIn(frontend, { ...file, name: made.name, scope }, 'ATTACHMENT');
}

/** A copy of one of these files, to be used like any upload. Throws `UserError` for other files, and like an upload. */
export async function attachOwn(context: ApiContext, id: number): Promise<TakenUpload> {
  const { uploads, viewer, address } = context;
  const row = (await ownFiles(context)).find((one) => one.id === id);
  if (row === undefined || viewer.account === null) throw new UploadRefusal('gone');
  await uploads.mayUpload({ viewer, address, purposes: ['ATTACHMENT'], bytes: row.size });
  return uploads.copy(row, { purpose: 'ATTACHMENT', ownerId: viewer.account.id });
}
