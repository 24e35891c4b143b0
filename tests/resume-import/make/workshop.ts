/** Makes PDFs from LaTeX and from OpenDocument texts, in a folder that is removed afterwards. Needs pdflatex and soffice, as `make.ts` says. */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The symbols of marvosym instead of a font package of 500 MB.
const symbols = '\\RequirePackage{moderncviconsmarvosym}\\RequirePackage{moderncviconstikz}\n';

export interface Workshop {
  folder: string;
  /** A PDF of a LaTeX file. */
  fromTex(file: string, name: string): Promise<void>;
  /** PDFs of flat OpenDocument texts, by their names without ending; or `odt`, or `docx`. */
  fromTexts(texts: Readonly<Record<string, string>>, ending?: string): Promise<void>;
  /** PDFs of Word documents, by their names without ending. */
  fromWord(documents: Readonly<Record<string, Buffer>>): Promise<void>;
}

/** `target` is where PDFs go, `epoch` the time that LaTeX writes into them, in seconds. Throws with the last lines that a program printed. */
export async function inWorkshop(
  { target, epoch }: { target: string; epoch: number },
  work: (workshop: Workshop) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'np-cvs-'));
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(epoch), FORCE_SOURCE_DATE: '1' };
  const run = (program: string, args: readonly string[]) => {
    const { status, stdout } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.at(-1)}: ${stdout?.slice(-1500)}`);
  };
  const convert = async (contents: Readonly<Record<string, string | Buffer>>, from: string, to: string) => {
    const files = Object.keys(contents).map((name) => `${name}.${from}`);
    if (files.length === 0) return;
    for (const [name, content] of Object.entries(contents))
      await writeFile(path.join(folder, `${name}.${from}`), content);
    const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', to];
    run('soffice', [...args, '--outdir', target, ...files]);
  };
  try {
    await writeFile(path.join(folder, 'moderncviconssymbols.sty'), symbols);
    await work({
      folder,
      async fromTex(file, name) {
        const args = ['-interaction=nonstopmode', '-halt-on-error', `-jobname=${name}`, file];
        // Twice: the first run measures columns and counts pages.
        for (let at = 0; at < 2; at += 1) run('pdflatex', args);
        await copyFile(path.join(folder, `${name}.pdf`), path.join(target, `${name}.pdf`));
      },
      fromTexts: (texts, ending = 'pdf') => convert(texts, 'fodt', ending),
      fromWord: (documents) => convert(documents, 'docx', 'pdf'),
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
