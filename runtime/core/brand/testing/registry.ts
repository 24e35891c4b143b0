/** A registry over a temporary folder of brands. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { describeFinding } from '../check/finding.ts';
import { type BrandChange, type BrandRegistry, createBrandRegistry } from '../registry.ts';
import type { RegistryOptions } from '../registry-options.ts';
import type { KeptRevision, RevisionStore } from '../revisions.ts';
import type { JsonObject } from '../sources/json.ts';
import { workshopOfAnyWidget } from './any-widget.ts';

const root = resolve(import.meta.dirname, '../../../..');
const workshop = workshopOfAnyWidget(root);

/** The part of a document that names a site, its hosts and the address of the first one. */
export const site = (name: string, ...hosts: string[]): JsonObject => ({
  site: { name, hosts, ...(hosts[0] !== undefined && { contactEmail: `jobs@${hosts[0]}` }) },
});

/** Whether a change includes a finding with this code. */
export const faulty = (code: string) => (seen: BrandChange) => seen.findings.some((finding) => finding.code === code);

/** Keeps revisions as the database does: each is stored a day after the one before. */
export function memoryStore(): RevisionStore {
  const kept = new Map<string, KeptRevision>();
  let day = 0;
  return {
    lastGood: (id) => kept.get(id),
    save(revision) {
      const last = kept.get(revision.id);
      if (last?.revision === revision.revision) return last.created;
      day += 1;
      const created = new Date(Date.UTC(2030, 0, day));
      kept.set(revision.id, { ...revision, created });
      return created;
    },
  };
}

/** Call at the top of a test file. Each test gets a folder with only the root brand. */
export function registryFixture() {
  let dir = '';
  let registry: BrandRegistry;
  const running: BrandRegistry[] = [];
  const log: string[] = [];

  beforeEach(() => {
    dir = join(mkdtempSync(join(tmpdir(), 'brands-')), 'brands');
    mkdirSync(dir);
    cpSync(join(root, 'brands/default.json'), join(dir, 'default.json'));
    log.length = 0;
  });
  afterEach(() => {
    for (const one of running.splice(0)) one.stop();
    rmSync(join(dir, '..'), { recursive: true, force: true });
  });

  const path = (id: string) => join(dir, `${id}.json`);

  return {
    log,
    path,
    write: (id: string, document: JsonObject | string) => {
      mkdirSync(dirname(path(id)), { recursive: true });
      writeFileSync(path(id), typeof document === 'string' ? document : JSON.stringify(document, null, 2));
    },
    /** Starts a registry over the folder; earlier ones keep running. */
    async start(options: Partial<RegistryOptions> = {}): Promise<void> {
      registry = createBrandRegistry({
        brandsDir: dir,
        workshop,
        log: (level, code, message) => log.push(`${level} ${code} ${message}`),
        ...options,
      });
      running.push(registry);
      await registry.start();
    },
    /** The registry started last. */
    registry: () => registry,
    errors: () => registry.faults().map(describeFinding),
    nameOf: (id: string) => registry.get(id)?.document.site.name,
    /** Runs `act` and returns the first matching change; fails after three seconds. */
    change: (act: () => void, fits: (change: BrandChange) => boolean): Promise<BrandChange> =>
      new Promise((done, fail) => {
        const timer = setTimeout(() => fail(new Error('No such change came.')), 3000);
        const end = registry.onChange((seen) => {
          if (!fits(seen)) return;
          clearTimeout(timer);
          end();
          done(seen);
        });
        act();
      }),
  };
}
