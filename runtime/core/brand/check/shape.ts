/** Schema errors in our own words: location, value, what is allowed. */
import type { ErrorObject } from 'ajv';
import { unescapeStep } from '../../../../schemas/pointer.ts';
import { isObject, type Json, type JsonObject, type Path, valueAt } from '../sources/json.ts';
import { sameWord } from './same-words.ts';
import { describeWrongText } from './text-faults.ts';
import { describeBounds, describeForm } from './value-form.ts';
import { listed, nearest, quoted, wayOut } from './words.ts';
import { describeWrongType, expectedTypes } from './wrong-type.ts';

export interface ShapeProblem {
  code: 'UNKNOWN_KEY' | 'WRONG_TYPE' | 'VALUE_NOT_ALLOWED' | 'OUT_OF_BOUNDS' | 'WRONG_FORMAT' | 'MISSING_VALUE';
  /** Path from the root of the validated value. */
  path: (string | number)[];
  /** Point at the key instead of the value. */
  key?: boolean;
  message: string;
  allowed?: string[];
  suggestion?: string;
  /** The value that certainly was meant, for a safe fix. */
  meant?: Json;
}

/** Where settings of a name belong. */
export type PlacesOf = (name: string) => readonly string[][];

/** Describes the errors of one validation (`verbose`, `allErrors`); alternatives are merged into one problem. */
export function describeShape(
  root: Json,
  errors: readonly ErrorObject[],
  placesOf: PlacesOf = () => [],
): ShapeProblem[] {
  const problems = withoutTwins(fold(errors)).flatMap((error) => translate(root, error, placesOf));
  const unique = new Map(problems.map((p) => [`${p.code} ${p.path.join('/')} ${p.message}`, p]));
  return withoutMisspelt(oneOfEachValue([...unique.values()]));
}

/** What is said of a plain value that is wrong in several ways: the first of these. */
const PLAINEST = ['VALUE_NOT_ALLOWED', 'WRONG_FORMAT', 'OUT_OF_BOUNDS', 'WRONG_TYPE'];

function oneOfEachValue(problems: readonly ShapeProblem[]): ShapeProblem[] {
  const rank = ({ code, key }: ShapeProblem) => (key ? -1 : PLAINEST.indexOf(code));
  const best = new Map<string, number>();
  for (const problem of problems.filter((one) => rank(one) >= 0)) {
    const at = problem.path.join('/');
    best.set(at, Math.min(best.get(at) ?? PLAINEST.length, rank(problem)));
  }
  return problems.filter((problem) => rank(problem) < 0 || rank(problem) === best.get(problem.path.join('/')));
}

/** A key that is missing only because it is misspelt is reported once, as the key that it is. */
function withoutMisspelt(problems: readonly ShapeProblem[]): ShapeProblem[] {
  const meant = new Set(
    problems.flatMap(({ code, path, suggestion }) =>
      code === 'UNKNOWN_KEY' && suggestion !== undefined ? [[...path.slice(0, -1), suggestion].join('/')] : [],
    ),
  );
  return problems.filter(({ code, path }) => code !== 'MISSING_VALUE' || !meant.has(path.join('/')));
}

const ALTERNATIVES = new Set(['anyOf', 'oneOf']);

/** Of several alternatives, keeps the errors of the closest match. */
function fold(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept: ErrorObject[] = [];
  for (const error of errors) {
    // A key that violates `propertyNames` is reported by that keyword itself.
    if (error.keyword === 'if' || error.propertyName !== undefined) continue;
    if (!ALTERNATIVES.has(error.keyword)) {
      kept.push(error);
      continue;
    }
    const inside = (e: ErrorObject) =>
      e.instancePath === error.instancePath || e.instancePath.startsWith(`${error.instancePath}/`);
    const branches = kept.filter(inside);
    kept = kept.filter((e) => !inside(e));
    const isTypeHere = (e: ErrorObject) => e.instancePath === error.instancePath && e.keyword === 'type';
    const deeper = branches.filter((e) => !isTypeHere(e));
    const keys = oneKeyOf(error);
    if (keys.length > 0) kept.push({ ...error, keyword: 'oneKey', params: { keys } });
    else if (deeper.length > 0) kept.push(...deeper);
    else if (branches.length > 0) kept.push({ ...error, keyword: 'type', params: { type: branches.flatMap(typesOf) } });
  }
  return kept;
}

/**
 * Of a wrong type and a value not in the list, keeps the more helpful error: which texts are allowed, or which type.
 */
function withoutTwins(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const at = Map.groupBy(errors, ({ instancePath }) => instancePath);
  return errors.filter(({ keyword, instancePath }) => {
    const twins = at.get(instancePath) ?? [];
    const values = twins.find((twin) => twin.keyword === 'enum' || twin.keyword === 'const');
    const isAboutType = twins.some((twin) => twin.keyword === 'type');
    if (values === undefined || !isAboutType) return true;
    const hasTexts = allowedBy(values).some((value) => typeof value === 'string');
    return keyword !== (hasTexts ? 'type' : values.keyword);
  });
}

function allowedBy({ keyword, params }: ErrorObject): unknown[] {
  const values: unknown = keyword === 'const' ? [params.allowedValue] : params.allowedValues;
  return Array.isArray(values) ? values : [];
}

/** Keys of `oneOf: [{ required: [a] }, { required: [b] }]`, of which exactly one is required. */
function oneKeyOf({ schema }: ErrorObject): string[] {
  const branches: unknown[] = Array.isArray(schema) ? schema : [];
  const keys = branches.map((branch) =>
    isObject(branch) && Array.isArray(branch.required) ? branch.required[0] : undefined,
  );
  return keys.every((key) => typeof key === 'string') ? keys : [];
}

function typesOf(error: ErrorObject): string[] {
  const { type } = error.params;
  return Array.isArray(type) ? type.map(String) : String(type).split(',');
}

function translate(root: Json, error: ErrorObject, placesOf: PlacesOf): ShapeProblem[] {
  const path = toPath(root, error.instancePath);
  const data = valueAt(root, path);
  const { params } = error;
  const parent: JsonObject = isObject(error.parentSchema) ? error.parentSchema : {};
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const known = isObject(parent.properties) ? Object.keys(parent.properties) : [];
      const suggestion = nearest(name, known) ?? sameWord(name, known);
      const places = placesOf(name).filter(({ length }) => length === 1 || suggestion === undefined);
      const rightPlace = describeRightPlace(name, path, places);
      if (rightPlace !== undefined)
        return [{ code: 'UNKNOWN_KEY', path: [...path, name], key: true, message: rightPlace, allowed: known }];
      const way = isNote(name)
        ? ' A brand file has no room for notes. Remove it.'
        : (suggestion === undefined && elsewhere(known, placesOf(name))) || wayOut(suggestion, known);
      const message = `There is no setting "${name}" here.${way}`;
      return [
        {
          code: 'UNKNOWN_KEY',
          path: [...path, name],
          key: true,
          message,
          allowed: known,
          ...(suggestion && { suggestion }),
        },
      ];
    }
    case 'propertyNames': {
      const name = String(params.propertyName);
      const form = isObject(parent.propertyNames) ? parent.propertyNames : {};
      const { message, suggestion } = describeWrongText(name, form, 'cannot be a key here');
      return [{ code: 'UNKNOWN_KEY', path: [...path, name], key: true, message, ...(suggestion && { suggestion }) }];
    }
    case 'type': {
      const types = typesOf(error);
      const { message, meant } = describeWrongType(data, types, parent);
      // Where only some numbers are allowed, a person may have written what they mean.
      const values = Array.isArray(parent.enum)
        ? ` Allowed: ${explained(parent.enum.map(String), parent.enumDescriptions)}.`
        : '';
      const problem = { code: 'WRONG_TYPE' as const, path, message: message + values, allowed: expectedTypes(types) };
      return [{ ...problem, ...(meant !== undefined && { meant }) }];
    }
    case 'enum':
    case 'const': {
      const values = allowedBy(error);
      const allowed = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
      const shown = values.every((value) => typeof value === 'string')
        ? listed(allowed)
        : explained(allowed, parent.enumDescriptions);
      const suggestion = typeof data === 'string' ? nearest(data, allowed) : undefined;
      const message = `${subject(data)} is not allowed here.${suggestion ? ` Did you mean "${suggestion}"?` : ''} Allowed: ${shown}.`;
      return [{ code: 'VALUE_NOT_ALLOWED', path, message, allowed, ...(suggestion && { suggestion }) }];
    }
    case 'oneKey':
      return [
        {
          code: 'MISSING_VALUE',
          path,
          message: `Exactly one of ${listed(params.keys)} is expected here.`,
          allowed: params.keys,
        },
      ];
    case 'required': {
      const name = String(params.missingProperty);
      return [
        {
          code: 'MISSING_VALUE',
          path: [...path, name],
          message: `"${name}" is missing here${describeMissing(parent, name)}`,
        },
      ];
    }
    case 'pattern':
    case 'format': {
      const { message, suggestion, meant } = describeWrongText(String(data), parent, 'does not have the right form');
      const hint = { ...(suggestion && { suggestion }), ...(meant && { meant }) };
      return [{ code: 'WRONG_FORMAT', path, message, ...hint }];
    }
    default: {
      const message = describeBounds(error.keyword, data, params, parent);
      return message === undefined
        ? [{ code: 'VALUE_NOT_ALLOWED', path, message: `${subject(data)} is not allowed here.${describeForm(parent)}` }]
        : [{ code: 'OUT_OF_BOUNDS', path, message }];
    }
  }
}

const isNote = (name: string) => /^(_|\/\/|#)/.test(name) || /^(comments?|notes?|todo)$/i.test(name);

/** ` There is one in "site" and one in "prices.tax".`; empty where there is none, or too many to name. */
function elsewhere(known: readonly string[], places: readonly string[][]): string {
  // The settings of a widget stand in its props.
  if (known.includes('widget') && known.includes('props')) return ' The settings of a widget belong in its "props".';
  if (places.length === 0 || places.length > 3) return '';
  return ` There is ${places.map((place) => `one in "${place.slice(0, -1).join('.')}"`).join(' and ')}.`;
}

/** For a setting that exists elsewhere; undefined if there is none of that name, or several. */
function describeRightPlace(name: string, path: Path, places: readonly string[][]): string | undefined {
  const [place, ...others] = places.filter((one) => one.length === 1).concat(places.filter((one) => one.length > 1));
  if (place === undefined || (others.length > 0 && place.length > 1)) return undefined;
  if (place.length > 1) return `"${name}" is in the wrong place. It belongs in "${place.slice(0, -1).join('.')}".`;
  const section = path.length === 1 ? `beside "${path[0]}", not inside it` : 'on the outermost level of the file';
  return `"${name}" is in the wrong place. It belongs ${section}.`;
}

/** `-1 (no alerts), 86400 (daily)` */
function explained(values: readonly string[], meanings: unknown): string {
  const words: unknown[] = Array.isArray(meanings) ? meanings : [];
  const meaning = (at: number) => {
    const word = words[at];
    return typeof word === 'string' ? ` (${word.charAt(0).toLowerCase()}${word.slice(1).replace(/\.$/, '')})` : '';
  };
  return values.map((value, at) => value + meaning(at)).join(', ');
}

function describeMissing(parent: JsonObject, name: string): string {
  const inner = isObject(parent.properties) ? parent.properties[name] : undefined;
  const description = isObject(inner) && typeof inner.description === 'string' ? inner.description : undefined;
  return description === undefined ? '.' : `: ${description}`;
}

/** Path of an instance pointer; digits are indexes only inside lists. */
function toPath(root: Json, pointer: string): (string | number)[] {
  const path: (string | number)[] = [];
  for (const part of pointer.split('/').slice(1)) {
    const name = unescapeStep(part);
    path.push(Array.isArray(valueAt(root, path)) ? Number(name) : name);
  }
  return path;
}

/** A value at the beginning of a sentence; values from the file keep their case. */
function subject(data: Json | undefined): string {
  const text = quoted(data);
  return typeof data === 'object' && data !== null ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
