/** Resumes as employers find and read them. Pure. */
import type { ResumeView } from '../resume/own-resume.generated.ts';
import type { FoundResume, LoadFoundResume } from './found-resume.generated.ts';

type Found = NonNullable<LoadFoundResume['foundResume']>;

/** A resume of somebody else, as far as the person who asks may read it. */
export interface ReadPage extends Omit<Found, 'view' | 'similar'> {
  view: ResumeView;
  similar: readonly FoundResume[];
}

/** Null where there is none that employers of this brand find. */
export function readPage({ foundResume }: LoadFoundResume): ReadPage | null {
  if (foundResume === null) return null;
  // The address of the owner is asked for nowhere: employers write through what the resume itself names.
  return { ...foundResume, view: { ...foundResume.view, email: null }, similar: foundResume.similar ?? [] };
}
