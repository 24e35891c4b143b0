/** Resumes as employers find and read them. Every function rejects with `GraphqlError`. */
import { ask } from '../account/account-calls.ts';
import type { ResumeView } from '../resume/own-resume.ts';
import { CONTACT_FIELDS, type ContactState, type ResumeContact } from '../resume-contact/contact-calls.ts';

/** A resume in a list. */
export interface FoundResume {
  id: number;
  headline: string;
  careerStatus: { label: string } | null;
  occupations: readonly { label: string }[];
  skills: readonly string[];
  languages: readonly string[];
  places: readonly { label: string }[];
  lastPosition: string | null;
  /** ISO time. */
  changed: string;
  contact: { status: ContactState; opened: boolean } | null;
}

/** Fields of a `FoundResume`. */
export const FOUND_FIELDS =
  'id headline careerStatus { label } occupations { label } skills languages places { label } lastPosition changed contact { status opened }';

/** A resume of somebody else, as far as the person who asks may read it. */
export interface ReadPage {
  resume: Omit<FoundResume, 'contact'> & { contact: ResumeContact | null };
  view: ResumeView;
  opened: boolean;
  similar: readonly FoundResume[];
}

// The address of the owner is asked for nowhere: employers write through what the resume itself names.
const page = (similar: string) => `query FoundResume($id: Int!) {
  foundResume(id: $id) {
    opened
    resume { ${FOUND_FIELDS.replace(/ contact .*$/, '')} contact { ${CONTACT_FIELDS} } }
    view { name parts { group answers } terms { taxonomy code label } }
    ${similar}
  }
}`;

/** Null where there is none that employers of this brand find. `similar`: how many resumes like it; 0 asks for none. */
export async function loadFoundResume(id: number, similar: number): Promise<ReadPage | null> {
  const document = page(similar > 0 ? `similar(limit: ${similar}) { ${FOUND_FIELDS} }` : '');
  const { foundResume } = await ask<{
    foundResume:
      | (Omit<ReadPage, 'view' | 'similar'> & { view: Omit<ResumeView, 'email'>; similar?: readonly FoundResume[] })
      | null;
  }>(document, { id });
  return (
    foundResume && {
      ...foundResume,
      view: { ...foundResume.view, email: null },
      similar: foundResume.similar ?? [],
    }
  );
}
