/** Writes files into a folder without losing what somebody changed there. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../brand/user-error.ts';

/** Text by path. Returns a line for each file. Throws a UserError, and writes nothing, if a file differs and `force` is not set. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>, force: boolean): string[] {
  const paths = Object.keys(files).sort();
  const known = new Map(
    paths.filter((path) => existsSync(join(folder, path))).map((path) => [path, readText(folder, path)]),
  );
  const changed = paths.filter((path) => known.has(path) && known.get(path) !== files[path]);
  if (changed.length > 0 && !force) {
    const list = changed.map((path) => `  ${join(folder, path)}`).join('\n');
    throw new UserError(
      `Nothing was written: these files are there with other contents. "--force" replaces them.\n${list}`,
    );
  }
  const lines = paths.map((path) => {
    const file = join(folder, path);
    if (known.get(path) === files[path]) return `unchanged  ${file}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, files[path] ?? '');
    return `${known.has(path) ? 'replaced ' : 'wrote    '}  ${file}`;
  });
  return [...lines, ...leftOver(folder, paths).map((file) => `not needed any more: ${file}`)];
}

function readText(folder: string, path: string): string {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch (error) {
    throw new UserError(`${join(folder, path)} cannot be read: ${(error as Error).message}`);
  }
}

/** Files beside those that were written, of processes that are gone. */
function leftOver(folder: string, paths: readonly string[]): string[] {
  const folders = new Set(paths.map((path) => dirname(path)).filter((path) => path !== '.'));
  return [...folders].flatMap((inner) =>
    readdirSync(join(folder, inner), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !paths.includes(join(inner, entry.name)))
      .map((entry) => join(folder, inner, entry.name)),
  );
}
