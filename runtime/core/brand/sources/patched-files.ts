/** A runtime patch written into the files of its brand, so that they say the same without it. */
import { applyEdit } from './edit-text.ts';
import { isObject, type Json, type JsonObject, type Path, valueAt } from './json.ts';
import { type BrandLayer, layerOf, type ResolvedBrand } from './layers.ts';
import { parseText } from './parse-file.ts';

export interface PatchedFile {
  /** As findings refer to it: `brands/acme.json`. */
  file: string;
  text: string;
}

interface OpenFile extends PatchedFile {
  value: JsonObject;
}

/**
 * The files of a brand that a patch changes, with the change in them: each value in the file that has it, or has most of
 * what is around it. `resolved` is the brand with the patch.
 */
export function patchedFiles(resolved: ResolvedBrand, patch: JsonObject): PatchedFile[] {
  const own = resolved.layers.findLast(({ kind }) => kind !== 'switch');
  if (own === undefined) return [];
  const before = filesOf(own);
  const parents = resolved.layers.slice(0, resolved.layers.indexOf(own));
  const after = edited({ files: before, parents, document: resolved.document }, patch, []);
  return after.filter(({ text }, index) => text !== before[index]?.text).map(({ file, text }) => ({ file, text }));
}

function filesOf({ file, text, parts = [] }: BrandLayer): OpenFile[] {
  return [{ file, text }, ...parts].map((one) => ({
    file: one.file,
    text: one.text,
    value: parseText(one.text).value ?? {},
  }));
}

interface Writing {
  files: readonly OpenFile[];
  parents: readonly BrandLayer[];
  document: JsonObject;
}

function edited(writing: Writing, patch: JsonObject, path: Path): readonly OpenFile[] {
  return Object.entries(patch).reduce((files, [key, value]) => {
    const here = [...path, key];
    if (isObject(value) && files.some((file) => isObject(valueAt(file.value, here))))
      return edited({ ...writing, files }, value, here);
    return withEdit({ ...writing, files }, here, value);
  }, writing.files);
}

function withEdit({ files, parents, document }: Writing, path: Path, value: Json): readonly OpenFile[] {
  const isRemoved = value === null && valueAt(document, path) === undefined;
  // Only what a parent says has to be taken away with a word; the rest is left out.
  const next = isRemoved && layerOf(parents, path) === undefined ? undefined : value;
  const target = homeOf(files, path);
  const around = valueAt(document, path.slice(0, -1));
  const order = isObject(around) ? Object.keys(around) : [];
  return files.map((one) => {
    const has = valueAt(one.value, path) !== undefined;
    if (one !== target && !(has && next === undefined)) return one;
    if (next === undefined && !has) return one;
    const text = applyEdit(one.text, { path, value: next, order });
    return { ...one, text, value: parseText(text).value ?? {} };
  });
}

/** The file that has the value; otherwise the one with most of what is around it, the first of several. */
function homeOf(files: readonly OpenFile[], path: Path): OpenFile | undefined {
  const depth = ({ value }: OpenFile) => {
    let known = 0;
    while (known < path.length && valueAt(value, path.slice(0, known + 1)) !== undefined) known += 1;
    return known;
  };
  return files.reduce<OpenFile | undefined>(
    (best, one) => (best === undefined || depth(one) > depth(best) ? one : best),
    undefined,
  );
}
