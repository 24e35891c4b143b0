/** Applies the safe fixes of findings to brand files; formatting and order of everything else are preserved. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import type { Edit, Finding, Fix } from '../../runtime/core/brand/check/finding.ts';
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

/** Applies one edit to a JSON text. If its path does not exist, the text is unchanged. */
export function applyEdit(text: string, { path, value, key }: Edit): string {
  if (key !== undefined) return renameKey(text, path, key);
  const segments = [...path];
  const formattingOptions = { insertSpaces: true, tabSize: indentOf(text), eol: text.includes('\r\n') ? '\r\n' : '\n' };
  return applyEdits(text, modify(text, segments, value, { formattingOptions }));
}

function renameKey(text: string, path: Edit['path'], key: string): string {
  const tree = parseTree(text);
  const name = tree && findNodeAtLocation(tree, [...path])?.parent?.children?.[0];
  if (name === undefined) return text;
  return text.slice(0, name.offset) + JSON.stringify(key) + text.slice(name.offset + name.length);
}

function indentOf(text: string): number {
  return /^( +)"/m.exec(text)?.[1]?.length ?? 2;
}

/** Atomic: readers see either the old text or the new one. */
async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = join(path, '..', `.${basename(path)}.${process.pid}`);
  await writeFile(temporary, text);
  await rename(temporary, path);
}
