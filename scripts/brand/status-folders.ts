/** What `brand status` says of published files and of folders that differ. */
import type pg from 'pg';
import { listFolders, newestPublication } from '../../backend/services/publication-store.ts';
import { type Folders, hashOf, readBrandFolder } from '../../server/published/brand-folder.ts';

/** A sentence for each brand that is published or not the same everywhere. */
export async function describeFolders(pool: pg.Pool, folders: Folders, id: string | undefined): Promise<string[]> {
  const [newest, places] = [await newestPublication(pool), await listFolders(pool)];
  const published = newest?.brands ?? {};
  const known = [...Object.keys(published), ...places.flatMap(({ hashes }) => Object.keys(hashes))];
  const ids = id === undefined ? [...new Set(known)].sort() : [id];
  const sentences = ids.map(async (one): Promise<string[]> => {
    const files = published[one];
    if (files === null) return [`"${one}" is removed everywhere, by a publication.`];
    if (files !== undefined) {
      const here = await readBrandFolder(folders, one);
      if (here && hashOf(here.files) === hashOf(files)) return [`"${one}" is published as it is here.`];
      return [
        here
          ? `"${one}" is published, and its files here differ from what is live: npm run brand -- publish ${one}.`
          : `"${one}" is published, and has no files here.`,
      ];
    }
    const unlike = Map.groupBy(places, ({ hashes }) => hashes[one]);
    if (unlike.size < 2) return [];
    const groups = [...unlike.values()].map((some) => some.map(({ place }) => place).join(', '));
    return [
      `"${one}" differs between ${groups.join(' and ')}, so that its pages change with the process that answers.`,
    ];
  });
  return (await Promise.all(sentences)).flat();
}
