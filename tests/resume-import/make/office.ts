/** CVs as people set them in LibreOffice Writer: tables, tab stops, text boxes, columns. */
import { box, bullets, fodt, inColumns, p, table } from './odf.ts';
import type { Entry, Person } from './person.ts';
import { addressOf, birthdayOf, bornOf, inOrder, labels, nameOf, periodOf, townOf } from './wording.ts';

/** A layout by its name: a flat OpenDocument text. */
export const officeLayouts: Readonly<Record<string, (person: Person) => string>> = {
  'lo-table': labelTable,
  'lo-tabs': tabs,
  'lo-sidebar': sidebar,
  'lo-frames': frames,
  'lo-europass': europass,
  'lo-photo': photo,
  'lo-lines': lines,
  'lo-columns': columns,
};

const sans = { font: 'Liberation Sans', size: 10 };
const serif = { font: 'Liberation Serif', size: 11 };
const work = (person: Person) => inOrder(person, person.jobs);
const schools = (person: Person) => inOrder(person, person.schools);
const whereOf = ({ where, place }: Entry) => `${where}, ${place}`;
const extras = ({ more }: Person) => more.map(({ heading, lines: own }) => p(heading, 'h') + bullets(own)).join('');

/** "Lebenslauf": a table of label and value, below it periods and texts. */
function labelTable(person: Person): string {
  const { words, language, languages, skills, email, phone, options } = person;
  const said = labels[language];
  const row = (label: string, value: string) => [p(label), p(value)];
  const birth = options.variant === 'born' ? row('geboren', bornOf(person).replace('geboren ', '')) : null;
  const own = [
    row(said.name, nameOf(person)),
    birth ?? row(said.born, `${birthdayOf(person)}, ${person.bornIn}`),
    row(said.address, addressOf(person)),
    row(said.phone, phone),
    row(said.email, email),
    row('Familienstand', 'ledig'),
  ];
  const entry = (one: Entry) => [
    p(periodOf(person, one)),
    p(one.what, 'b') + p(whereOf(one)) + one.bullets.map((line) => p(`– ${line}`)).join(''),
  ];
  const list = (rows: string[][]) => table([4.5, 12.5], rows);
  return fodt(
    p('Lebenslauf', 'name') +
      p(words.contact, 'h') +
      list(own) +
      p(words.work, 'h') +
      list(work(person).map(entry)) +
      p(words.education, 'h') +
      list(schools(person).map(entry)) +
      p(words.languages, 'h') +
      list(languages.map((one) => row(one.name, one.said))) +
      p(words.skills, 'h') +
      list([row('', skills.join(', '))]) +
      extras(person) +
      p(`${options.order === 'forward' ? 'Halle' : 'Frankfurt'}, den 05.01.2026`),
    sans,
  );
}

/** One column with the periods at the right edge. */
function tabs(person: Person): string {
  const { words, headline, about, languages, skills, email, phone } = person;
  const entry = (one: Entry) =>
    p(`${one.what}\t${periodOf(person, one)}`, 'b') + p(`${one.where} | ${one.place}`, 'i') + bullets(one.bullets);
  return fodt(
    p(nameOf(person).toUpperCase(), 'name') +
      p(headline, 'title') +
      p(`${addressOf(person)} • ${phone} • ${email}`) +
      p(words.about, 'h') +
      p(about) +
      p(words.work, 'h') +
      work(person).map(entry).join('') +
      p(words.education, 'h') +
      schools(person).map(entry).join('') +
      p(words.skills, 'h') +
      p(skills.join(' • ')) +
      p(words.languages, 'h') +
      p(languages.map(({ name, said }) => `${name} – ${said}`).join(' • ')) +
      extras(person),
    serif,
  );
}

/** A shaded cell beside the text. */
function sidebar(person: Person): string {
  const { words, headline, about, languages, skills, email, phone, street, country } = person;
  const entry = (one: Entry) =>
    p(one.what, 'b') + p(`${whereOf(one)} | ${periodOf(person, one)}`, 'i') + bullets(one.bullets);
  const left =
    p(words.contact, 'h') +
    [street, townOf(person), country, phone, email].map((line) => line && p(line)).join('') +
    p(words.skills, 'h') +
    bullets(skills) +
    p(words.languages, 'h') +
    languages.map(({ name, said }) => p(`${name} (${said})`)).join('');
  const right =
    (about && p(words.about, 'h') + p(about)) +
    p(words.work, 'h') +
    work(person).map(entry).join('') +
    p(words.education, 'h') +
    schools(person).map(entry).join('');
  return fodt(p(nameOf(person), 'name') + p(headline, 'title') + table([5.6, 12], [[left, right]], true), {
    ...sans,
    margin: 1.5,
  });
}

/** The name and the contact data in text boxes, the rest around them. */
function frames(person: Person): string {
  const { words, headline, languages, skills, email, phone, street, country, born } = person;
  const entry = (one: Entry) =>
    p(`${periodOf(person, one)}\t`, 'i') + p(`${one.what} – ${one.where}, ${one.place}`, 'b') + bullets(one.bullets);
  const contact = [street, townOf(person), country, phone, email, born && bornOf(person)].filter((line) => line !== '');
  return fodt(
    box({ x: 2, y: 1.6, width: 10 }, p(nameOf(person), 'name') + p(headline, 'title')) +
      box({ x: 13.2, y: 1.6, width: 6 }, contact.map((line) => p(line, 'small')).join('')) +
      p('\n\n\n\n') +
      p(words.work, 'h') +
      work(person).map(entry).join('') +
      p(words.education, 'h') +
      schools(person).map(entry).join('') +
      p(words.skills, 'h') +
      p(skills.join(', ')) +
      p(words.languages, 'h') +
      p(languages.map(({ name, said }) => `${name}: ${said}`).join('; ')),
    sans,
  );
}

/** The older Europass: labels at the right of a narrow column. */
function europass(person: Person): string {
  const { words, language, born, languages, skills, email, phone, headline } = person;
  const said = labels[language];
  const texts = {
    en: [
      'Dates',
      'Occupation or position held',
      'Name and address of employer',
      'Main activities',
      'Title awarded',
      'Name of institution',
    ],
    de: ['Datum', 'Beruf oder Funktion', 'Arbeitgeber', 'Tätigkeiten', 'Abschluss', 'Bildungseinrichtung'],
    fr: [
      'Dates',
      'Fonction ou poste occupé',
      'Nom de l’employeur',
      'Principales activités',
      'Intitulé du diplôme',
      'Établissement',
    ],
  }[language];
  const [dates = '', post = '', employer = '', tasks = '', award = '', institution = ''] = texts;
  const row = (label: string, content: string) => [p(label, 'right'), content];
  const job = (one: Entry) => [
    row(dates, p(periodOf(person, one))),
    row(post, p(one.what)),
    row(employer, p(whereOf(one))),
    ...(one.bullets.length > 0 ? [row(tasks, one.bullets.map((line) => p(line)).join(''))] : []),
  ];
  const school = (one: Entry) => [
    row(dates, p(periodOf(person, one))),
    row(award, p(one.what)),
    row(institution, p(whereOf(one))),
  ];
  const head = (text: string) => [p(text, 'b'), p('')];
  return fodt(
    table(
      [5.8, 11.2],
      [
        [p('Europass\nCurriculum Vitae', 'b'), p('')],
        head(words.contact),
        row(said.name, p(nameOf(person), 'b')),
        row(said.address, p(addressOf(person))),
        row(said.phone, p(phone)),
        row(said.email, p(email)),
        ...(born === '' ? [] : [row(said.born, p(birthdayOf(person)))]),
        row('', p(headline)),
        head(words.work),
        ...work(person).flatMap(job),
        head(words.education),
        ...schools(person).flatMap(school),
        head(words.languages),
        ...languages.map((one) => row(one.name, p(one.said))),
        head(words.skills),
        row('', p(skills.join(', '))),
      ],
    ),
    sans,
  );
}

/** French, with the place of a photo. */
function photo(person: Person): string {
  const { words, headline, about, languages, skills, email, phone, street, born, options } = person;
  const entry = (one: Entry) =>
    options.variant === 'left'
      ? p(`${periodOf(person, one)} : ${one.what}`, 'b') + p(whereOf(one)) + bullets(one.bullets)
      : p(one.what, 'b') + p(`${whereOf(one)}\t${periodOf(person, one)}`, 'i') + bullets(one.bullets);
  const side = options.variant === 'left' ? 2 : 16;
  const indent = options.variant === 'left' ? 'center' : 'p';
  return fodt(
    box({ x: side, y: 1.6, width: 3 }, p('\n\nPhoto\n\n', 'center')) +
      p(nameOf(person), indent === 'center' ? 'center' : 'name') +
      p(headline, indent) +
      p(street, indent) +
      p(townOf(person), indent) +
      p(`Tél. : ${phone}`, indent) +
      p(`E-mail : ${email}`, indent) +
      (born && p(bornOf(person), indent)) +
      p(words.about, 'h') +
      p(about) +
      p(words.work, 'h') +
      work(person).map(entry).join('') +
      p(words.education, 'h') +
      schools(person).map(entry).join('') +
      p(words.languages, 'h') +
      languages.map(({ name, said }) => p(`${name} : ${said}`)).join('') +
      p(words.skills, 'h') +
      p(skills.join(' – ')),
    sans,
  );
}

/** Each part of an entry on a line of its own. */
function lines(person: Person): string {
  const { words, headline, about, languages, skills, email, phone } = person;
  const entry = (one: Entry) =>
    p(one.what, 'b') + p(one.where) + p(one.place) + p(periodOf(person, one), 'i') + bullets(one.bullets) + p('');
  return fodt(
    p(nameOf(person), 'name') +
      p(headline, 'title') +
      p(words.about, 'h') +
      p(about) +
      p(words.work, 'h') +
      work(person).map(entry).join('') +
      p(words.education, 'h') +
      schools(person).map(entry).join('') +
      p(words.skills, 'h') +
      bullets(skills) +
      p(words.languages, 'h') +
      bullets(languages.map(({ name, said }) => `${name}, ${said}`)) +
      p(words.contact, 'h') +
      p(addressOf(person)) +
      p(phone) +
      p(email),
    serif,
  );
}

/** A head across the page, and below it two columns of the page. */
function columns(person: Person): string {
  const { words, headline, languages, skills, email, phone, street, born } = person;
  const entry = (one: Entry) =>
    p(periodOf(person, one), 'i') + p(one.what, 'b') + p(whereOf(one)) + bullets(one.bullets);
  return fodt(
    p(nameOf(person), 'name') +
      p(headline, 'title') +
      inColumns(
        p(words.contact, 'h') +
          [street, townOf(person), phone, email, born && bornOf(person)].map((line) => line && p(line)).join('') +
          p(words.languages, 'h') +
          languages.map(({ name, said }) => p(`${name} (${said})`)).join('') +
          p(words.skills, 'h') +
          skills.map((skill) => p(skill)).join('') +
          p(words.work, 'h') +
          work(person).map(entry).join('') +
          p(words.education, 'h') +
          schools(person).map(entry).join(''),
      ),
    sans,
  );
}
