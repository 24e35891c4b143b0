/** Applications as the backend gives them. */
import type { QuestionType } from '../../../runtime/core/applications/job-rules.ts';
import type { Stage } from '../../../runtime/core/applications/stages.ts';

export interface SentFile {
  id: number;
  name: string;
  size: number;
  /** Holds for a quarter of an hour; null once the file is gone. */
  url: string | null;
}

export interface Content {
  firstName: string | null;
  lastName: string | null;
  emailAddress: string | null;
  phone: string | null;
  coverLetter: string | null;
  questions: readonly { text: string; type: QuestionType; values: readonly string[] }[];
  files: readonly SentFile[];
}

export const CONTENT = `content {
  firstName lastName emailAddress phone coverLetter
  questions { text type values } files { id name size url }
}`;

export interface StageEvent {
  stage: Stage;
  created: string;
  /** What the employer wrote with it; empty for nothing. */
  note: string;
}
