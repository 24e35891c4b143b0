/**
 * The live brands: read from a directory, watched, and replaced as a whole. A broken document leaves what is served
 * unchanged.
 */
import { resolve } from 'node:path';
import type { BrandDocument } from '../document/brand.generated.ts';
import type { CompiledBrand } from '../request-context.ts';
import { Checkup, type Workshop } from './check/checkup.ts';
import type { Finding } from './check/finding.ts';
import { type Inspection, Patches } from './check/patches.ts';
import { openWorkshop } from './check/workshop.ts';
import { compileBrand } from './compile.ts';
import { type HostAnswer, HostTable } from './host-table.ts';
import type { RegistryOptions } from './registry-options.ts';
import { Revisions } from './revisions.ts';
import type { JsonObject } from './sources/json.ts';
import { Places, type PublishedTree } from './sources/places.ts';
import { SourceFiles } from './sources/source-files.ts';
import { type BrandWatcher, watchBrands } from './sources/watch-brands.ts';
import { type BrandStanding, describeLive, isStale, Standings } from './standings.ts';
import { Turns } from './turns.ts';

export interface BrandChange {
  added: CompiledBrand[];
  changed: CompiledBrand[];
  /** Ids that went offline. */
  removed: string[];
  /** All errors and warnings after the change. */
  findings: Finding[];
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
  /** Every document on disk, and every brand that is live, by id. */
  states(): BrandStanding[];
  state(id: string): BrandStanding | undefined;
  /** Reads the patches of these brands, or of all, and applies what changed. Rejects when they cannot be read. */
  readPatches(ids?: readonly string[]): Promise<void>;
  /** Uses these published files from now on; undefined for the folders alone. */
  usePublished(tree: PublishedTree | undefined): Promise<void>;
  /** Findings from elsewhere, by id of the brand, in place of those given before. */
  setNotes(notes: ReadonlyMap<string, Finding>): Promise<void>;
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
  private readonly watcher: BrandWatcher;
  private readonly places: Places;
  private readonly files: SourceFiles;
  private readonly patches: Patches;
  private readonly revisions: Revisions;
  private readonly table = new HostTable();
  private readonly standings = new Standings((level, code, message) => this.log(level, code, message));
  private readonly listeners = new Set<(change: BrandChange) => void>();
  private readonly turns = new Turns((error) => this.log('error', 'BRAND_UPDATE_FAILED', String(error)));
  private started = false;

  constructor(options: RegistryOptions) {
    this.options = options;
    const workshop = options.workshop ?? openWorkshop(resolve(import.meta.dirname, '../../..'));
    // Information is meant for authors of documents; a server with a thousand brands has no use for it.
    const rules = workshop.rules.filter(({ severity }) => severity !== 'info');
    this.workshop = { ...workshop, rules, assetsDir: options.assetsDir ?? workshop.assetsDir };
    this.places = new Places({ brandsDir: options.brandsDir, assetsDir: this.workshop.assetsDir }, options.published);
    this.files = new SourceFiles((id) => this.places.brandsDirOf(id));
    this.patches = new Patches(options.patches);
    this.revisions = new Revisions(options.store, workshop.schema, (code, message) => this.log('error', code, message));
    this.watcher = watchBrands({
      brandsDir: options.brandsDir,
      assetsDir: this.workshop.assetsDir,
      assetsSweep: options.assetsSweep,
      // Failures are logged by the queue.
      onBrands: (ids) => void this.queue(ids).catch(() => undefined),
      onAssets: (folders) => void this.examineAssets(folders).catch(() => undefined),
      onError: (code, error) => this.log('error', code, String(error)),
    });
  }

  async start(): Promise<void> {
    const ids = await this.watcher.start();
    await this.patches.read();
    await this.queue([...new Set([...ids, ...this.places.published()])]);
    this.started = true;
  }

  stop(): void {
    this.turns.stop();
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
    return this.standings.findings();
  }

  states(): BrandStanding[] {
    return this.standings.ids().flatMap((id) => this.state(id) ?? []);
  }

  state(id: string): BrandStanding | undefined {
    return this.standings.of(id, this.table.get(id));
  }

  faults(): Finding[] {
    return this.findings().filter(({ severity }) => severity === 'error');
  }

  readPatches(ids?: readonly string[]): Promise<void> {
    return this.turns.take(async () => {
      const changed = await this.patches.read(ids);
      // A patch belongs to one brand; its children inherit the file only.
      if (changed.length > 0) await this.update(changed, new Set(changed));
    });
  }

  usePublished(tree: PublishedTree | undefined): Promise<void> {
    return this.turns.take(async () => {
      const ids = this.places.use(tree);
      await this.files.read(ids, 'hasty');
      if (ids.length > 0) await this.update(ids, this.files.withDescendants(ids));
    });
  }

  setNotes(notes: ReadonlyMap<string, Finding>): Promise<void> {
    return this.turns.take(async () => {
      const changed = this.standings.useNotes(notes);
      if (changed.length > 0) await this.update(changed, new Set(changed));
    });
  }

  inspect(id: string, patch?: JsonObject): Promise<Inspection | undefined> {
    return this.turns.take(async () => {
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
    return this.turns.take(async () => {
      await this.files.read(ids, this.started ? 'patient' : 'hasty');
      await this.update(ids, this.files.withDescendants(ids));
    });
  }

  private examineAssets(folders: readonly string[]): Promise<void> {
    return this.turns.take(async () => {
      const affected = this.standings.using(folders);
      if (affected.length > 0) await this.update(affected, this.files.withDescendants(affected));
    });
  }

  private async update(ids: readonly string[], affected: ReadonlySet<string>): Promise<void> {
    const change: BrandChange = { added: [], changed: [], removed: [], findings: [] };
    await this.examine(affected, change);
    const waiting = this.standings.having(isStale).filter((id) => !ids.includes(id));
    if (waiting.length > 0) await this.examine(new Set(waiting), change);
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
      assetsDirOf: (folder) => this.places.assetsDirOf(folder),
    });
  }

  private async judge(id: string, checkup: Checkup, change: BrandChange): Promise<void> {
    const examination = checkup.examine(id);
    const document = this.options.serve === 'readable' ? examination.readable : examination.document;
    this.standings.note(id, examination, document === undefined);
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

  private publish(brand: CompiledBrand, change: BrandChange): void {
    const before = this.table.get(brand.id);
    if (before?.revision === brand.revision) return;
    this.show(brand, change);
    // At the start, the revision may have been live for long: only the store knows.
    this.standings.live(brand.id, this.started || this.options.store === undefined ? new Date() : null);
    if (this.started) this.log('info', 'BRAND_LIVE', describeLive(brand));
    void this.keep(brand);
  }

  private show(brand: CompiledBrand, change: BrandChange): void {
    (this.table.get(brand.id) === undefined ? change.added : change.changed).push(brand);
    this.table.set(brand);
  }

  private async keep(brand: CompiledBrand): Promise<void> {
    const since = await this.revisions.keep(brand);
    if (since !== undefined && this.table.get(brand.id)?.revision === brand.revision)
      this.standings.live(brand.id, since);
  }

  /** After a restart, a broken brand is served in its last good revision. */
  private async recall(id: string, change: BrandChange): Promise<void> {
    const last = await this.revisions.lastGood(id);
    if (last === undefined) return;
    this.show(last.brand, change);
    this.standings.live(id, last.since);
    this.log('warn', 'BRAND_RECALLED', `"${id}" is served in its last good revision ${last.brand.revision}.`);
  }

  private withdraw(id: string, change: BrandChange): void {
    this.standings.forget(id);
    this.takeOffline(id, change);
  }

  private takeOffline(id: string, change: BrandChange): void {
    if (this.table.get(id) === undefined) return;
    this.table.delete(id);
    this.standings.offline(id);
    change.removed.push(id);
  }

  private log(level: 'info' | 'warn' | 'error', code: string, message: string): void {
    this.options.log?.(level, code, message);
  }
}
