/** CVs as text, typed by hand. */
import type { Entry, Person } from './person.ts';
import { addressOf, birthdayOf, inOrder, labels, nameOf, periodOf } from './wording.ts';

export const plainLayouts: Readonly<Record<string, (person: Person) => string>> = {
  'txt-plain': underlined,
  'txt-indented': indented,
};

/** Headings underlined with dashes, periods in parentheses. */
function underlined(person: Person): string {
  const { words, headline, about, languages, skills, email, phone } = person;
  const head = (text: string) => ['', text, '-'.repeat(text.length)];
  const entry = (one: Entry) => [
    `${one.what}, ${one.where}, ${one.place} (${periodOf(person, one)})`,
    ...one.bullets.map((line) => `  * ${line}`),
    '',
  ];
  return [
    nameOf(person),
    headline,
    addressOf(person),
    `${phone} / ${email}`,
    ...(about === '' ? [] : [...head(words.about), about]),
    ...head(words.work),
    ...inOrder(person, person.jobs).flatMap(entry),
    ...head(words.education),
    ...inOrder(person, person.schools).flatMap(entry),
    ...head(words.languages),
    ...languages.map(({ name, said }) => `${name} (${said})`),
    ...head(words.skills),
    skills.join(', '),
    '',
  ].join('\n');
}

/** Values behind labels and periods, set with blanks. */
function indented(person: Person): string {
  const { words, languages, skills, email, phone, language, bornIn } = person;
  const said = labels[language];
  const row = (label: string, value: string) => `${label.padEnd(22)}${value}`;
  const entry = (one: Entry) => [
    row(periodOf(person, one), one.what),
    row('', `${one.where}, ${one.place}`),
    ...one.bullets.map((line) => row('', `- ${line}`)),
    '',
  ];
  return [
    'L E B E N S L A U F',
    '',
    words.contact,
    '',
    row(`${said.name}:`, nameOf(person)),
    row(`${said.address}:`, addressOf(person)),
    row(`${said.phone}:`, phone),
    row(`${said.email}:`, email),
    row(`${said.born}:`, `${birthdayOf(person)}${bornIn && `, ${bornIn}`}`),
    '',
    words.work,
    '',
    ...inOrder(person, person.jobs).flatMap(entry),
    words.education,
    '',
    ...inOrder(person, person.schools).flatMap(entry),
    words.languages,
    '',
    ...languages.map(({ name, said: level }) => row(name, level)),
    '',
    words.skills,
    '',
    skills.join(', '),
    '',
  ].join('\n');
}
