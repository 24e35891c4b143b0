/** The layers of a brand: root document, families, its own file, its runtime patch. */
import { freezeShared } from './digest.ts';
import { isObject, type Json, type JsonObject, type Path, stringAt } from './json.ts';
import { LIMITS } from './limits.ts';
import { type KeepsNull, mergePatch } from './merge.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';
import { type BrandPart, withParts } from './parts.ts';

/** The document that every brand extends, directly or through others. */
export const ROOT_ID = 'default';

/** One document as it is on disk. */
export interface BrandSource extends ParsedFile {
  id: string;
  /** As findings refer to it: `brands/acme.json`. */
  file: string;
  /** Further files of the document; `value` holds what they set, too. */
  parts?: readonly BrandPart[];
  /** With parts: what the own file sets by itself. */
  main?: JsonObject | undefined;
}

/** Role of a layer: root document, a document the brand extends, its own file, its runtime patch. */
export type LayerKind = 'default' | 'family' | 'brand' | 'switch';

/** One step of a resolved brand. */
export interface BrandLayer {
  kind: LayerKind;
  /** Brand id of the document; for the runtime patch, the brand's own id. */
  id: string;
  file: string;
  text: string;
  value: JsonObject;
  parts?: readonly BrandPart[];
}

export interface ResolvedBrand {
  id: string;
  /** Root first, the brand's own file (or its runtime patch) last. */
  layers: readonly BrandLayer[];
  document: JsonObject;
}

/** Why a parent chain cannot be followed. `culprit` is the document whose `extends` is wrong. */
export type ChainFault =
  | { kind: 'unknown-parent'; culprit: BrandSource; parent: string }
  | { kind: 'cycle'; culprit: BrandSource; ring: string[] }
  | { kind: 'too-long'; culprit: BrandSource }
  | { kind: 'unreadable'; culprit: BrandSource };

export type SourceLookup = (id: string) => BrandSource | undefined;

/** Parses the bytes of a brand file. */
export function parseSource(
  id: string,
  file: string,
  bytes: Uint8Array,
  parts: readonly BrandPart[] = [],
): BrandSource {
  return withParts({ id, file, ...parseFile(bytes) }, parts);
}

/** Id of the document a source extends; undefined for the root. */
export function parentOf(source: BrandSource): string | undefined {
  if (source.id === ROOT_ID) return undefined;
  return stringAt(source.value, ['extends']) ?? ROOT_ID;
}

/** All documents from the root to this one, or the reason why the chain is broken. */
export function chainOf(source: BrandSource, lookup: SourceLookup): { chain: BrandSource[] } | { fault: ChainFault } {
  const chain: BrandSource[] = [source];
  let current = source;
  for (;;) {
    if (current.value === undefined) return { fault: { kind: 'unreadable', culprit: current } };
    const parentId = parentOf(current);
    if (parentId === undefined) return { chain: chain.reverse() };
    const ring = chain.findIndex((step) => step.id === parentId);
    if (ring >= 0) {
      return {
        fault: { kind: 'cycle', culprit: current, ring: [...chain.slice(ring).map((step) => step.id), parentId] },
      };
    }
    const parent = lookup(parentId);
    if (parent === undefined) return { fault: { kind: 'unknown-parent', culprit: current, parent: parentId } };
    if (chain.length > LIMITS.ancestors) return { fault: { kind: 'too-long', culprit: source } };
    chain.push(parent);
    current = parent;
  }
}

interface Own {
  path: [string] | [string, string];
  value: Json;
}

/** Settings that are never inherited: whether it is a family, its parent, its hosts, processes and images. */
const OWN: readonly Own[] = [
  { path: ['abstract'], value: false },
  { path: ['extends'], value: null },
  { path: ['site', 'hosts'], value: [] },
  { path: ['site', 'instances'], value: 2 },
  ...['assets', 'logo', 'logoDark', 'favicon', 'touchIcon', 'loginImage', 'registerImage', 'openGraphImage'].map(
    (name): Own => ({ path: ['site', name], value: null }),
  ),
];

/** What children inherit of a resolved document. */
function heritage(document: JsonObject): JsonObject {
  const result = { ...document };
  for (const { path, value } of OWN) {
    const [first, second] = path;
    if (second === undefined) {
      if (Object.hasOwn(result, first)) result[first] = value;
      continue;
    }
    const inner = result[first];
    if (isObject(inner) && Object.hasOwn(inner, second)) result[first] = { ...inner, [second]: value };
  }
  return freezeShared(result);
}

/** How findings refer to a runtime patch. */
export const PATCH_FILE = 'runtime patch';

/** A document as a layer of the brand `id`. */
export function layerFrom(source: BrandSource, id: string): BrandLayer {
  const kind = source.id === ROOT_ID ? 'default' : source.id === id ? 'brand' : 'family';
  const { file, text, value = {}, parts } = source;
  return { kind, id: source.id, file, text, value, ...(parts && { parts }) };
}

/** Merges chains; each parent is merged once and shared by all its children. */
export class Resolver {
  private readonly heirlooms = new WeakMap<JsonObject, JsonObject>();
  private readonly keepsNull: KeepsNull;
  private documents = new WeakMap<BrandSource, { parent: JsonObject | undefined; document: JsonObject }>();

  constructor(keepsNull: KeepsNull) {
    this.keepsNull = keepsNull;
  }

  /** The resolved brand of a chain from `chainOf`, with a runtime merge patch on top if there is one. */
  resolve(chain: readonly BrandSource[], patch?: JsonObject): ResolvedBrand {
    let document: JsonObject | undefined;
    const layers: BrandLayer[] = [];
    const id = chain.at(-1)?.id ?? ROOT_ID;
    for (const source of chain) {
      if (source.value === undefined) continue;
      document = this.step(source, source.value, document);
      layers.push(layerFrom(source, id));
    }
    if (patch !== undefined) {
      document = freezeShared(mergePatch(document ?? {}, structuredClone(patch), this.keepsNull));
      const text = JSON.stringify(patch, null, 2);
      layers.push({ kind: 'switch', id, file: PATCH_FILE, text, value: patch });
    }
    return { id, layers, document: document ?? {} };
  }

  private step(source: BrandSource, value: JsonObject, parent: JsonObject | undefined): JsonObject {
    const known = this.documents.get(source);
    if (known !== undefined && known.parent === parent) return known.document;
    const document = freezeShared(
      parent === undefined ? value : mergePatch(this.inherited(parent), value, this.keepsNull),
    );
    this.documents.set(source, { parent, document });
    return document;
  }

  private inherited(parent: JsonObject): JsonObject {
    const known = this.heirlooms.get(parent);
    if (known !== undefined) return known;
    const result = heritage(parent);
    this.heirlooms.set(parent, result);
    return result;
  }
}

/** The layer that set the value at a path: the topmost that sets it or replaces something around it. */
export function layerOf(layers: readonly BrandLayer[], path: Path): BrandLayer | undefined {
  for (const layer of layers.toReversed()) {
    let value: Json | undefined = layer.value;
    for (const segment of path) {
      if (!isObject(value)) break;
      value = Object.hasOwn(value, segment) ? value[String(segment)] : undefined;
    }
    if (value !== undefined) return layer;
  }
  return undefined;
}
