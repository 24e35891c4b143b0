/** Schools, without the courses and licences that CVs list beside them. Pure. */
import { entriesOf } from './entries.ts';
import type { Entry } from './entry-lines.ts';
import { fold } from './fold.ts';
import { isDegree, isSchool, leansToProgram } from './leanings.ts';
import { piecesIn } from './pieces.ts';
import type { RecognisedSchool } from './recognised.ts';
import { schoolParts } from './roles.ts';

const COURSE =
  /\b(?:certified|certification|zertifi\w*|licen[cs]e|permis|schein|\w+schein|habilitation|attestation|kurs|\w+kurs|cours|course|lehrgang|\w+lehrgang|seminar|workshop|\w*schulung|fortbildung|weiterbildung|mooc|first aid|erste[- ]hilfe|ersthelfer\w*|sst|caces|premiers secours|training|module)\b/;

/** Of the sections for education; what was only trained counts where nothing else is told. */
export function schoolsOf(education: readonly string[], training: readonly string[]): RecognisedSchool[] {
  const schools = schoolsIn(education);
  return schools.length > 0 ? schools : schoolsIn(training);
}

function schoolsIn(lines: readonly string[]): RecognisedSchool[] {
  const entries = entriesOf(lines, { moments: true, leaning: leansToProgram });
  const kept = entries.filter((entry) => !isCourse(entry));
  const own = kept.length > 0 ? kept : entries;
  return schoolParts(own).flatMap(({ what, where, place }, at) => {
    const { period = null, summary = null } = own[at] ?? {};
    return where === null ? [] : [{ institution: where, program: what, place, period, summary }];
  });
}

/** A single date, and neither a school nor a degree: `2019  Forklift licence`. */
function isCourse({ head, period }: Entry): boolean {
  const text = head.join(' ');
  if (isSchool(text) || period === null || period.end !== period.start) return false;
  // `1987  Approbation` is no school either.
  return !isDegree(text) || COURSE.test(fold(text)) || piecesIn(head).length === 1;
}
