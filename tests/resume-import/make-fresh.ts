/**
 * Makes the eight CVs of `fresh/`, written by somebody who had not seen the import. Needs pdflatex and soffice like `make.ts`; their truth, `fresh/truth.json`, was written by
 * hand, and both are committed.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chef, logistics } from './make/fresh/drawn.ts';
import { teacher, welder } from './make/fresh/office.ts';
import { accountant, nurse } from './make/fresh/word.ts';
import { inWorkshop } from './make/workshop.ts';

const target = path.join(import.meta.dirname, 'fresh');
const sources = path.join(import.meta.dirname, 'make/fresh');

await inWorkshop({ target, epoch: 1_795_000_000 }, async ({ fromTex, fromTexts }) => {
  const files = {
    '41-en-nurse.docx': nurse,
    '45-en-chef.pdf': chef,
    '46-en-accountant.docx': accountant,
    '47-en-logistics.pdf': logistics,
  };
  for (const [name, make] of Object.entries(files)) await writeFile(path.join(target, name), await make());
  await fromTex(path.join(sources, 'engineer.tex'), '44-en-engineer');
  await fromTex(path.join(sources, 'scientist.tex'), '48-en-scientist');
  await fromTexts({ '42-en-welder': welder(), '43-en-teacher': teacher() });
});
