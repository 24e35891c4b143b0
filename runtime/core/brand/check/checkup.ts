/** The check engine: examines documents against the rules, parents before children, each once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandDocument } from '../../document/brand.generated.ts';
import { type Json, type JsonObject, type Path, toPointer, valueAt } from '../sources/json.ts';
import {
  type BrandSource,
  chainOf,
  layerFrom,
  PATCH_FILE,
  parentOf,
  type ResolvedBrand,
  type Resolver,
  ROOT_ID,
  type SourceLookup,
} from '../sources/layers.ts';
import { lineAndColumn } from '../sources/position.ts';
import type { Catalogue } from './catalogue.ts';
import { withoutConsequences } from './consequences.ts';
import { compareFindings, type Finding, sortFindings } from './finding.ts';
import { Locator } from './locate.ts';
import { pictureAt } from './pictures.ts';
import type { CheckContext, Rule } from './rule.ts';
import type { BrandSchema } from './schema.ts';
import { describeShape } from './shape.ts';

export interface Workshop {
  schema: BrandSchema;
  catalogue: Catalogue;
  resolver: Resolver;
  rules: readonly Rule[];
  /** `public/brands`. */
  assetsDir: string;
}

export interface CheckupOptions extends Workshop {
  sources: ReadonlyMap<string, BrandSource>;
  /** The brand that a host belongs to, if it is not `id`. */
  hostOwner(host: string, id: string): string | undefined;
  /** Merge patch of a brand kept in the database. */
  patchOf?(id: string): JsonObject | undefined;
  /** Where a folder of pictures is, if not in `assetsDir`. */
  assetsDirOf?(folder: string): string;
}

export interface Examination {
  /** What this document adds to its parents' findings. */
  findings: Finding[];
  resolved: ResolvedBrand | undefined;
  /** Set when the document fits the schema, whatever the rules say about it. */
  readable: BrandDocument | undefined;
  /** Set when the document can be served: it fits the schema and no finding is an error. */
  document: BrandDocument | undefined;
}

const PATCH_LOCATION = { file: PATCH_FILE, line: 1, column: 1 };

/** One pass over a set of documents. Create a new one when a document has changed. */
export class Checkup {
  private readonly options: CheckupOptions;
  private readonly done = new Map<string, Examination>();
  private readonly lookup: SourceLookup;
  private readonly ids: readonly string[];
  private readonly parents: ReadonlySet<string | undefined>;
  /** Brands by the identity settings in their own files; made when first needed. */
  private identities: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(options: CheckupOptions) {
    this.options = options;
    this.lookup = (id) => options.sources.get(id);
    this.ids = [...options.sources.keys()];
    this.parents = new Set(Array.from(options.sources.values(), parentOf));
  }

  /**
   * The findings and, if it is sound, the typed document of a brand with its patch. Throws for an id without a source.
   */
  examine(id: string): Examination {
    const patch = this.options.patchOf?.(id);
    if (patch === undefined) return this.examineFile(id);
    return this.withPatch(this.examinePatched(id, patch), () => this.examineFile(id));
  }

  /** The same without the patches in the database; parents are used without their patches, too. */
  examineFile(id: string): Examination {
    const known = this.done.get(id);
    if (known !== undefined) return known;
    const result = this.run(this.source(id), undefined);
    // Only results that others extend are asked for again; keeping all of them would take too much memory.
    if (this.parents.has(id)) this.done.set(id, result);
    return result;
  }

  /** The brand as it would be with a patch, and every finding against it. */
  examinePatched(id: string, patch: JsonObject): Examination {
    return this.run(this.source(id), patch);
  }

  private source(id: string): BrandSource {
    const source = this.lookup(id);
    if (source === undefined) throw new Error(`There is no document "${id}".`);
    return source;
  }

  /** A patch that breaks the brand is left out and reported; the file alone is used then. */
  private withPatch(patched: Examination, plain: () => Examination): Examination {
    if (patched.document !== undefined) return patched;
    const alone = plain();
    const cause = patched.findings.find(({ severity }) => severity === 'error');
    if (alone.document === undefined || cause === undefined) return alone;
    const message = `The switches set at runtime are suspended, because with them the brand has an error: ${cause.code} ${cause.pointer} ${cause.message}`;
    const suspended: Finding = {
      ...PATCH_LOCATION,
      code: 'PATCH_SUSPENDED',
      severity: 'warning',
      pointer: cause.pointer,
      message,
    };
    return { ...alone, findings: [...alone.findings, suspended] };
  }

  private run(source: BrandSource, patch: JsonObject | undefined): Examination {
    const { schema, resolver, rules } = this.options;
    const walk = chainOf(source, this.lookup);
    const resolved = 'chain' in walk ? resolver.resolve(walk.chain, patch) : undefined;
    const verdict = resolved && schema.judge(resolved.document);
    const shape =
      verdict !== undefined && 'errors' in verdict && resolved
        ? describeShape(resolved.document, verdict.errors, this.options.schema.placesOf)
        : [];
    const readable = verdict !== undefined && 'document' in verdict ? verdict.document : undefined;
    const context = this.context(source, resolved, readable, 'fault' in walk ? walk.fault : undefined, shape);
    const inherited = 'chain' in walk ? this.parentFindings(source) : [];
    const keys = new Set(inherited.map(keyOf));
    const found = rules.flatMap((rule) => rule.check(context)).filter((finding) => !keys.has(keyOf(finding)));
    const findings = withoutConsequences(found);
    findings.push(...parentBroken(context, inherited));
    const sound = !findings.some(({ severity }) => severity === 'error');
    return {
      findings: findings.length > 1 ? sortFindings(findings) : findings,
      resolved,
      readable,
      document: sound ? readable : undefined,
    };
  }

  private parentFindings(source: BrandSource): Finding[] {
    const parent = parentOf(source);
    return parent === undefined || !this.options.sources.has(parent) ? [] : this.withAncestors(parent);
  }

  /** Findings of a document and of all it extends. */
  withAncestors(id: string): Finding[] {
    const own = this.examineFile(id).findings;
    const source = this.lookup(id);
    const above = source && 'chain' in chainOf(source, this.lookup) ? this.parentFindings(source) : [];
    return above.length === 0 ? own : [...above, ...own];
  }

  private sharers({ id, value }: BrandSource, path: Path, wanted = valueAt(value, path)): readonly string[] {
    if (wanted === undefined) return [];
    this.identities ??= identitiesOf(this.options.sources.values(), this.options.schema);
    return (this.identities.get(identityKey(path, wanted)) ?? []).filter((other) => other !== id);
  }

  private context(
    source: BrandSource,
    resolved: ResolvedBrand | undefined,
    readable: BrandDocument | undefined,
    chainFault: CheckContext['chainFault'],
    shape: CheckContext['shape'],
  ): CheckContext {
    const { schema, catalogue, assetsDir, hostOwner, assetsDirOf = () => assetsDir } = this.options;
    const layers = resolved?.layers ?? [layerFrom(source, source.id)];
    const locator = new Locator(layers);
    return {
      id: source.id,
      file: source.file,
      document: resolved?.document ?? {},
      readable,
      own: source.value ?? {},
      layers,
      problems: [source, ...(source.parts ?? [])].flatMap(({ file, text, problems }) =>
        problems.map((problem) => ({ ...problem, file, ...lineAndColumn(text, problem.offset) })),
      ),
      parts: source.parts ?? [],
      main: source.main ?? source.value,
      chainFault,
      shape,
      schema,
      catalogue,
      hostOwner: (host) => hostOwner(host, source.id),
      sharers: (path, value) => this.sharers(source, path, value),
      brandIds: () => this.ids,
      assetExists: (folder, name) => existsSync(join(assetsDirOf(folder), folder, name ?? '')),
      locate: (path, what) => locator.locate(path, what),
      textAt: ({ file, line, column }) =>
        layers
          .flatMap((layer) => [layer, ...(layer.parts ?? [])])
          .find((written) => written.file === file)
          ?.text.split('\n')
          [line - 1]?.slice(column - 1) ?? '',
      pictureOf: (folder, name) => pictureAt(join(assetsDirOf(folder), folder), name),
    };
  }
}

function identitiesOf(sources: Iterable<BrandSource>, schema: BrandSchema): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const { id, value } of sources) {
    // What a family says, its members share on purpose.
    if (value === undefined || value.abstract === true || id === ROOT_ID) continue;
    for (const { path } of schema.identity) {
      const given = valueAt(value, path);
      if (given === undefined || given === null || given === '') continue;
      const key = identityKey(path, given);
      owners.set(key, [...(owners.get(key) ?? []), id]);
    }
  }
  return owners;
}

function identityKey(path: Path, value: Json): string {
  return `${toPointer(path)} ${JSON.stringify(value)}`;
}

function keyOf({ file, code, pointer, line, column, message }: Finding): string {
  return `${file} ${line}:${column} ${code} ${pointer} ${message}`;
}

/** A child of a broken document is not examined until its parent is fixed. */
function parentBroken(context: CheckContext, inherited: readonly Finding[]): Finding[] {
  const errors = inherited.filter(({ severity }) => severity === 'error').sort(compareFindings);
  const [first] = errors;
  if (first === undefined) return [];
  const { file, line, column } = context.locate(['extends']);
  const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
  const message = `What it extends has ${count}: ${first.file}:${first.line}:${first.column} ${first.code}. Mend the parent first; until then this brand keeps its last good revision.`;
  return [{ code: 'PARENT_BROKEN', severity: 'error', file, line, column, pointer: '/extends', message }];
}
