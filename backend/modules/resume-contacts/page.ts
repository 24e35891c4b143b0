/** The page of one resume, with the contact state between its owner and the current person's organization. */
import { openedFields } from '../../../runtime/core/resume-contact/opened-fields.ts';
import type { ApiContext } from '../../context.ts';
import { type FoundResumeRecord, foundResume } from '../resumes/found.ts';
import { findListed, type ListedResumeRow } from '../resumes/found-store.ts';
import { type ShownResume, shownTo } from '../resumes/own-resume.ts';
import { findActing } from './acting.ts';
import { isOpened } from './opened.ts';
import { type ContactRow, findLatest } from './store.ts';

/** What every searching employer can read, with the full row for those who may read more. */
export interface ResumePageRecord {
  row: ListedResumeRow;
  resume: FoundResumeRecord;
  contact: ContactRow | null;
}

/** A resume with its contact state for the current person's organization; null if it is not listed here. */
export async function findResumePage(context: ApiContext, id: number): Promise<ResumePageRecord | null> {
  const [row] = id > 0 ? await findListed(context, [id]) : [];
  if (row === undefined || (await context.hiddenResumes(context.viewer)).includes(id)) return null;
  return { row, resume: foundResume(context, row), contact: await contactWith(context, id) };
}

/** The latest request of the active organization. */
export async function contactWith(context: ApiContext, resumeId: number): Promise<ContactRow | null> {
  const organizationId = await findActing(context);
  return organizationId === null ? null : findLatest(context, { resumeId, organizationId });
}

/** All that the current person may read, with file URLs that are valid for an hour. */
export function viewOfPage(context: ApiContext, { row, contact }: ResumePageRecord): ShownResume {
  const reader = isOpened(context, contact) ? { opened: new Set(openedFields(contact.ways)) } : 'public';
  return shownTo(context, reader, { data: row.data, email: row.email });
}
