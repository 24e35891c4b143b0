/** Writes search rows of resumes. They are on no cached page, and their words are not used for corrections. */
import type { LanguagesOf, ResumeDocument, Transaction } from './index-types.ts';
import { type BrandRowTable, writeBrandRows } from './write-brand-rows.ts';

const TABLE: BrandRowTable = {
  index: 'RESUMES',
  name: 'resume_search',
  key: 'resume_id',
  columns: { changed: 'timestamptz' },
  unique: 'resume_id, brand',
};

/** Replaces the rows of the resumes by `documents`; a resume without a document for a brand is removed from its search. */
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
