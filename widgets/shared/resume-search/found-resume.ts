/** Resumes as employers find and read them. Pure. */
import type { ResumeView } from '../resume/own-resume.generated.ts';
import type { FoundResume, LoadFoundResume } from './found-resume.generated.ts';

type Found = NonNullable<LoadFoundResume['foundResume']>;

/** Another person's resume, as far as the viewer may read it. */
export interface ReadPage extends Omit<Found, 'view' | 'similar'> {
  view: ResumeView;
  similar: readonly FoundResume[];
}

/** Null if there is no such resume that employers of this brand can find. */
export function readPage({ foundResume }: LoadFoundResume): ReadPage | null {
  if (foundResume === null) return null;
  // The owner's account address is never queried: employers use the contact details in the resume.
  return { ...foundResume, view: { ...foundResume.view, email: null }, similar: foundResume.similar ?? [] };
}
