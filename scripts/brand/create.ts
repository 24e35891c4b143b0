/** `brand new`: writes a valid document and its images. */
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ARTWORK, type ArtworkSource, drawnName } from '../../runtime/core/brand/artwork.ts';
import { describeFinding } from '../../runtime/core/brand/check/finding.ts';
import { applyEdit } from '../../runtime/core/brand/sources/edit-text.ts';
import type { JsonObject } from '../../runtime/core/brand/sources/json.ts';
import { type BrandSource, parseSource } from '../../runtime/core/brand/sources/layers.ts';
import { type BrandPart, divided } from '../../runtime/core/brand/sources/parts.ts';
import { errorsIn, sourceOf } from './first-document.ts';
import { format } from './format.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

export interface NewBrand {
  id: string;
  document: JsonObject;
  /** Parts of another brand: what it sets in one of them goes into a part of the same name. */
  parts?: readonly BrandPart[];
  /** Pictures to take along, by their paths inside the folder of another brand's pictures. */
  copied?: { folder: string; without: ReadonlySet<string> };
}

export interface Created {
  /** Path of the document. */
  file: string;
  /** Paths of the images that were written. */
  assets: string[];
  /** What was changed in the answers or left out of the images, as sentences. */
  notes: string[];
}

/** Writes document and images. Throws a UserError, and writes nothing, if the document would be invalid. */
export async function create(workspace: Workspace, { id, document, parts = [], copied }: NewBrand): Promise<Created> {
  const { brandsDir, assetsDir } = workspace.locations;
  const { source, notes } = withSafeFixes(workspace, sourceOf(workspace, id, document));
  const preview = workspace.with(source).examine(id);
  const faults = errorsIn(workspace, source).filter(({ code }) => code !== 'MISSING_ASSET' && code !== 'PARENT_BROKEN');
  if (faults.length > 0 || preview.readable === undefined) {
    throw new UserError(
      [
        'Nothing was written: the document would have errors.',
        ...(faults.length > 0 ? faults : preview.findings).map(describeFinding),
      ].join('\n'),
    );
  }
  const folder = join(assetsDir, id);
  await mkdir(folder, { recursive: true });
  const assets: string[] = [];
  for (const [name, draw] of ARTWORK) {
    const { body } = await draw(preview.readable);
    if (await writeNew(join(folder, name), body)) assets.push(join(folder, name));
  }
  if (copied !== undefined)
    assets.push(...(await copyPictures(join(assetsDir, copied.folder), folder, copied.without)));
  const path = join(brandsDir, `${id}.json`);
  for (const [file, text] of filesOf(source, parts)) {
    const target = join(brandsDir, file);
    await mkdir(dirname(target), { recursive: true });
    if (!(await writeNew(target, text)))
      throw new UserError(`There is a file "${target}" already. Nothing of it was changed.`);
  }
  return { file: path, assets, notes: [...notes, ...notDrawn(preview.readable)] };
}

/** The document with its safe fixes applied, such as a primary color with enough contrast. */
function withSafeFixes(workspace: Workspace, draft: BrandSource): { source: BrandSource; notes: string[] } {
  const { findings } = workspace.with(draft).examine(draft.id);
  const fixable = findings.filter(({ file, code }) => file === draft.file && code === 'LOW_CONTRAST');
  const text = fixable.flatMap(({ fix }) => fix?.edits ?? []).reduce(applyEdit, draft.text);
  return {
    source: parseSource(draft.id, draft.file, Buffer.from(text)),
    notes: fixable.map(({ message }) => `${message} It was taken.`),
  };
}

/** The files of a brand by their paths in the directory of brands: its parts first, since its own file makes it a brand. */
function filesOf({ id, text, value }: BrandSource, parts: readonly BrandPart[]): [file: string, text: string][] {
  if (parts.length === 0 || value === undefined) return [[`${id}.json`, text]];
  const { rest, parted } = divided(value, parts);
  return [
    ...parted.map(({ file, value: settings }): [string, string] => [
      join(id, basename(file)),
      format({ $schema: '../../schemas/brand.schema.json', ...settings }),
    ]),
    [`${id}.json`, format(rest)],
  ];
}

/** A note if the images leave out part of the name. */
function notDrawn(source: ArtworkSource): string[] {
  const { name } = source.site;
  const drawn = drawnName(source);
  if (drawn === name.replace(/\s+/g, ' ').trim()) return [];
  return [`The pictures say "${drawn}", without the emoji of "${name}". Pages show the whole name.`];
}

/** Copies the pictures that say nothing of whose site it is; returns their new paths. */
async function copyPictures(from: string, to: string, without: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const copied: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const inside = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (without.has(inside) || ARTWORK.has(inside)) continue;
    const target = join(to, inside);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(entry.parentPath, entry.name), target);
    copied.push(target);
  }
  return copied;
}

/** False if the file already exists; it is then left unchanged. */
async function writeNew(path: string, body: Buffer | string): Promise<boolean> {
  try {
    await writeFile(path, body, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
