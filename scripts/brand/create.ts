/** `brand new`: writes a valid document and its images. */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ARTWORK, type ArtworkSource, drawnName } from '../../runtime/core/brand/artwork.ts';
import { describeFinding } from '../../runtime/core/brand/check/finding.ts';
import type { JsonObject } from '../../runtime/core/brand/sources/json.ts';
import { type BrandSource, parseSource, ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import type { Answers } from './answers.ts';
import { applyEdit } from './fix.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

export interface Created {
  /** Path of the document. */
  file: string;
  /** Paths of the images that were written. */
  assets: string[];
  /** What was changed in the answers or left out of the images, as sentences. */
  notes: string[];
}

const NAMED = {
  logo: 'logo.svg',
  logoDark: 'logo-dark.svg',
  favicon: 'favicon.svg',
  touchIcon: 'apple-touch-icon.png',
  openGraphImage: 'social.png',
};

/** Writes document and images. Throws a UserError, and writes nothing, if the document would be invalid. */
export async function create(workspace: Workspace, answers: Answers): Promise<Created> {
  const { brandsDir, assetsDir } = workspace.locations;
  const { id } = answers;
  const file = `${basename(brandsDir)}/${id}.json`;
  const draft = parseSource(id, file, Buffer.from(format(documentOf(answers))));
  const { source, notes } = withSafeFixes(workspace, draft);
  const preview = workspace.with(source).examine(id);
  const faults = preview.findings.filter(
    ({ severity, code, file: where }) =>
      severity === 'error' && code !== 'MISSING_ASSET' && code !== 'PARENT_BROKEN' && where === file,
  );
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
  const path = join(brandsDir, `${id}.json`);
  if (!(await writeNew(path, source.text)))
    throw new UserError(`There is a file "${path}" already. Nothing of it was changed.`);
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

/** A note if the images leave out part of the name. */
function notDrawn(source: ArtworkSource): string[] {
  const { name } = source.site;
  const drawn = drawnName(source);
  if (drawn === name.replace(/\s+/g, ' ').trim()) return [];
  return [`The pictures say "${drawn}", without the emoji of "${name}". Pages show the whole name.`];
}

/** JSON with short lists on one line, like the repository's formatter. */
function format(document: JsonObject): string {
  const text = JSON.stringify(document, null, 2);
  const flat = text.replace(
    /\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g,
    (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`,
  );
  return `${flat}\n`;
}

function documentOf(answers: Answers): JsonObject {
  const { id, name, hosts, family, primary, secondary, locales, country, currency } = answers;
  const [byDefault = 'en'] = locales;
  return {
    $schema: '../schemas/brand.schema.json',
    version: 1,
    ...(family !== ROOT_ID && { extends: family }),
    site: { name, hosts, assets: id, ...NAMED, ...(country && { country }) },
    ...((primary || secondary) && { theme: { ...(primary && { primary }), ...(secondary && { secondary }) } }),
    locales: { default: byDefault, supported: locales },
    ...(currency && { prices: { currency } }),
    ...(country && { search: { autocomplete: { countries: [country.toLowerCase()] } } }),
  };
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
