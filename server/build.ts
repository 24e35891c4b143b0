/** Builds the Next bundle if its sources changed since the last build. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const sources = ['pages', 'widgets', 'runtime', 'locales', 'next.config.js', 'package-lock.json', 'tsconfig.json'];

/** Rejects with one sentence when the build fails; its output has been shown then. */
export async function buildWhenChanged(root: string, distDir: string, say: (text: string) => void): Promise<void> {
  const mark = path.join(root, distDir, 'SOURCES');
  const digest = await digestOf(root);
  const built = await readFile(mark, 'utf8').catch(() => '');
  if (built === digest) return;
  say('Building the pages (about half a minute) ...');
  // Without the marker the last build was interrupted, and the previously kept files stay.
  if (built) await keepStatic(root, distDir);
  await buildTwice(root, { cache: path.join(root, distDir, 'cache'), digest });
  await writeFile(mark, digest);
}

/** Folder with the scripts of the previous build, which open pages may still request. */
export function previousStatic(root: string, distDir: string): string {
  return path.join(root, `${distDir}-previous`, 'static');
}

/** Keeps the scripts of the current build, replacing those of the one before. */
export async function keepStatic(root: string, distDir: string): Promise<void> {
  const previous = previousStatic(root, distDir);
  const current = path.join(root, distDir, 'static');
  if (!existsSync(current)) return;
  await rm(previous, { recursive: true, force: true });
  await cp(current, previous, { recursive: true });
}

/** A build that read a half-written source keeps the error in the bundler's cache; retried without the cache. */
async function buildTwice(root: string, { cache, digest }: { cache: string; digest: string }): Promise<void> {
  const hadCache = existsSync(cache);
  const first = await runBuild(root, digest);
  if (first.code === 0) return;
  if (hadCache) await rm(cache, { recursive: true });
  const last = hadCache ? await runBuild(root, digest) : first;
  if (last.code === 0) return;
  process.stderr.write(last.output);
  throw new Error(`The pages could not be built (next build ended with ${last.code}); its output stands above.`);
}

/** The build id, part of every data URL. */
export async function readBuildId(root: string, distDir: string): Promise<string> {
  return (await readFile(path.join(root, distDir, 'BUILD_ID'), 'utf8')).trim();
}

async function digestOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesBelow(path.join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(file: string): Promise<string[]> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [file];
  const entries = await readdir(file, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function runBuild(root: string, digest: string): Promise<{ code: number | null; output: string }> {
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [next, 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SOURCES_DIGEST: digest },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    build.stdout.on('data', keep);
    build.stderr.on('data', keep);
    build.once('error', reject);
    build.once('exit', (code) => resolve({ code, output }));
  });
}
