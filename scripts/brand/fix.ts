/** Applies the safe fixes of findings to brand files; formatting and order of everything else are preserved. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Finding, Fix } from '../../runtime/core/brand/check/finding.ts';
import { applyEdit } from '../../runtime/core/brand/sources/edit-text.ts';
import { toPointer } from '../../runtime/core/brand/sources/json.ts';
import { removeExtras, removeMark, type Tidied } from './tidy.ts';
import type { Locations } from './workspace.ts';

export type Fixed = Finding & { fix: Fix };

/** Writes all safe fixes and returns the findings they fix. Each pointer is fixed once per run. */
export async function fixFiles({ brandsDir }: Locations, findings: readonly Finding[]): Promise<Fixed[]> {
  const safe = findings.filter((finding): finding is Fixed => finding.fix?.safe === true);
  const done: Fixed[] = [];
  for (const [file, group] of Map.groupBy(safe, (finding) => finding.file)) {
    const path = join(brandsDir, ...file.split('/').slice(1));
    const before = await readFile(path, 'utf8').catch(() => undefined);
    if (before === undefined) continue;
    const touched = new Set<string>();
    let text = before;
    for (const finding of group) {
      const pointers = finding.fix.edits.map((edit) => toPointer(edit.path));
      if (pointers.some((pointer) => touched.has(pointer))) continue;
      const tidied = finding.fix.tidy ? tidy(finding, text) : { text, title: finding.fix.title };
      const after = finding.fix.edits.reduce(applyEdit, tidied.text);
      if (after === text) continue;
      text = after;
      for (const pointer of pointers) touched.add(pointer);
      done.push({ ...finding, fix: { ...finding.fix, title: tidied.title } });
    }
    if (text !== before) await writeWhole(path, text);
  }
  return done;
}

/** Removes only what the finding is about, so that everything removed is listed. */
function tidy({ code }: Fixed, text: string): Tidied {
  return code === 'BYTE_ORDER_MARK' ? removeMark(text) : removeExtras(text);
}

/** Atomic: readers see either the old text or the new one. */
async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = join(path, '..', `.${basename(path)}.${process.pid}`);
  await writeFile(temporary, text);
  await rename(temporary, path);
}
