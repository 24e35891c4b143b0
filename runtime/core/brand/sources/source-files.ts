/** The brand files as last read, and their inheritance. */
import { type BrandSource, parentOf } from './layers.ts';
import { readSource } from './read-source.ts';

/** Delays between retries for an invalid file, which may still be being written, in milliseconds. */
const HALF_WRITTEN = [60, 120, 200];
const AT_ONCE = 64;

/** Empty until `read`; the caller watches for changes. */
export class SourceFiles {
  readonly all = new Map<string, BrandSource>();
  private readonly directoryOf: (id: string) => string | null;
  /** Documents whose text was released; they are read again before being examined again. */
  private readonly textless = new Set<string>();

  /** `directoryOf` says in which folder a document may be; null for one that is taken away. */
  constructor(directoryOf: (id: string) => string | null) {
    this.directoryOf = directoryOf;
  }

  /** Reads these files; missing ones are removed. `patience` gives invalid JSON time to be written completely. */
  async read(ids: readonly string[], patience: 'patient' | 'hasty'): Promise<void> {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      await Promise.all(
        ids.slice(start, start + AT_ONCE).map((id) => this.readOne(id, patience === 'patient' ? HALF_WRITTEN : [])),
      );
    }
  }

  private async readOne(id: string, pauses: readonly number[]): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const directory = this.directoryOf(id);
      const source = directory === null ? undefined : await readSource(directory, id);
      const pause = pauses[attempt];
      if (directory !== null && source?.value === undefined && pause !== undefined) {
        await new Promise((done) => setTimeout(done, pause));
        continue;
      }
      this.textless.delete(id);
      if (source === undefined) this.all.delete(id);
      else this.all.set(id, source);
      return;
    }
  }

  /** The given documents and all that extend them, directly or indirectly. */
  withDescendants(ids: Iterable<string>): Set<string> {
    const children = Map.groupBy(this.all.values(), parentOf);
    const found = new Set<string>();
    const add = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
      for (const child of children.get(id) ?? []) add(child.id);
    };
    for (const id of ids) add(id);
    return found;
  }

  /** Reads the released texts of these documents and of all they extend again. */
  async refill(ids: Iterable<string>): Promise<void> {
    const wanted = [...this.withAncestors(ids)].filter((id) => this.textless.has(id));
    await this.read(wanted, 'patient');
  }

  /** Releases the texts of documents that nobody extends: they are needed only while being examined. */
  letGo(ids: Iterable<string>): void {
    const parents = new Set(Array.from(this.all.values(), parentOf));
    for (const id of ids) {
      const source = this.all.get(id);
      if (source === undefined || parents.has(id)) continue;
      const parts = source.parts?.map((part) => ({ ...part, text: '', problems: [] }));
      this.all.set(id, { ...source, text: '', problems: [], ...(parts && { parts }) });
      this.textless.add(id);
    }
  }

  private withAncestors(ids: Iterable<string>): Set<string> {
    const found = new Set<string>();
    for (const id of ids) {
      for (let step: string | undefined = id; step !== undefined && !found.has(step); ) {
        found.add(step);
        const source = this.all.get(step);
        step = source && parentOf(source);
      }
    }
    return found;
  }
}
