/** Schema errors in our own words: location, value, what is allowed. */
import type { ErrorObject } from 'ajv';
import { unescapeStep } from '../../../../schemas/pointer.ts';
import { isObject, type Json, type JsonObject, valueAt } from '../sources/json.ts';
import { listed, nearest, quoted, wayOut } from './words.ts';

export interface ShapeProblem {
  code: 'UNKNOWN_KEY' | 'WRONG_TYPE' | 'VALUE_NOT_ALLOWED' | 'OUT_OF_BOUNDS' | 'WRONG_FORMAT' | 'MISSING_VALUE';
  /** Path from the root of the validated value. */
  path: (string | number)[];
  /** Point at the key instead of the value. */
  key?: boolean;
  message: string;
  allowed?: string[];
  suggestion?: string;
}

/** Describes the errors of one validation (`verbose`, `allErrors`); alternatives are merged into one problem. */
export function describeShape(root: Json, errors: readonly ErrorObject[]): ShapeProblem[] {
  const problems = withoutTwins(fold(errors)).flatMap((error) => translate(root, error));
  const unique = new Map(problems.map((p) => [`${p.code} ${p.path.join('/')} ${p.message}`, p]));
  return [...unique.values()];
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

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function translate(root: Json, error: ErrorObject): ShapeProblem[] {
  const path = toPath(root, error.instancePath);
  const data = valueAt(root, path);
  const { params } = error;
  const parent: JsonObject = isObject(error.parentSchema) ? error.parentSchema : {};
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const known = isObject(parent.properties) ? Object.keys(parent.properties) : [];
      const suggestion = nearest(name, known);
      const message = `There is no setting "${name}" here.${wayOut(suggestion, known)}`;
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
      const detail = describePattern(isObject(parent.propertyNames) ? parent.propertyNames : {});
      return [
        { code: 'UNKNOWN_KEY', path: [...path, name], key: true, message: `"${name}" cannot be a key here.${detail}` },
      ];
    }
    case 'type': {
      const allowed = [...new Set(typesOf(error).map((type) => TYPE_NAMES[type] ?? type))];
      return [
        {
          code: 'WRONG_TYPE',
          path,
          message: `${subject(data)} stands where ${allowed.join(' or ')} is expected.`,
          allowed,
        },
      ];
    }
    case 'enum':
    case 'const': {
      const values = allowedBy(error);
      const allowed = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
      const shown = values.every((value) => typeof value === 'string') ? listed(allowed) : allowed.join(', ');
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
          message: `"${name}" is missing here.${describeMissing(parent, name)}`,
        },
      ];
    }
    case 'pattern':
    case 'format':
      return [
        {
          code: 'WRONG_FORMAT',
          path,
          message: `${subject(data)} does not have the right form.${describePattern(parent)}`,
        },
      ];
    default:
      return BOUNDS[error.keyword] === undefined
        ? [
            {
              code: 'VALUE_NOT_ALLOWED',
              path,
              message: `${subject(data)} is not allowed here.${describePattern(parent)}`,
            },
          ]
        : [
            {
              code: 'OUT_OF_BOUNDS',
              path,
              message: `${boundsSubject(error.keyword, data)} ${BOUNDS[error.keyword]?.(params)}.`,
            },
          ];
  }
}

type Params = ErrorObject['params'];
const plural = (n: unknown, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const BOUNDS: Record<string, (params: Params) => string> = {
  minimum: (p) => `is too small: at least ${p.limit}`,
  exclusiveMinimum: (p) => `is too small: more than ${p.limit}`,
  maximum: (p) => `is too large: at most ${p.limit}`,
  exclusiveMaximum: (p) => `is too large: less than ${p.limit}`,
  multipleOf: (p) => `is not allowed: a multiple of ${p.multipleOf}`,
  minLength: (p) => `is too short: at least ${plural(p.limit, 'character', 'characters')}`,
  maxLength: (p) => `is too long: at most ${plural(p.limit, 'character', 'characters')}`,
  minItems: (p) => `is too short: at least ${plural(p.limit, 'item', 'items')}`,
  maxItems: (p) => `is too long: at most ${plural(p.limit, 'item', 'items')}`,
  minProperties: (p) => `is too small: at least ${plural(p.limit, 'entry', 'entries')}`,
  maxProperties: (p) => `is too large: at most ${plural(p.limit, 'entry', 'entries')}`,
  uniqueItems: (p) => `names the same item twice: positions ${p.j} and ${p.i}, counted from 0`,
};

function boundsSubject(keyword: string, data: Json | undefined): string {
  if (keyword.endsWith('Items')) return 'The list';
  if (keyword.endsWith('Properties')) return 'The object';
  return subject(data);
}

const FORMATS: Record<string, string> = {
  uri: 'a full address such as https://www.example.com',
  'uri-reference': 'an address or a path',
  email: 'an email address',
  hostname: 'a host name such as jobs.example.com',
  regex: 'a regular expression',
  date: 'a date such as 2026-01-31',
};

/** What a valid value looks like: the definition's form, the schema's description, its examples, or a known format. */
function describePattern(schema: JsonObject): string {
  const { examples, format, pattern } = schema;
  const description = schema['x-form'] ?? schema.description;
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  const form =
    typeof description === 'string'
      ? description.replace(/\.$/, '')
      : (known ?? (typeof pattern === 'string' ? pattern : undefined));
  const example =
    Array.isArray(examples) && examples.length > 0
      ? ` For example: ${examples.slice(0, 3).map(quoted).join(', ')}.`
      : '';
  return `${form === undefined ? '' : ` Expected: ${form}.`}${example}`;
}

function describeMissing(parent: JsonObject, name: string): string {
  const inner = isObject(parent.properties) ? parent.properties[name] : undefined;
  const description = isObject(inner) && typeof inner.description === 'string' ? inner.description : undefined;
  return description === undefined ? '' : ` It says: ${description}`;
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
