/**
 * Makes the eight CVs of `fresh/`, written by somebody who had not seen the import. Needs pdflatex and soffice like `make.ts`; their truth, `fresh/truth.json`, was written by
 * hand, and both are committed.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chef, logistics } from './make/fresh/drawn.ts';
import { teacher, welder } from './make/fresh/office.ts';
import { accountant, nurse } from './make/fresh/word.ts';

const target = path.join(import.meta.dirname, 'fresh');
const folder = await mkdtemp(path.join(tmpdir(), 'np-cvs-'));
const env = { ...process.env, SOURCE_DATE_EPOCH: '1795000000', FORCE_SOURCE_DATE: '1' };

/** Throws with the last lines that the program printed. */
function run(program: string, args: readonly string[]): void {
  const { status, stdout } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.at(-1)}: ${stdout?.slice(-1500)}`);
}

async function fromTex(source: string, name: string): Promise<void> {
  const file = path.join(import.meta.dirname, 'make/fresh', source);
  const args = ['-interaction=nonstopmode', '-halt-on-error', `-jobname=${name}`, file];
  // Twice: the first run counts pages.
  for (let at = 0; at < 2; at += 1) run('pdflatex', args);
  await copyFile(path.join(folder, `${name}.pdf`), path.join(target, `${name}.pdf`));
}

try {
  const files = {
    '41-en-nurse.docx': nurse,
    '45-en-chef.pdf': chef,
    '46-en-accountant.docx': accountant,
    '47-en-logistics.pdf': logistics,
  };
  for (const [name, make] of Object.entries(files)) await writeFile(path.join(target, name), await make());
  await fromTex('engineer.tex', '44-en-engineer');
  await fromTex('scientist.tex', '48-en-scientist');
  const texts = { '42-en-welder.fodt': welder(), '43-en-teacher.fodt': teacher() };
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
  const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'pdf'];
  run('soffice', [...args, '--outdir', target, ...Object.keys(texts)]);
} finally {
  await rm(folder, { recursive: true });
}
