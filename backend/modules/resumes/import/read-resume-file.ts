/** A CV uploaded to fill in the form: parsed, and not stored. */
import { formOf } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import type { ResumeTerm } from '../../../graphql.generated.ts';
import { refusal } from '../../../refusal.ts';
import type { ReceivedFile } from '../../../uploads/take-in.ts';
import { FORM } from '../listing.ts';
import { ownerOf } from '../own-resume.ts';
import { termsIn } from '../terms.ts';
import { runReader } from './run-reader.ts';
import { toAnswers } from './to-answers.ts';

export interface ReadCv {
  parts: Awaited<ReturnType<typeof toAnswers>>;
  terms: ResumeTerm[];
  email: string | null;
  rest: string[];
}

/** Throws `UserError` RESUME_FILE_... for a file that cannot be parsed, RESUME_READER_BUSY while too many are being parsed. */
export async function readResumeFile(context: ApiContext, file: ReceivedFile): Promise<ReadCv> {
  await context.limits.take('resume-import', `account ${ownerOf(context).id}`);
  const answer = await runReader(file.path);
  if (answer === null) throw refusal('RESUME_READER_BUSY');
  if ('fault' in answer) throw refusal(answer.fault, answer.values);
  const parts = await toAnswers(context, answer.found);
  // A text without anything of a CV, such as a letter.
  if (parts.length === 0) throw refusal('RESUME_FILE_EMPTY');
  return {
    parts,
    terms: termsIn(context, formOf(context, FORM).groups, parts),
    email: answer.found.email,
    rest: answer.found.rest,
  };
}
