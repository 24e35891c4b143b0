/** Lines of a CV as answers of a resume. The person reviews the result, so doubtful values are left out. Pure. */
import { findBirthday, findBirthdayAlone, isDayFirst } from './birthday.ts';
import { withWholeHeadings } from './broken-headings.ts';
import { findEmail, isContactLine } from './contact.ts';
import { entriesOf } from './entries.ts';
import { type Entry, joined } from './entry-lines.ts';
import { findName } from './find-name.ts';
import { fold } from './fold.ts';
import { formLines, personalLine } from './form-lines.ts';
import type { SectionKind } from './heading-names.ts';
import { headlineIn } from './headline.ts';
import { findHome, findTown } from './home.ts';
import { languagesIn } from './languages.ts';
import { leansToTitle } from './leanings.ts';
import { newestFirst } from './newest-first.ts';
import { findCalledPhone, findPhone } from './phone.ts';
import { nothing, type Recognised, type RecognisedJob } from './recognised.ts';
import { restOf } from './rest.ts';
import { jobParts } from './roles.ts';
import { schoolsOf } from './schools.ts';
import { withName } from './section-kinds.ts';
import { sectionsOf } from './sections.ts';
import { skillsIn } from './skills.ts';
import { townBeside } from './town.ts';
import { wholeLines } from './whole-lines.ts';

export function recogniseLines(all: readonly string[]): Recognised {
  const lines = formLines(withWholeHeadings(wholeLines(all)));
  const email = findEmail(lines);
  const sections = withName(sectionsOf(lines), email);
  const below = (...kinds: readonly (SectionKind | 'head')[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines: own }) => own);
  const head = below('head', 'contact').map((line) => personalLine(line.trim()));
  const found = findName([...below('head'), ...below('contact')], head, email);
  const isNamed = (line: string) => found?.lines.includes(line) ?? false;
  // At the foot of the page, or in a box beside it, contact data stand in other sections.
  const places = head.filter((line) => !isNamed(line) || /[\t\d]/.test(line));
  const home =
    findHome(places) ??
    findHome(below('about', 'skills', 'languages', 'other')) ??
    findTown(places) ??
    townBeside(head.filter((line) => !isNamed(line)));
  const listed = (kind: SectionKind) =>
    below(kind).filter(
      (line) => !isNamed(line) && !isContactLine(line) && !(home?.street && line.includes(home.street)),
    );
  const jobs = jobsOf(entriesOf(below('work'), { leaning: leansToTitle }));
  const schools = schoolsOf(below('education'), below('training'));
  const phone =
    findPhone(head) ?? findPhone(lines.slice(0, 40)) ?? findCalledPhone(below('about', 'skills', 'languages'));
  const about = joined(below('about').filter((line) => !isNamed(line)));
  const headline = found === null ? null : headlineIn(below('head').filter((line) => !isNamed(line)));
  const answers: Recognised = {
    ...nothing(),
    firstName: found?.name.firstName ?? null,
    lastName: found?.name.lastName ?? null,
    email,
    phone,
    birthday: findBirthday(lines, isDayFirst(phone, home?.zip ?? null)) ?? findBirthdayAlone(head),
    home,
    headline: headline ?? newestFirst(jobs)[0]?.title ?? null,
    about: about === '' ? null : about,
    work: newestFirst(jobs),
    education: newestFirst(schools),
    languages: languagesIn(below('languages').filter((line) => !isNamed(line))),
    skills: skillsIn(listed('skills')),
  };
  return { ...answers, rest: restOf(sections, answers) };
}

/** Times without a position that a CV accounts for. */
const NO_JOB =
  /^(?:arbeitss?uchend|arbeitslos|stellensuche|elternzeit|(?:\p{L}*)karenz\b|familien(?:zeit|phase|pause)|pflegezeit|erziehungs(?:zeit|urlaub)|mutterschutz|sabbatical|career break|unemployed|(?:maternity|parental) leave|conge (?:maternite|parental|sabbatique)|recherche d'emploi|(?:en )?recherche active)/u;

function jobsOf(entries: readonly Entry[]): RecognisedJob[] {
  return jobParts(entries).flatMap(({ what, where, place }, at) => {
    const { period = null, summary = null } = entries[at] ?? {};
    return what === null || NO_JOB.test(fold(what)) ? [] : [{ title: what, company: where, place, period, summary }];
  });
}
