/**
 * Makes the sixteen CVs of `second/`, but for the plain text, written by somebody who had not seen the import. Needs pdflatex and soffice like `make.ts`; the files and their truth,
 * written by hand, are committed.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editor, planner, salesman } from './make/second/drawn.ts';
import { electrician, manager, retail } from './make/second/english.ts';
import { analyst, civil, nurse, quality } from './make/second/office.ts';
import { carer, joiner, mechanic } from './make/second/others.ts';
import { inWorkshop } from './make/workshop.ts';

const target = path.join(import.meta.dirname, 'second');

await inWorkshop({ target, epoch: 1_795_000_000 }, async ({ fromTex, fromTexts }) => {
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
  for (const [source, name] of Object.entries({ data: '54-en-data', chemist: '62-de-chemist' }))
    await fromTex(path.join(import.meta.dirname, `make/second/${source}.tex`), name);
  await fromTexts({
    '51-en-analyst': analyst(),
    '57-en-civil': civil(),
    '59-de-nurse': nurse(),
    '65-fr-quality': quality(),
  });
});
