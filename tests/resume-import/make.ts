/**
 * Makes the 40 CVs of `files/` and their truth from `people/`, or only those of the given numbers. Needs pdflatex (texlive-latex-extra, texlive-plain-generic, lmodern,
 * texlive-fonts-recommended) and soffice (libreoffice-writer-nogui); the files were made once and are committed.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawnLayouts, drawPdf } from './make/drawn.ts';
import { latexLayouts } from './make/latex.ts';
import { officeLayouts } from './make/office.ts';
import { type Person, readPeople } from './make/person.ts';
import { plainLayouts } from './make/plain.ts';
import { type Truth, truthOf } from './make/truth.ts';
import { makeDocx, wordLayouts } from './make/word.ts';

const target = path.join(import.meta.dirname, 'files');
const folder = await mkdtemp(path.join(tmpdir(), 'np-cvs-'));
const fixed = { SOURCE_DATE_EPOCH: '1767600000', FORCE_SOURCE_DATE: '1' };
const officeFiles: string[] = [];
const only = process.argv.slice(2).map(Number);
const isMade = ({ number }: Person) => only.length === 0 || only.includes(number);

const nameOfFile = ({ number, language, layout }: Person) => `${String(number).padStart(2, '0')}-${language}-${layout}`;
const endingOf = ({ layout }: Person) => (wordLayouts[layout] ? 'docx' : plainLayouts[layout] ? 'txt' : 'pdf');

/** Throws with the last lines that the program printed. */
function run(program: string, args: readonly string[]): void {
  const { status, stdout } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, ...fixed },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ${args.at(-1)}: ${stdout?.slice(-1500)}`);
}

async function make(person: Person): Promise<void> {
  const { layout } = person;
  const name = nameOfFile(person);
  const to = (ending: string) => path.join(target, `${name}.${ending}`);
  if (latexLayouts[layout]) {
    await writeFile(path.join(folder, `${name}.tex`), latexLayouts[layout](person));
    const args = ['-interaction=nonstopmode', '-halt-on-error', `${name}.tex`];
    // Twice: the first run measures columns and counts pages.
    for (let at = 0; at < 2; at += 1) run('pdflatex', args);
    await copyFile(path.join(folder, `${name}.pdf`), to('pdf'));
    return;
  }
  if (officeLayouts[layout]) {
    const file = path.join(folder, `${name}.fodt`);
    await writeFile(file, officeLayouts[layout](person));
    officeFiles.push(file);
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

// The symbols of marvosym instead of a font package of 500 MB.
const symbols = '\\RequirePackage{moderncviconsmarvosym}\\RequirePackage{moderncviconstikz}\n';

try {
  await writeFile(path.join(folder, 'moderncviconssymbols.sty'), symbols);
  await mkdir(target, { recursive: true });
  const people = (await Promise.all(['en', 'de', 'fr'].map(readPeople))).flat();
  const truths: Record<string, Truth> = {};
  for (const person of people.toSorted((a, b) => a.number - b.number)) {
    if (isMade(person)) await make(person);
    truths[`${nameOfFile(person)}.${endingOf(person)}`] = truthOf(person);
  }
  const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'pdf'];
  if (officeFiles.length > 0) run('soffice', [...args, '--outdir', target, ...officeFiles]);
  await writeFile(path.join(target, 'truth.json'), `${JSON.stringify(truths, null, 2)}\n`);
} finally {
  await rm(folder, { recursive: true });
}
