/** The page of one resume, with what stands between it and the organization of the person who asks. */
import { openedFields } from '../../../runtime/core/resume-contact/opened-fields.ts';
import type { ApiContext } from '../../context.ts';
import { type FoundResumeRecord, foundResume } from '../resumes/found.ts';
import { findListed, type ListedResumeRow } from '../resumes/found-store.ts';
import { type ShownResume, shownTo } from '../resumes/own-resume.ts';
import { findActing } from './acting.ts';
import { isOpened } from './opened.ts';
import { type ContactRow, findLatest } from './store.ts';

/** What everybody reads, with the row it is cut from for those who may read more. */
export interface ResumePageRecord {
  row: ListedResumeRow;
  resume: FoundResumeRecord;
  contact: ContactRow | null;
}

/** A resume with what stands between it and the organization of the person who asks; null where it is not listed here. */
export async function findResumePage(context: ApiContext, id: number): Promise<ResumePageRecord | null> {
  const [row] = id > 0 ? await findListed(context, [id]) : [];
  if (row === undefined) return null;
  return { row, resume: foundResume(context, row), contact: await contactWith(context, id) };
}

/** The latest request of the active organization. */
export async function contactWith(context: ApiContext, resumeId: number): Promise<ContactRow | null> {
  const organizationId = await findActing(context);
  return organizationId === null ? null : findLatest(context, { resumeId, organizationId });
}

/** All that the person who asks may read, files at addresses that hold for an hour. */
export function viewOfPage(context: ApiContext, { row, contact }: ResumePageRecord): ShownResume {
  const reader = isOpened(context, contact) ? { opened: new Set(openedFields(contact.ways)) } : 'public';
  return shownTo(context, reader, { data: row.data, email: row.email });
}
