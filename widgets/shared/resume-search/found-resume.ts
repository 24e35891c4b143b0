/** Resumes as employers find and read them. Every function rejects with `GraphqlError`. */
import { run } from '../../../runtime/graphql/run.ts';
import type { ResumeView } from '../resume/own-resume.generated.ts';
import { type FoundResume, type LoadFoundResume, loadFoundResumeQuery } from './found-resume.generated.ts';

type Found = NonNullable<LoadFoundResume['foundResume']>;

/** A resume of somebody else, as far as the person who asks may read it. */
export interface ReadPage extends Omit<Found, 'view' | 'similar'> {
  view: ResumeView;
  similar: readonly FoundResume[];
}

/** Null where there is none that employers of this brand find. `similar`: how many resumes like it; 0 asks for none. */
export async function loadFoundResume(id: number, similar: number): Promise<ReadPage | null> {
  const { foundResume } = await run(loadFoundResumeQuery, { id, similar, hasSimilar: similar > 0 });
  if (foundResume === null) return null;
  // The address of the owner is asked for nowhere: employers write through what the resume itself names.
  return { ...foundResume, view: { ...foundResume.view, email: null }, similar: foundResume.similar ?? [] };
}
