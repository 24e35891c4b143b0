/** The command line over a temporary folder of brands. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { runBrand } from '../command.ts';
import type { SampleStore } from '../sample.ts';
import { defaultLocations } from '../workspace.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Empty pages, so that the tests do not depend on the existing widgets. */
const bare = Object.fromEntries(
  ['shell', 'home', 'jobs', 'job', 'organizations', 'organization', 'error', 'directory'].map((key) => [key, {}]),
);

/** Referenced by the root, but missing from the test's folder. */
const pictures = ['assets', 'logo', 'logoDark', 'favicon', 'touchIcon', 'openGraphImage'];
/** No server listens there. */
const silentPort = '9';

interface Options {
  store?: SampleStore;
  /** Settings of the server. */
  env?: Record<string, string>;
}

/** A machine on which no site was ever started. */
const noStore: SampleStore = {
  withDatabase: () => Promise.reject(new Error('There is no database in this test.')),
  dataDir: '/nonexistent',
  exists: () => false,
};

interface Ended {
  /** Exit code. */
  code: number;
  out: string;
  err: string;
}

/** Call at the top of a test file. Each test gets a folder with the root and the abstract brand "family". */
export function brandCommand(options: Options = {}) {
  let dir = '';
  const brands = () => join(dir, 'brands');
  const path = (id: string) => join(brands(), `${id}.json`);
  const write = (id: string, document: object | string) =>
    writeFileSync(path(id), typeof document === 'string' ? document : `${JSON.stringify(document, null, 2)}\n`);

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'brand-cli-'));
    mkdirSync(brands());
    mkdirSync(join(dir, 'public/brands'), { recursive: true });
    const document = JSON.parse(readFileSync(join(root, 'brands/default.json'), 'utf8'));
    const site = { ...document.site, ...Object.fromEntries(pictures.map((name) => [name, null])) };
    const navigation = { ...document.navigation, main: [], footer: [] };
    write('default', { ...document, site, navigation, pages: { ...bare, privacy: { path: '/privacy-policy' } } });
    write('family', { abstract: true, theme: { radius: 'round' } });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  /** Runs the command line as a person would, without a terminal, next to a server on that port. */
  async function brandBeside(port: string, ...args: string[]): Promise<Ended> {
    let out = '';
    let err = '';
    const code = await runBrand(args, {
      store: options.store ?? noStore,
      env: options.env ?? {},
      locations: defaultLocations({ BRANDS_DIR: brands(), PUBLIC_DIR: join(dir, 'public'), PORT: port }),
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    });
    return { code, out: out.trimEnd(), err: err.trimEnd() };
  }

  return {
    /** The folder that holds `brands` and `public`. */
    dir: () => dir,
    path,
    write,
    brandBeside,
    brand: (...args: string[]) => brandBeside(silentPort, ...args),
  };
}
