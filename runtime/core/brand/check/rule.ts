/** What a check rule is, and what it has access to. One rule is one file in `rules/`. */

import type { BrandDocument } from '../../document/brand.generated.ts';
import { type Json, type JsonObject, type Path, stringAt, toPointer, valueAt } from '../sources/json.ts';
import { type BrandLayer, type ChainFault, layerOf } from '../sources/layers.ts';
import type { SourceProblem } from '../sources/parse-file.ts';
import type { BrandPart } from '../sources/parts.ts';
import type { Catalogue } from './catalogue.ts';
import type { Finding, Fix, Severity } from './finding.ts';
import type { SourceLocation } from './locate.ts';
import type { Picture } from './pictures.ts';
import type { BrandSchema } from './schema.ts';
import type { ShapeProblem } from './shape.ts';
import { nearest } from './words.ts';

export interface CheckContext {
  readonly id: string;
  /** The brand's own file, as findings refer to it. */
  readonly file: string;
  /**
   * The resolved document; empty when the file or its parent chain cannot be read. May be malformed: use the readers of
   * json.ts.
   */
  readonly document: JsonObject;
  /** The resolved document if it fits the schema. */
  readonly readable: BrandDocument | undefined;
  /** Contents of the brand's own file and its parts; empty when one cannot be read. */
  readonly own: JsonObject;
  readonly layers: readonly BrandLayer[];
  /** Further files of the brand; `own` holds what they set, too. */
  readonly parts: readonly BrandPart[];
  /** Contents of the brand's own file without its parts; undefined when it cannot be read. */
  readonly main: JsonObject | undefined;
  /** Syntax problems in the brand's own file and its parts. */
  readonly problems: readonly (SourceProblem & SourceLocation)[];
  readonly chainFault: ChainFault | undefined;
  /** Where the resolved document does not fit the schema. */
  readonly shape: readonly ShapeProblem[];
  readonly schema: BrandSchema;
  readonly catalogue: Catalogue;
  /** The other brand that a host belongs to. */
  hostOwner(host: string): string | undefined;
  /** Other brands whose own file gives a setting this value, or the one that it has here. */
  sharers(path: Path, value?: Json): readonly string[];
  /** Ids of all documents, this one included. */
  brandIds(): readonly string[];
  /** Whether `public/brands/<folder>/<name>` exists; without a name, whether the folder does. */
  assetExists(folder: string, name?: string): boolean;
  locate(path: Path, what?: 'key' | 'value'): SourceLocation;
  /** The rest of the line from a location, as it stands in the file. */
  textAt(location: SourceLocation): string;
  /** The picture in `public/brands/<folder>/<name>`; undefined if there is no file. */
  pictureOf(folder: string, name: string): Picture | undefined;
}

/** A finding before the rule's code is added. */
export interface Draft {
  path: Path;
  message: string;
  /** Point at the key instead of the value. */
  key?: boolean;
  /** If different from the rule's. */
  severity?: Severity;
  allowed?: string[];
  suggestion?: string;
  fix?: Fix;
  /** Other settings it is about: if the brand's own file does not have the path, the finding points at the first of these that it has. */
  or?: readonly Path[];
  /** If not derived from the path. */
  location?: SourceLocation;
}

export interface Rule {
  code: string;
  severity: Severity;
  /** One or two sentences: what it means. */
  description: string;
  /** One or two sentences: how to fix it. */
  remedy: string;
  check(context: CheckContext): Finding[];
}

/** Makes a rule from a generator of drafts: adds code, severity and location. */
export function defineRule({
  find,
  ...rule
}: Omit<Rule, 'check'> & { find(context: CheckContext): Iterable<Draft> }): Rule {
  const sign = (context: CheckContext, draft: Draft): Finding => {
    const { path, key, severity, location, or = [], ...rest } = draft;
    const { file, line, column } = location ?? placeOf(context, [path, ...or], key);
    const fix = draft.fix ?? fixBySuggestion(context, draft);
    return {
      code: rule.code,
      severity: severity ?? rule.severity,
      file,
      line,
      column,
      pointer: toPointer(path),
      ...rest,
      ...(fix !== undefined && { fix }),
    };
  };
  return { ...rule, check: (context) => Array.from(find(context), (draft) => sign(context, draft)) };
}

/** The place of the first of these settings that the brand's own file has; of the first one if it has none. */
function placeOf({ own, locate }: CheckContext, paths: readonly Path[], key?: boolean): SourceLocation {
  const path = paths.find((one) => valueAt(own, one) !== undefined) ?? paths[0] ?? [];
  return locate(path, key ? 'key' : 'value');
}

/** Writes the suggested name in place of a misspelt one; nothing if the value says more than that name. */
function fixBySuggestion({ layers, document }: CheckContext, { path, key, suggestion }: Draft): Fix | undefined {
  const written = key ? String(path.at(-1)) : stringAt(document, path);
  if (suggestion === undefined || written === undefined || nearest(written, [suggestion]) !== suggestion)
    return undefined;
  if (!key) return { title: `Write "${suggestion}"`, safe: true, edits: [{ path, value: suggestion }] };
  const sibling = [...path.slice(0, -1), suggestion];
  if (valueAt(layerOf(layers, path)?.value, sibling) !== undefined) return undefined;
  return { title: `Rename it to "${suggestion}"`, safe: true, edits: [{ path, key: suggestion }] };
}
