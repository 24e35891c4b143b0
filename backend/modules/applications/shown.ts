/** Which parts of an application its reader may see. */
import type { ApiContext } from '../../context.ts';
import type { ApplicationFile } from '../../graphql.generated.ts';
import { type Content, readContent } from './content.ts';
import { shownContent } from './csv.ts';
import { isKnockOut, questionsOf } from './job.ts';
import { findManaged } from './policy.ts';
import type { ApplicationRow } from './store.ts';

export interface ShownContent extends Omit<Content, 'files'> {
  files: ApplicationFile[];
}

/** What was sent, for the applicant; files are available until it is withdrawn. */
export function ownContent(context: ApiContext, row: ApplicationRow): ShownContent {
  return withFiles(context, row, readContent(row.data));
}

/** What the employer may see of it. */
export function employerContent(context: ApiContext, row: ApplicationRow): ShownContent {
  return withFiles(context, row, shownContent(row));
}

function withFiles({ uploads }: ApiContext, row: ApplicationRow, content: Content): ShownContent {
  const kept = new Set(row.files);
  const urlOf = (id: number) => (kept.has(id) ? uploads.addressOf({ uploadId: id, variant: '' }) : null);
  return { ...content, files: content.files.map((file) => ({ ...file, url: urlOf(file.id) })) };
}

/** Questions with knockout answers, by the job's current settings. */
export async function knockOutsOf(context: ApiContext, row: ApplicationRow): Promise<string[]> {
  const job = row.jobId === null || !row.knockedOut ? null : await findManaged(context, row.jobId);
  if (job === null) return [];
  const { questions } = readContent(row.data);
  return questionsOf(job).flatMap((question) => {
    const values = questions.find(({ questionId }) => questionId === question.id)?.values ?? [];
    return isKnockOut(question, values) ? [question.text] : [];
  });
}
