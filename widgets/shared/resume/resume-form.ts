/** The form of a resume, loaded with a page: it is the same for everyone. */
import type { FormToFill } from '../../../runtime/forms/check-cache.ts';

export const resumeForm = `query ResumeForm {
  form(name: "resume") { form check groups { group schema fields { name control width } } }
}`;

export interface FoundForm {
  form: FormToFill | null;
}
