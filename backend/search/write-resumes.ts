/** Writes search rows of resumes. No cached page shows them, and their words are not offered to those who mistype. */
import type { LanguagesOf, ResumeDocument, Transaction } from './index-types.ts';
import { type BrandRowTable, writeBrandRows } from './write-brand-rows.ts';

const TABLE: BrandRowTable = {
  index: 'RESUMES',
  name: 'resume_search',
  key: 'resume_id',
  columns: { changed: 'timestamptz' },
  unique: 'resume_id, brand',
};

/** Brings the rows of the resumes to `documents`; where a brand has no document, the resume leaves its search. */
export async function writeResumes(
  tx: Transaction,
  resumeIds: readonly number[],
  documents: readonly ResumeDocument[],
  languagesOf?: LanguagesOf,
): Promise<void> {
  const rows = documents.map(({ resumeId, changed, ...document }) => ({
    ...document,
    key: resumeId,
    own: { changed },
  }));
  await writeBrandRows(tx, TABLE, { keys: resumeIds, rows }, languagesOf);
}
