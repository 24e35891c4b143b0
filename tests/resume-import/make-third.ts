/**
 * Makes the sixteen CVs of `third/`, but for the plain text, written by somebody who had not seen the import. Needs pdflatex and soffice like `make.ts`; the files and their truth,
 * written by hand, are committed.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changer as british, student as canadian } from './make/third/drawn-english.ts';
import { accountant as belgian, student as french } from './make/third/drawn-french.ts';
import { accountant, chef, driver, nurse } from './make/third/office.ts';
import { teacher, welder } from './make/third/word-english.ts';
import { changer, mechanic, watchmaker } from './make/third/word-others.ts';
import { inWorkshop } from './make/workshop.ts';

const target = path.join(import.meta.dirname, 'third');

await inWorkshop({ target, epoch: 1_795_000_000 }, async ({ fromTex, fromTexts, fromWord }) => {
  const files = {
    '72-en-welder.docx': welder,
    '73-en-teacher.docx': teacher,
    '74-en-changer.pdf': british,
    '78-en-student.pdf': canadian,
    '80-de-mechanic.docx': mechanic,
    '82-de-changer.docx': changer,
    '83-fr-accountant.pdf': belgian,
    '86-fr-student.pdf': french,
  };
  for (const [name, make] of Object.entries(files)) await writeFile(path.join(target, name), await make());
  for (const [source, name] of Object.entries({ software: '71-en-software', doctor: '81-de-doctor' }))
    await fromTex(path.join(import.meta.dirname, `make/third/${source}.tex`), name);
  await fromTexts({ '76-en-accountant': accountant(), '79-de-nurse': nurse() });
  await fromTexts({ '75-en-chef': chef() }, 'odt');
  await fromTexts({ '85-fr-driver': driver() }, 'docx');
  await fromWord({ '84-fr-watchmaker': await watchmaker() });
});
