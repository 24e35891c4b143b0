/** Prefills an application from the person's resume. */
import { askedAnswers, formOf, isAnswer } from '../../answers/stored.ts';
import type { ApiContext } from '../../context.ts';
import type { JsonObject } from '../../read-json.ts';
import { FORM as RESUME } from '../resumes/listing.ts';
import { findOwnResume } from '../resumes/own-resume.ts';

const ASKED = 'basic_info';
/** Groups of the resume with personal details. */
const GROUPS = ['job_preferences', 'personal_info'];

/** Fields of the first step that the resume has under the same name; null if there are none, and for guests. */
export async function answersFromResume(context: ApiContext): Promise<JsonObject | null> {
  const { viewer, brand } = context;
  if (viewer.account === null || !brand.document.features.resume || !viewer.roles.has('applicant')) return null;
  const { row } = await findOwnResume(context);
  if (row === null) return null;
  const wanted = formOf(context, 'application').groups.find(({ group }) => group === ASKED);
  const known: JsonObject = Object.assign(
    {},
    ...formOf(context, RESUME)
      .groups.filter(({ group }) => GROUPS.includes(group))
      .map((asked) => askedAnswers(asked, row.data)),
  );
  const found = (wanted?.fields ?? []).flatMap(({ name }) => (isAnswer(known[name]) ? [[name, known[name]]] : []));
  return found.length > 0 ? Object.fromEntries(found) : null;
}
