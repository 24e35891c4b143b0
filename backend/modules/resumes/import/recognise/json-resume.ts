/** A file in the JSON Resume format (jsonresume.org) as answers of a resume. Values that do not match its schema are left out. */
import { type JsonObject, readObject, readObjects, readText, readTexts } from '../../../../read-json.ts';
import { FileFaultError } from '../read/file-fault.ts';
import { levelIn } from './levels.ts';
import { nameIn } from './name.ts';
import { nothing, type Period, type Recognised } from './recognised.ts';

/** Throws `FileFaultError` for JSON that is not a resume. */
export function recogniseJson(json: unknown): Recognised {
  const { basics: given, work, education, skills, languages } = readObject(json);
  const basics = readObject(given);
  if ([given, work, education, skills].every((part) => part === undefined))
    throw new FileFaultError('RESUME_FILE_UNKNOWN');
  const whole = readText(basics.name) ?? '';
  const [first = '', ...last] = whole.trim().split(/\s+/);
  const name = nameIn(whole) ?? { firstName: first, lastName: last.join(' ') };
  const { address, city, region, postalCode } = readObject(basics.location);
  const town = readText(city);
  return {
    ...nothing(),
    firstName: name.firstName === '' ? null : name.firstName,
    lastName: name.lastName === '' ? null : name.lastName,
    email: readText(basics.email),
    phone: readText(basics.phone),
    headline: readText(basics.label),
    about: readText(basics.summary),
    home:
      town === null ? null : { street: readText(address), zip: readText(postalCode), town, region: readText(region) },
    work: readObjects(work).flatMap((job) => {
      const title = readText(job.position) ?? readText(job.name);
      if (title === null) return [];
      const company = readText(job.name) ?? readText(job.company);
      return [{ title, company, place: readText(job.location), period: periodOf(job), summary: summaryOf(job) }];
    }),
    education: readObjects(education).flatMap((school) => {
      const institution = readText(school.institution);
      if (institution === null) return [];
      const program = [school.studyType, school.area].flatMap((part) => readText(part) ?? []).join(', ');
      return [
        { institution, program: program || null, place: null, period: periodOf(school), summary: coursesOf(school) },
      ];
    }),
    languages: readObjects(languages).flatMap(({ language, fluency }) => {
      const own = readText(language);
      return own === null ? [] : [{ name: own, level: levelIn(readText(fluency) ?? '') }];
    }),
    skills: readObjects(skills).flatMap(({ name: skill, keywords }) => {
      const words = readTexts(keywords);
      return words.length > 0 ? words : readTexts(skill);
    }),
  };
}

function periodOf({ startDate, endDate }: JsonObject): Period | null {
  const start = monthOf(startDate);
  if (start === null) return null;
  const end = monthOf(endDate);
  return end !== null && end.padEnd(7, '-12') < start ? null : { start, end };
}

/** Of `2016`, `2016-03` or `2016-03-31`. */
function monthOf(value: unknown): string | null {
  const [, month] = /^((?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?)(?:-\d\d)?$/.exec(readText(value) ?? '') ?? [];
  return month ?? null;
}

function summaryOf({ summary, highlights }: JsonObject): string | null {
  const lines = [...readTexts(summary), ...readTexts(highlights).map((one) => `• ${one}`)];
  return lines.length === 0 ? null : lines.join('\n');
}

function coursesOf({ courses }: JsonObject): string | null {
  const lines = readTexts(courses);
  return lines.length === 0 ? null : lines.map((one) => `• ${one}`).join('\n');
}
