/** The invented people of `people/*.txt`, and what a file of theirs must fill into the form. */
import { readFile } from 'node:fs/promises';

export interface Entry {
  /** Title and company of a position; program and institution of a school. */
  what: string;
  where: string;
  place: string;
  start: string;
  end: string | null;
  bullets: string[];
}

export interface Person {
  number: number;
  language: 'en' | 'de' | 'fr';
  layout: string;
  /** How the layout writes dates and what else it varies. */
  options: Record<string, string>;
  words: Record<'work' | 'education' | 'skills' | 'languages' | 'about' | 'contact', string>;
  first: string;
  last: string;
  /** Academic, before the name. */
  title: string;
  headline: string;
  email: string;
  phone: string;
  street: string;
  zip: string;
  town: string;
  region: string;
  country: string;
  /** As `1986-07-19`, and the town. */
  born: string;
  bornIn: string;
  about: string;
  jobs: Entry[];
  schools: Entry[];
  /** Level as a code, and as it is written. */
  languages: { name: string; level: string; said: string }[];
  skills: string[];
  /** Other sections. */
  more: { heading: string; lines: string[] }[];
}

/** All of one language. */
export async function readPeople(language: string): Promise<Person[]> {
  const text = await readFile(new URL(`../people/${language}.txt`, import.meta.url), 'utf8');
  return text
    .split(/^== /m)
    .slice(1)
    .map((part) => parsePerson(part));
}

const cells = (text: string) => text.split('|').map((cell) => cell.trim());

function parsePerson(text: string): Person {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const [number = '', language, layout = '', ...options] = head.split(' ');
  const values = new Map<string, string>();
  const person: Pick<Person, 'jobs' | 'schools' | 'more'> = { jobs: [], schools: [], more: [] };
  let bullets: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) {
      bullets.push(line.slice(2));
      continue;
    }
    const [, key = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    bullets = [];
    if (key === 'job') person.jobs.push(entryOf(value, bullets));
    else if (key === 'school') person.schools.push(schoolOf(value, bullets));
    else if (key === 'more') person.more.push({ heading: value, lines: bullets });
    else values.set(key, value);
  }
  const list = (key: string) => cells(values.get(key) ?? '');
  const [first = '', last = ''] = list('name');
  const [email = '', phone = '', street = '', zip = '', town = '', region = '', country = ''] = list('contact');
  const [work = '', education = '', skills = '', languages = '', about = '', contact = ''] = list('words');
  const [born = '', bornIn = ''] = list('born');
  return {
    number: Number(number),
    language: language as Person['language'],
    layout,
    options: Object.fromEntries(options.map((option) => option.split('='))),
    words: { work, education, skills, languages, about, contact },
    ...{ first, last, email, phone, street, zip, town, region, country, born, bornIn },
    title: values.get('title') ?? '',
    headline: values.get('headline') ?? '',
    about: values.get('about') ?? '',
    ...person,
    languages: (values.get('lang') ?? '').split('; ').map((one) => {
      const [name = '', level = '', said = ''] = one.split('=');
      return { name, level, said };
    }),
    skills: (values.get('skills') ?? '').split(', '),
  };
}

function entryOf(value: string, bullets: string[]): Entry {
  const [what = '', where = '', place = '', start = '', end = ''] = cells(value);
  return { what, where, place, start, end: end === 'now' ? null : end, bullets };
}

function schoolOf(value: string, bullets: string[]): Entry {
  const entry = entryOf(value, bullets);
  return { ...entry, what: entry.where, where: entry.what };
}
