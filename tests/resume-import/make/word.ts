/** CVs as Word documents: headings, tables, text boxes. */
import { Document, Packer, Paragraph, Tab, Table, TableCell, TableRow, Textbox, TextRun, WidthType } from 'docx';
import type { Entry, Person } from './person.ts';
import { addressOf, birthdayOf, inOrder, labels, nameOf, periodOf, townOf } from './wording.ts';

type Block = Paragraph | Table | Textbox;

/** A layout by its name. */
export const wordLayouts: Readonly<Record<string, (person: Person) => Block[]>> = {
  'docx-plain': plain,
  'docx-table': labelTable,
  'docx-boxes': boxes,
  'docx-sidebar': sidebar,
};

/** The file. */
export const makeDocx = (person: Person): Promise<Buffer> =>
  Packer.toBuffer(new Document({ creator: '', sections: [{ children: wordLayouts[person.layout]?.(person) ?? [] }] }));

const p = (text: string, bold = false): Paragraph =>
  new Paragraph({
    children: text
      .split('\t')
      .map((part, at) => new TextRun({ bold, children: at === 0 ? [part] : [new Tab(), part] })),
  });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const head = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true, size: 26 })] });
const extras = ({ more }: Person) => more.flatMap(({ heading, lines }) => [head(heading), ...lines.map(bullet)]);

/** Widths in percent; a cell has several paragraphs. */
function table(widths: readonly number[], rows: readonly (readonly Paragraph[])[][]): Table {
  const cell = (children: readonly Paragraph[], at: number) =>
    new TableCell({ children: [...children], width: { size: widths[at] ?? 50, type: WidthType.PERCENTAGE } });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((row) => new TableRow({ children: row.map(cell) })),
  });
}

const parts = (person: Person) => ({
  jobs: inOrder(person, person.jobs),
  schools: inOrder(person, person.schools),
  where: ({ where, place }: Entry) => `${where}, ${place}`,
});

/** Company and place, below it title and period. */
function plain(person: Person): Block[] {
  const { words, headline, about, skills, languages, phone, email } = person;
  const { jobs, schools, where } = parts(person);
  const entry = (one: Entry) => [
    p(`${where(one)}\t${periodOf(person, one)}`, true),
    p(one.what),
    ...one.bullets.map(bullet),
    p(''),
  ];
  return [
    head(nameOf(person)),
    p(headline),
    p(addressOf(person)),
    p(`${phone} | ${email}`),
    head(words.about),
    p(about),
    head(words.work),
    ...jobs.flatMap(entry),
    head(words.education),
    ...schools.flatMap(entry),
    head(words.skills),
    ...skills.map(bullet),
    head(words.languages),
    ...languages.map(({ name, said }) => p(`${name}: ${said}`)),
    ...extras(person),
  ];
}

/** A table of label and value, below it periods and texts. */
function labelTable(person: Person): Block[] {
  const { words, language, skills, languages, phone, email, bornIn } = person;
  const { jobs, schools, where } = parts(person);
  const said = labels[language];
  const row = (label: string, value: string) => [[p(label)], [p(value)]];
  const entry = (one: Entry) => [
    [p(periodOf(person, one))],
    [p(one.what, true), p(where(one)), ...one.bullets.map(bullet)],
  ];
  const list = (rows: Paragraph[][][]) => table([28, 72], rows);
  return [
    head('Lebenslauf'),
    head(words.contact),
    list([
      row(said.name, nameOf(person)),
      row(said.born, `${birthdayOf(person)} in ${bornIn}`),
      row(said.address, addressOf(person)),
      row(said.phone, phone),
      row(said.email, email),
    ]),
    head(words.work),
    list(jobs.map(entry)),
    head(words.education),
    list(schools.map(entry)),
    head(words.languages),
    list(languages.map((one) => row(one.name, one.said))),
    head(words.skills),
    p(skills.join(', ')),
  ];
}

/** Name and contact in text boxes. */
function boxes(person: Person): Block[] {
  const { words, headline, about, skills, languages, street, phone, email } = person;
  const { jobs, schools, where } = parts(person);
  const textBox = (children: Paragraph[]) =>
    new Textbox({ alignment: 'left', children, style: { width: '300pt', height: 'auto' } });
  const entry = (one: Entry) => [
    p(one.what, true),
    p(`${where(one)}\t${periodOf(person, one)}`),
    ...one.bullets.map(bullet),
  ];
  return [
    textBox([head(nameOf(person)), p(headline)]),
    textBox([p(street), p(townOf(person)), p(phone), p(email)]),
    head(words.about),
    p(about),
    head(words.work),
    ...jobs.flatMap(entry),
    head(words.education),
    ...schools.flatMap(entry),
    head(words.skills),
    p(skills.join(', ')),
    head(words.languages),
    p(languages.map(({ name, said: level }) => `${name} (${level})`).join(', ')),
  ];
}

/** A table of one row: contact, skills and languages to the left. */
function sidebar(person: Person): Block[] {
  const { words, headline, about, skills, languages, street, phone, email } = person;
  const { jobs, schools, where } = parts(person);
  const entry = (one: Entry) => [
    p(one.what, true),
    p(where(one)),
    p(periodOf(person, one)),
    ...one.bullets.map(bullet),
  ];
  const left = [
    head(words.contact),
    ...[street, townOf(person), phone, email].map((line) => p(line)),
    head(words.languages),
    ...languages.map(({ name, said }) => p(`${name} : ${said}`)),
    head(words.skills),
    ...skills.map(bullet),
  ];
  const right = [
    head(words.about),
    p(about),
    head(words.work),
    ...jobs.flatMap(entry),
    head(words.education),
    ...schools.flatMap(entry),
  ];
  return [head(nameOf(person)), p(headline), table([32, 68], [[left, right]])];
}
