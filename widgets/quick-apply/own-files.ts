/** Own files in the answers of an application. Pure. */
import type { Answers } from '../../runtime/forms/answers.ts';
import { isSchema } from '../../schemas/resolved-schema.ts';

export interface FileFacts {
  name: string;
  size: number;
}

const GROUP = 'files';
const FIELD = 'attachments';

function attachedIn(answers: Answers): unknown[] {
  const attached = answers[GROUP]?.[FIELD];
  return Array.isArray(attached) ? attached : [];
}

/** Whether one more can be attached. */
export function mayAttach(answers: Answers, most: number): boolean {
  return attachedIn(answers).length < most;
}

/** The files that are not attached yet; none once no more can be attached. */
export function notAttached<File extends FileFacts>(files: readonly File[], answers: Answers, most: number): File[] {
  if (!mayAttach(answers, most)) return [];
  const attached = attachedIn(answers);
  return files.filter(
    ({ name, size }) => !attached.some((one) => isSchema(one) && one.name === name && one.size === size),
  );
}

/** The answers with a file attached. */
export function withFile(answers: Answers, { id, name, size }: FileFacts & { id: string }): Answers {
  return { ...answers, [GROUP]: { ...answers[GROUP], [FIELD]: [...attachedIn(answers), { id, name, size }] } };
}
