/**
 * Makes the sixteen CVs of `second/`, but for the plain text, written by somebody who had not seen the import. Needs pdflatex and soffice like `make.ts`; the files and their truth,
 * written by hand, are committed.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editor, planner, salesman } from './make/second/drawn.ts';
import { electrician, manager, retail } from './make/second/english.ts';
import { analyst, civil, nurse, quality } from './make/second/office.ts';
import { carer, joiner, mechanic } from './make/second/others.ts';

const target = path.join(import.meta.dirname, 'second');
const folder = await mkdtemp(path.join(tmpdir(), 'np-cvs-'));
const env = { ...process.env, SOURCE_DATE_EPOCH: '1795000000', FORCE_SOURCE_DATE: '1' };

/** Throws with the last lines that the program printed. */
function run(program: string, args: readonly string[]): void {
  const { status, stdout } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.at(-1)}: ${stdout?.slice(-1500)}`);
}

try {
  const files = {
    '52-en-manager.docx': manager,
    '53-en-planner.pdf': planner,
    '55-en-electrician.docx': electrician,
    '58-en-retail.docx': retail,
    '60-de-mechanic.docx': mechanic,
    '61-de-editor.pdf': editor,
    '63-fr-carer.docx': carer,
    '64-fr-salesman.pdf': salesman,
    '66-fr-joiner.docx': joiner,
  };
  for (const [name, make] of Object.entries(files)) await writeFile(path.join(target, name), await make());
  for (const [source, name] of Object.entries({ data: '54-en-data', chemist: '62-de-chemist' })) {
    const file = path.join(import.meta.dirname, `make/second/${source}.tex`);
    const args = ['-interaction=nonstopmode', '-halt-on-error', `-jobname=${name}`, file];
    // Twice: the first run measures columns.
    for (let at = 0; at < 2; at += 1) run('pdflatex', args);
    await copyFile(path.join(folder, `${name}.pdf`), path.join(target, `${name}.pdf`));
  }
  const texts = {
    '51-en-analyst.fodt': analyst(),
    '57-en-civil.fodt': civil(),
    '59-de-nurse.fodt': nurse(),
    '65-fr-quality.fodt': quality(),
  };
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
  const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'pdf'];
  run('soffice', [...args, '--outdir', target, ...Object.keys(texts)]);
} finally {
  await rm(folder, { recursive: true });
}
