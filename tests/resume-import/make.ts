/**
 * Makes the 40 CVs of `files/` and their truth from `people/`, or only those of the given numbers. Needs pdflatex (texlive-latex-extra, texlive-plain-generic, lmodern,
 * texlive-fonts-recommended) and soffice (libreoffice-writer-nogui); the files were made once and are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawnLayouts, drawPdf } from './make/drawn.ts';
import { latexLayouts } from './make/latex.ts';
import { officeLayouts } from './make/office.ts';
import { type Person, readPeople } from './make/person.ts';
import { plainLayouts } from './make/plain.ts';
import { type Truth, truthOf } from './make/truth.ts';
import { makeDocx, wordLayouts } from './make/word.ts';
import { inWorkshop, type Workshop } from './make/workshop.ts';

const target = path.join(import.meta.dirname, 'files');
const officeTexts: Record<string, string> = {};
const only = process.argv.slice(2).map(Number);
const isMade = ({ number }: Person) => only.length === 0 || only.includes(number);

const nameOfFile = ({ number, language, layout }: Person) => `${String(number).padStart(2, '0')}-${language}-${layout}`;
const endingOf = ({ layout }: Person) => (wordLayouts[layout] ? 'docx' : plainLayouts[layout] ? 'txt' : 'pdf');

async function make(person: Person, { folder, fromTex }: Workshop): Promise<void> {
  const { layout } = person;
  const name = nameOfFile(person);
  const to = (ending: string) => path.join(target, `${name}.${ending}`);
  if (latexLayouts[layout]) {
    const file = path.join(folder, `${name}.tex`);
    await writeFile(file, latexLayouts[layout](person));
    await fromTex(file, name);
    return;
  }
  if (officeLayouts[layout]) {
    officeTexts[name] = officeLayouts[layout](person);
    return;
  }
  if (drawnLayouts[layout]) {
    await writeFile(to('pdf'), await drawPdf(person));
    return;
  }
  if (wordLayouts[layout]) {
    await writeFile(to('docx'), await makeDocx(person));
    return;
  }
  if (!plainLayouts[layout]) throw new Error(`${name}: there is no such layout`);
  await writeFile(to('txt'), plainLayouts[layout](person));
}

await inWorkshop({ target, epoch: 1_767_600_000 }, async (workshop) => {
  await mkdir(target, { recursive: true });
  const people = (await Promise.all(['en', 'de', 'fr'].map(readPeople))).flat();
  const truths: Record<string, Truth> = {};
  for (const person of people.toSorted((a, b) => a.number - b.number)) {
    if (isMade(person)) await make(person, workshop);
    truths[`${nameOfFile(person)}.${endingOf(person)}`] = truthOf(person);
  }
  await workshop.fromTexts(officeTexts);
  await writeFile(path.join(target, 'truth.json'), `${JSON.stringify(truths, null, 2)}\n`);
});
