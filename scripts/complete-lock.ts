/**
 * Completes package-lock.json with the optional packages of other platforms. If a registry mirror does not offer them,
 * npm leaves them out, and `npm ci` then rejects the lockfile it wrote. Run after a change of dependencies: `npm run
 * lock`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface Locked {
  version?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
}

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** Derives `os`, `cpu` and `libc` from the name of a platform package; null if the name contains none. */
export function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } | null {
  const words = name.toLowerCase().split(/[-/@]/);
  const named = (list: readonly string[]) => list.filter((one) => words.some((word) => word.startsWith(one)));
  const os = named(systems);
  const longest = named(processors).sort((a, b) => b.length - a.length)[0];
  if (os.length === 0 && !longest) return null;
  const libc = words.includes('musl') || words.includes('linuxmusl') ? ['musl'] : [];
  return { ...(os.length > 0 && { os }), ...(longest && { cpu: [longest] }), ...(libc.length > 0 && { libc }) };
}

/** Adds what is missing to `packages`; returns the names. Only exact versions of platform packages can be added. */
export function completePackages(packages: Record<string, Locked>): string[] {
  const added: string[] = [];
  for (const [folder, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const present = [`${folder}/node_modules/${name}`, `node_modules/${name}`].some((path) => packages[path]);
      const platform = platformOf(name);
      if (present || !platform || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) continue;
      packages[`node_modules/${name}`] = { version, ...platform, ...(dev && { dev }), optional: true };
      added.push(name);
    }
  }
  return added;
}

if (import.meta.main) {
  const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const added = completePackages(lock.packages);
  const [root, ...rest] = Object.entries(lock.packages);
  lock.packages = Object.fromEntries([...(root ? [root] : []), ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.warn(added.length > 0 ? `Added ${added.length} packages of other platforms.` : 'Nothing was missing.');
}
