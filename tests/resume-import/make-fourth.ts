/**
 * Makes the eighteen CVs of `fourth/`, but for the plain text, written by somebody who had not seen the import. Needs pdflatex and soffice like `make.ts`, Chromium,
 * and the fonts Carlito, Lato, Open Sans and Quicksand; the files and their truth, written by hand, are committed.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manager } from './make/fourth/manager.ts';
import { joiner, nurse, teacher } from './make/fourth/office-german.ts';
import { portrait, printPages } from './make/fourth/pages.ts';
import { cook, driver, electrician } from './make/fourth/word-german.ts';
import { administrator, clerk, educator } from './make/fourth/word-others.ts';
import { inWorkshop } from './make/workshop.ts';

const target = path.join(import.meta.dirname, 'fourth');

await inWorkshop({ target, epoch: 1_795_600_000 }, async ({ fromTex, fromTexts }) => {
  const files = {
    '92-de-electrician.docx': await electrician(),
    '95-de-driver.docx': await driver(),
    '97-de-cook.docx': await cook(),
    '100-de-clerk.docx': await clerk(await portrait('#37474f', '#7b4a2d')),
    '105-en-administrator.docx': await administrator(),
    '107-fr-educator.docx': await educator(),
  };
  for (const [name, file] of Object.entries(files)) await writeFile(path.join(target, name), file);
  await printPages(target, {
    '93-de-clerk': { source: 'clerk', picture: await portrait('#5b3a5e', '#3b2a20') },
    '96-de-student': { source: 'student', picture: await portrait('#c9b79c', '#b5793f') },
    '99-de-sales-manager': { source: 'sales-manager', picture: await portrait('#1d2b45', '#4a3a2c') },
    '101-de-developer': { source: 'developer' },
    '103-en-account-executive': { source: 'account-executive' },
    '106-fr-technician': { source: 'technician' },
  });
  const face = await portrait('#f5f5f5', '#6b4226');
  await fromTexts({ '91-de-nurse': nurse(face), '98-de-teacher': teacher(), '108-fr-manager': manager() });
  await fromTexts({ '102-de-joiner': joiner() }, 'odt');
  await fromTex(path.join(import.meta.dirname, 'make/fourth/engineer.tex'), '94-de-engineer');
});
