/** Lines of a CV as answers of a resume. The person reviews the result, so doubtful values are left out. Pure. */
import { findBirthday, findEmail, findHome, findName, findPhone, isContactLine } from './contact.ts';
import { entriesOf, joined } from './entries.ts';
import { languagesIn, skillsIn } from './lists.ts';
import { nothing, type Recognised } from './recognised.ts';
import { jobParts, schoolParts } from './roles.ts';
import { type SectionKind, sectionsOf } from './sections.ts';

/** Page numbers. */
const PAGE = /^(?:page|seite)?\s*\d{1,3}\s*(?:(?:of|von|sur|de|\/)\s*\d{1,3})?$/i;

export function recogniseLines(all: readonly string[]): Recognised {
  const lines = all.filter((line) => !PAGE.test(line) || line === '');
  const sections = sectionsOf(lines);
  const below = (...kinds: readonly (SectionKind | 'head')[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines: own }) => own);
  const head = below('head', 'contact').map((line) => line.trim());
  const found = findName(below('head'), head);
  const work = entriesOf(below('work'));
  const education = entriesOf(below('education'), { moments: true });
  const person = head.filter((line) => line !== '' && line !== found?.line);
  const about = joined(below('about'));
  const headline = found === null ? null : headlineIn(below('head').filter((line) => line !== found.line));
  const jobs = work.entries.flatMap(({ pieces, period, summary }) => {
    const { title, company, place } = jobParts(pieces);
    return title === '' ? [] : [{ title, company, place, period, summary }];
  });
  return {
    ...nothing(),
    firstName: found?.name.firstName ?? null,
    lastName: found?.name.lastName ?? null,
    email: findEmail(lines),
    phone: findPhone(head) ?? findPhone(lines.slice(0, 40)),
    birthday: findBirthday(lines),
    home: findHome(head),
    headline: headline ?? jobs[0]?.title ?? null,
    about: about === '' ? null : about,
    work: jobs,
    education: education.entries.flatMap(({ pieces, period, summary }) => {
      const { institution, program, place } = schoolParts(pieces);
      return institution === '' ? [] : [{ institution, program, place, period, summary }];
    }),
    languages: languagesIn(below('languages')),
    skills: skillsIn(below('skills')),
    rest: [
      ...person.filter((line) => line !== headline && !isContactLine(line)),
      ...work.junk,
      ...education.junk,
      ...below('other'),
    ]
      .filter((line) => line !== '')
      .slice(0, 200),
  };
}

/** The profession in a line below the name. */
function headlineIn(lines: readonly string[]): string | null {
  for (const line of lines.filter((one) => one !== '').slice(0, 4)) {
    const text = line.replace(/\t/g, ' · ').trim();
    if (isContactLine(line) || /^(?:curriculum|lebenslauf|cv\b|r[eé]sum[eé])/i.test(text) || /:\s/.test(text)) continue;
    if (text.length >= 4 && text.length <= 100 && !/\d{3}/.test(text) && !/[.!?,]$/.test(text)) return text;
    return null;
  }
  return null;
}
