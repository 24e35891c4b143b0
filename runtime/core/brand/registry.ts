/**
 * The live brands: read from a directory, watched, and replaced as a whole. A broken document leaves what is served
 * unchanged.
 */
import { basename, resolve } from 'node:path';
import type { BrandDocument } from '../document/brand.generated.ts';
import type { CompiledBrand } from '../request-context.ts';
import { Checkup, type Workshop } from './check/checkup.ts';
import { type Finding, sortFindings } from './check/finding.ts';
import { type Inspection, Patches, type PatchSource } from './check/patches.ts';
import { openWorkshop } from './check/workshop.ts';
import { compileBrand } from './compile.ts';
import { type HostAnswer, HostTable } from './host-table.ts';
import { freezeShared } from './sources/digest.ts';
import { createDirectoryWatcher, type DirectoryWatcher } from './sources/directory-watcher.ts';
import type { JsonObject } from './sources/json.ts';
import { parseText } from './sources/parse-file.ts';
import { SourceFiles } from './sources/source-files.ts';

/** A good revision as it is kept across restarts. */
export interface StoredRevision {
  id: string;
  revision: string;
  /**
   * The resolved document as JSON text: a JSON database column would lose the order of keys, which is the display order
   * of choices.
   */
  document: unknown;
}

export interface RevisionStore {
  /** The latest good revision of a brand. */
  lastGood(id: string): Promise<StoredRevision | undefined> | StoredRevision | undefined;
  /** Called for every new revision; must be idempotent. */
  save(revision: StoredRevision): Promise<void> | void;
}

export interface BrandChange {
  added: CompiledBrand[];
  changed: CompiledBrand[];
  /** Ids that went offline. */
  removed: string[];
  /** All errors and warnings after the change. */
  findings: Finding[];
}

export interface RegistryOptions {
  brandsDir: string;
  /** `public/brands`, where referenced assets must be. */
  assetsDir?: string;
  store?: RevisionStore;
  /** Runtime patches by administrators. Call `readPatches` when one changes. */
  patches?: PatchSource;
  /** Awaited before a brand that was a draft, or not known to this process, is served as live. While it fails, the brand stays as it was. */
  beforeLive?(id: string): Promise<void>;
  /** `readable` (for development) serves whatever fits the schema; `sound`, the default, only what has no errors. */
  serve?: 'sound' | 'readable';
  /** Schema, catalogue and rules; created from the tree when omitted. */
  workshop?: Workshop;
  log?(level: 'info' | 'warn' | 'error', code: string, message: string): void;
}

export interface BrandRegistry {
  /** Reads all brands and starts watching. Rejects when the directory cannot be read. */
  start(): Promise<void>;
  stop(): void;
  list(): CompiledBrand[];
  get(id: string): CompiledBrand | undefined;
  byHost(host: string): HostAnswer | undefined;
  /** Errors of all documents currently on disk. */
  faults(): Finding[];
  /** Errors and warnings. */
  findings(): Finding[];
  /** Reads the patches of these brands, or of all, and applies what changed. Rejects when they cannot be read. */
  readPatches(ids?: readonly string[]): Promise<void>;
  /** A brand from its file, and with a patch applied. Undefined for an unknown id or a family. */
  inspect(id: string, patch?: JsonObject): Promise<Inspection | undefined>;
  /** Returns a function that ends the subscription. */
  onChange(listener: (change: BrandChange) => void): () => void;
}

/** Brands examined before yielding to the event loop. */
const BREATH = 4;

/** Creates a registry; nothing is read before `start`. */
export function createBrandRegistry(options: RegistryOptions): BrandRegistry {
  return new DirectoryRegistry(options);
}

class DirectoryRegistry implements BrandRegistry {
  private readonly options: RegistryOptions;
  private readonly workshop: Workshop;
  private readonly watcher: DirectoryWatcher;
  private readonly files: SourceFiles;
  private readonly patches: Patches;
  private readonly table = new HostTable();
  private readonly found = new Map<string, Finding[]>();
  private readonly listeners = new Set<(change: BrandChange) => void>();
  private work: Promise<void> = Promise.resolve();
  private started = false;
  private stopped = false;

  constructor(options: RegistryOptions) {
    this.options = options;
    const workshop = options.workshop ?? openWorkshop(resolve(import.meta.dirname, '../../..'));
    // Information is meant for authors of documents; a server with a thousand brands has no use for it.
    const rules = workshop.rules.filter(({ severity }) => severity !== 'info');
    this.workshop = { ...workshop, rules, assetsDir: options.assetsDir ?? workshop.assetsDir };
    this.files = new SourceFiles(options.brandsDir);
    this.patches = new Patches(options.patches);
    this.watcher = createDirectoryWatcher({
      directory: options.brandsDir,
      accepts: (name) => name.endsWith('.json') && !name.startsWith('.'),
      // Failures are logged by the queue.
      onChange: (names) => void this.queue(names.map((name) => basename(name, '.json'))).catch(() => undefined),
      onError: (error) => this.log('error', 'BRANDS_UNREADABLE', String(error)),
    });
  }

  async start(): Promise<void> {
    const names = await this.watcher.start();
    await this.patches.read();
    await this.queue(names.map((name) => basename(name, '.json')));
    this.started = true;
  }

  stop(): void {
    this.stopped = true;
    this.watcher.stop();
  }

  list(): CompiledBrand[] {
    return this.table.list();
  }

  get(id: string): CompiledBrand | undefined {
    return this.table.get(id);
  }

  byHost(host: string): HostAnswer | undefined {
    return this.table.find(host);
  }

  findings(): Finding[] {
    return sortFindings([...this.found.values()].flat());
  }

  faults(): Finding[] {
    return this.findings().filter(({ severity }) => severity === 'error');
  }

  readPatches(ids?: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      const changed = await this.patches.read(ids);
      // A patch belongs to one brand; its children inherit the file only.
      if (changed.length > 0) await this.update(changed, new Set(changed));
    });
  }

  inspect(id: string, patch?: JsonObject): Promise<Inspection | undefined> {
    return this.inTurn(async () => {
      if (!this.files.all.has(id)) return undefined;
      await this.files.refill([id]);
      const checkup = this.checkup();
      const file = checkup.examineFile(id);
      const used = patch ?? this.patches.of(id);
      const patched = used === undefined ? file : checkup.examinePatched(id, used);
      this.files.letGo([id]);
      if (file.resolved?.document.abstract === true) return undefined;
      return { file, patched, current: { version: this.patches.version(id), patch: this.patches.of(id) ?? {} } };
    });
  }

  onChange(listener: (change: BrandChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Updates run one after another. */
  private queue(ids: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      await this.files.read(ids, this.started ? 'patient' : 'hasty');
      await this.update(ids, this.files.withDescendants(ids));
    });
  }

  /** Rejects when the work does; later work runs all the same. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.work.then(() => {
      if (this.stopped) throw new Error('The registry is stopped.');
      return work();
    });
    this.work = run.then(
      () => undefined,
      (error) => {
        if (!this.stopped) this.log('error', 'BRAND_UPDATE_FAILED', String(error));
      },
    );
    return run;
  }

  private async update(ids: readonly string[], affected: ReadonlySet<string>): Promise<void> {
    const change: BrandChange = { added: [], changed: [], removed: [], findings: [] };
    await this.examine(affected, change);
    const waiting = [...this.found].filter(([id, findings]) => !ids.includes(id) && findings.some(isStale));
    if (waiting.length > 0) await this.examine(new Set(waiting.map(([id]) => id)), change);
    change.findings = this.findings();
    for (const listener of this.listeners) listener(change);
  }

  private async examine(ids: ReadonlySet<string>, change: BrandChange): Promise<void> {
    await this.files.refill(ids);
    const checkup = this.checkup();
    for (const [position, id] of [...ids].sort().entries()) {
      // Lets requests be answered in between, however many brands a family has.
      if (position % BREATH === BREATH - 1) await new Promise((done) => setImmediate(done));
      if (!this.files.all.has(id)) this.withdraw(id, change);
      else await this.judge(id, checkup, change);
    }
    this.files.letGo(ids);
  }

  private checkup(): Checkup {
    return new Checkup({
      ...this.workshop,
      sources: this.files.all,
      hostOwner: (host, id) => {
        const owner = this.table.owner(host);
        return owner === id ? undefined : owner;
      },
      patchOf: (id) => this.patches.of(id),
    });
  }

  private async judge(id: string, checkup: Checkup, change: BrandChange): Promise<void> {
    const { findings, document: sound, readable } = checkup.examine(id);
    const document = this.options.serve === 'readable' ? readable : sound;
    if (findings.length > 0) this.found.set(id, findings);
    else this.found.delete(id);
    this.report(id, findings);
    if (document === undefined) {
      if (this.table.get(id) === undefined) await this.recall(id, change);
      return;
    }
    if (document.abstract) this.takeOffline(id, change);
    else if (await this.mayServe(id, document)) this.publish(compileBrand(document, id), change);
  }

  private async mayServe(id: string, { site }: BrandDocument): Promise<boolean> {
    if (site.status !== 'live' || this.table.get(id)?.document.site.status === 'live') return true;
    try {
      await this.options.beforeLive?.(id);
      return true;
    } catch (error) {
      this.log('error', 'BRAND_NOT_LIVE', `"${id}" could not be made live; save its file again to repeat it. ${error}`);
      return false;
    }
  }

  private publish(brand: CompiledBrand, change: BrandChange, isRecalled = false): void {
    const before = this.table.get(brand.id);
    if (before?.revision === brand.revision) return;
    this.table.set(brand);
    (before === undefined ? change.added : change.changed).push(brand);
    if (!isRecalled) void this.keep(brand);
  }

  private async keep({ id, revision, document }: CompiledBrand): Promise<void> {
    try {
      await this.options.store?.save({ id, revision, document: JSON.stringify(document) });
    } catch (error) {
      this.log('error', 'BRAND_NOT_KEPT', `Revision ${revision} of "${id}" could not be stored: ${error}`);
    }
  }

  /** After a restart, a broken brand is served in its last good revision. */
  private async recall(id: string, change: BrandChange): Promise<void> {
    const stored = await this.options.store?.lastGood(id);
    const source = typeof stored?.document === 'string' ? parseText(stored.document).value : undefined;
    if (stored === undefined || source === undefined) return;
    const verdict = this.workshop.schema.judge(freezeShared(source));
    if (!('document' in verdict) || verdict.document.abstract) return;
    this.publish(compileBrand(verdict.document, id), change, true);
    this.log('warn', 'BRAND_RECALLED', `"${id}" is served in its last good revision ${stored.revision}.`);
  }

  private withdraw(id: string, change: BrandChange): void {
    this.found.delete(id);
    this.takeOffline(id, change);
  }

  private takeOffline(id: string, change: BrandChange): void {
    if (this.table.get(id) === undefined) return;
    this.table.delete(id);
    change.removed.push(id);
  }

  private report(id: string, findings: readonly Finding[]): void {
    const errors = findings.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (first === undefined) return;
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
    this.log(
      'error',
      'BRAND_FAULT',
      `${id}: ${first.file}:${first.line}:${first.column} ${first.code} ${first.message}${more}`,
    );
  }

  private log(level: 'info' | 'warn' | 'error', code: string, message: string): void {
    this.options.log?.(level, code, message);
  }
}

/** Findings that a change elsewhere may have resolved. */
function isStale({ code }: Finding): boolean {
  return ['HOST_CLAIMED_TWICE', 'MISSING_ASSET', 'DEAD_LINK', 'COPIED_IDENTITY'].includes(code);
}
