/** A resume as it is printed, from what its owner reads. Pure. */
import type { AskedGroup } from '../../../../runtime/core/forms/ask.ts';
import {
  describeFacts,
  describeJob,
  describeLanguages,
  describePeriod,
  describePlace,
  describeSchool,
  describeSkills,
  type Words,
} from '../../../../runtime/core/resume/describe-answer.ts';
import { textOf } from '../../../../runtime/core/richtext/text-of.ts';
import { type JsonObject, readObject, readObjects, readText } from '../../../read-json.ts';
import type { ReadableResume } from '../readable.ts';

export interface SheetEntry {
  title: string;
  period: string;
  where: string;
  paragraphs: string[];
}

export interface SheetSection {
  heading: string;
  paragraphs: string[];
  entries: SheetEntry[];
  facts: { label: string; text: string }[];
}

export interface Sheet {
  name: string;
  title: string;
  /** Email address, telephone, home address. */
  contact: string[];
  sections: SheetSection[];
  language: string;
  paper: 'A4' | 'LETTER';
}

/** What is for the reader of an application is in; what only the search of employers needs is not: salary, status and birthday. */
const UNPRINTED = ['desiredSalary', 'careerStatus', 'availabilityPeriods'];
/** Countries that print on Letter. */
const LETTER = ['us', 'ca', 'mx'];

/** `view` is that of the owner; `words.t` has the texts of `resume`. */
export function sheetOf(view: ReadableResume, groups: readonly AskedGroup[], words: Words): Sheet {
  const answersOf = (name: string) => readObject(view.parts.find(({ group }) => group === name)?.answers);
  const person = answersOf('personal_info');
  const wishes = answersOf('job_preferences');
  const phone = readText(person.phone) ?? readText(wishes.phone);
  const contact = [view.email, phone, describePlace(person.homeLocation, words)];
  return {
    name: view.name ?? '',
    title: readText(wishes.title) ?? '',
    contact: contact.flatMap((text) => text || []),
    sections: groups.flatMap((asked) => sectionOf(asked, answersOf(asked.group), words) ?? []),
    language: words.locale,
    paper: LETTER.includes(words.country.toLowerCase()) ? 'LETTER' : 'A4',
  };
}

function sectionOf(asked: AskedGroup, answers: JsonObject, words: Words): SheetSection | null {
  const { group, schema } = asked;
  if (group === 'attachments') return null;
  const isOwn = group === 'personal_info' || group === 'job_preferences';
  const heading = isOwn ? words.t(`sheet.parts.${group}`) : String(schema.title ?? group);
  const section: SheetSection = { heading, paragraphs: [], entries: [], facts: [] };
  if (group === 'work_experience' || group === 'education') {
    section.entries = Object.values(answers)
      .flatMap(readObjects)
      .map((entry) => entryOf(group, entry, words));
  } else if (group === 'languages') {
    section.paragraphs = [describeLanguages(answers, schema, words).join(' · '), ...linesOf(answers.languageNotes)];
  } else if (group === 'skills') {
    section.paragraphs = [describeSkills(answers, words).join(' · '), ...linesOf(answers.skillsNotes)];
  } else {
    section.paragraphs = paragraphsOf(readText(readObject(answers.about).value) ?? '');
    section.facts = describeFacts(asked, answers, words).filter(({ name }) => !UNPRINTED.includes(name));
  }
  section.paragraphs = section.paragraphs.filter((text) => text !== '');
  const isEmpty = section.paragraphs.length + section.entries.length + section.facts.length === 0;
  return isEmpty ? null : section;
}

function entryOf(group: 'work_experience' | 'education', entry: JsonObject, words: Words): SheetEntry {
  const lines = group === 'education' ? describeSchool(entry, words) : describeJob(entry, words);
  return { ...lines, period: describePeriod(entry.timePeriod, words), paragraphs: linesOf(entry.summary) };
}

function linesOf(value: unknown): string[] {
  return (readText(value) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Paragraphs and items of sanitized HTML. */
function paragraphsOf(html: string): string[] {
  return html.split(/<\/(?:p|li|h[1-6]|blockquote)>|<br\s*\/?>/i).map(textOf);
}
