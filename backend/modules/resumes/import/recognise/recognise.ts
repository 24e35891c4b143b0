/** Lines of a CV as answers of a resume. The person reviews the result, so doubtful values are left out. Pure. */
import { findBirthday, findEmail, findName, findPhone, isContactLine } from './contact.ts';
import { entriesOf, joined } from './entries.ts';
import { findHome, findTown } from './home.ts';
import { isPersonalData, personalLine } from './labels.ts';
import { languagesIn, skillsIn } from './lists.ts';
import { DURATION_ALONE, findPeriod } from './periods.ts';
import { nothing, type Period, type Recognised } from './recognised.ts';
import { restOf } from './rest.ts';
import { jobParts, leansToProgram, leansToTitle, schoolParts } from './roles.ts';
import { type SectionKind, sectionsOf } from './sections.ts';

/** Page numbers, with the name before them, durations alone, lines of signs below headings, and where and when a file was signed: `Halle, den 05.01.2026`. */
const NOISE = [
  /^(?:page|seite)?\s*\d{1,3}\s*(?:(?:of|von|sur|de|\/)\s*\d{1,3})?$/i,
  /^\S.{0,60}\b(?:page|seite) \d{1,3} ?(?:of|von|sur|de|\/) ?\d{1,3}$/i,
  DURATION_ALONE,
  /^[-–—=_*#~.]{3,}$/,
  /^\p{Lu}[\p{L} ()-]{2,40}, (?:den |le |im )?(?:\d{1,2}[./ ]){2}(?:20)?\d\d$/u,
];

export function recogniseLines(all: readonly string[]): Recognised {
  const lines = joinParted(all.filter((line) => !NOISE.some((pattern) => pattern.test(line))));
  const sections = sectionsOf(lines);
  const below = (...kinds: readonly (SectionKind | 'head')[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines: own }) => own);
  const head = below('head', 'contact').map((line) => personalLine(line.trim()));
  const found = findName([...below('head'), ...below('contact')], head);
  const work = entriesOf(below('work'), { leaning: leansToTitle });
  const education = entriesOf(below('education'), { moments: true, leaning: leansToProgram });
  const about = joined(below('about'));
  const headline = found === null ? null : headlineIn(below('head').filter((line) => !found.lines.includes(line)));
  // At the foot of the page, or in a box beside it, contact data stand in other sections.
  const home = findHome(head) ?? findHome(below('about', 'skills', 'languages', 'other')) ?? findTown(head);
  const listed = (kind: SectionKind) =>
    below(kind).filter((line) => !isContactLine(line) && !(home?.street && line.includes(home.street)));
  const jobs = jobParts(work.entries).flatMap(({ what, where, place }, at) => {
    const { period = null, summary = null } = work.entries[at] ?? {};
    return what === null ? [] : [{ title: what, company: where, place, period, summary }];
  });
  const schools = schoolParts(education.entries).flatMap(({ what, where, place }, at) => {
    const { period = null, summary = null } = education.entries[at] ?? {};
    return where === null ? [] : [{ institution: where, program: what, place, period, summary }];
  });
  const answers: Recognised = {
    ...nothing(),
    firstName: found?.name.firstName ?? null,
    lastName: found?.name.lastName ?? null,
    email: findEmail(lines),
    phone: findPhone(head) ?? findPhone(lines.slice(0, 40)),
    birthday: findBirthday(lines),
    home,
    headline: headline ?? newestFirst(jobs)[0]?.title ?? null,
    about: about === '' ? null : about,
    work: newestFirst(jobs),
    education: newestFirst(schools),
    languages: languagesIn(listed('languages')),
    skills: skillsIn(listed('skills')),
  };
  return { ...answers, rest: restOf(sections, answers) };
}

/** As the form has them, whatever the order of the file; what goes on comes first. */
function newestFirst<T extends { period: Period | null }>(entries: readonly T[]): T[] {
  const rank = ({ period }: T) => `${period !== null && period.end === null ? 1 : 0}${period?.start ?? ''}`;
  return entries.toSorted((a, b) => rank(b).localeCompare(rank(a)));
}

/** Words parted at the end of a line, and periods that a narrow column breaks: `04/2018 –`, below it `heute`. */
function joinParted(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [cell = '', ...beside] = line.split('\t');
    const [cellAbove = '', ...besideAbove] = above?.split('\t') ?? [];
    const period = /[–—-]$/.test(cellAbove) ? findPeriod(`${cellAbove} ${cell}`) : null;
    if (
      above !== undefined &&
      period !== null &&
      period.from === 0 &&
      period.to === cellAbove.length + 1 + cell.length
    ) {
      whole[whole.length - 1] = [`${cellAbove} ${cell}`, ...besideAbove].join('\t');
      if (beside.length > 0) whole.push(beside.join('\t'));
    } else if (above !== undefined && /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(line)) {
      whole[whole.length - 1] = above.slice(0, -1) + line;
    } else whole.push(line);
  }
  return whole;
}

/** The profession in a line below the name. */
function headlineIn(lines: readonly string[]): string | null {
  for (const line of lines.filter((one) => one !== '').slice(0, 4)) {
    const text = line.replace(/\t/g, ' · ').trim();
    if (
      isContactLine(line) ||
      isPersonalData(line) ||
      /^(?:curriculum|lebenslauf|cv\b|r[eé]sum[eé])/i.test(text) ||
      /:\s/.test(text)
    )
      continue;
    if (text.length >= 4 && text.length <= 100 && !/\d{3}/.test(text) && !/[.!?,]$/.test(text)) return text;
    return null;
  }
  return null;
}
