/** Parses `operations` and `map` of a multipart request: which file belongs to which variable, and its purpose. Validated before any file is read. */
import { randomUUID } from 'node:crypto';
import {
  type ASTNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { UserError } from '../errors.ts';
import { parseOperations } from '../guards/body.ts';
import { readDocuments } from '../guards/documents.ts';
import { withoutSuggestion } from '../guards/mask-error.ts';
import { MOST_FILES } from './limits.ts';
import { type FilePurpose, PURPOSES } from './purposes.ts';

export interface PlannedFile {
  /** Placeholder for the file in the variables. */
  handle: string;
  purpose: FilePurpose;
}

export interface UploadPlan {
  /** The operation as JSON, with handles in place of files. */
  body: string;
  /** By part name. */
  files: ReadonlyMap<string, PlannedFile>;
}

const UPLOAD = 'Upload';
const PATH = /^variables(\.[A-Za-z_0-9]{1,80}){1,8}$/;
const NOT_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** Throws `UserError` for an invalid request, before any of its files is read. */
export function planUpload(schema: GraphQLSchema, operations: string, map: string): UploadPlan {
  const operation = parseOperation(operations);
  const places = parseMap(map);
  const handles = new Map<string, string>();
  for (const [part, path] of places) {
    const handle = randomUUID();
    putHandle(operation, path, handle);
    handles.set(part, handle);
  }
  const purposes = findPurposes(schema, operation);
  const files = new Map<string, PlannedFile>();
  for (const [part, handle] of handles) {
    const uses = purposes.filter((use) => use.handle === handle);
    const [use] = uses;
    if (use === undefined || uses.length > 1) {
      throw invalid(`The file "${part}" must be used by one field, not by ${uses.length}.`);
    }
    files.set(part, use);
  }
  return { body: JSON.stringify(operation), files };
}

/** The error for a form that violates the specification. */
export function invalid(message: string): UserError {
  return new UserError('UPLOAD_REQUEST_INVALID', message, { status: 400 });
}

interface Operation {
  query: string;
  operationName?: string | null;
  variables: Record<string, unknown>;
}

function parseOperation(text: string): Operation {
  const operation = parseOperations(text);
  if (Array.isArray(operation)) throw invalid('A request with files holds one operation, not a batch.');
  const { query, operationName, variables } = { ...Object(operation) };
  if (typeof query !== 'string') throw invalid('"operations" needs a "query", a text.');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw invalid('The "operationName" of "operations" is a text.');
  }
  if (!isRecord(variables)) throw invalid('"operations" needs "variables", an object.');
  return { query, variables, ...(operationName != null && { operationName }) };
}

function parseMap(text: string): Map<string, string> {
  let map: unknown;
  try {
    map = JSON.parse(text);
  } catch {
    throw invalid('"map" is not JSON.');
  }
  if (!isRecord(map)) throw invalid('"map" is an object: the name of each file and the places where it belongs.');
  const entries = Object.entries(map);
  if (entries.length === 0 || entries.length > MOST_FILES) {
    throw invalid(`"map" names ${entries.length} files; 1 to ${MOST_FILES} can be sent.`);
  }
  const places = new Map<string, string>();
  for (const [part, paths] of entries) {
    const [path, ...more] = Array.isArray(paths) ? paths : [];
    if (!/^[\w.-]{1,40}$/.test(part))
      throw invalid('Names of files are letters, digits, ".", "_" and "-", at most 40.');
    if (typeof path !== 'string' || more.length > 0)
      throw invalid(`The file "${part}" belongs to one place in the variables.`);
    places.set(part, path);
  }
  return places;
}

/** Only replaces null values in the variables, through own properties: nothing else of the request can be changed. */
function putHandle({ variables }: Operation, path: string, handle: string): void {
  const steps = path.split('.').slice(1);
  if (!PATH.test(path) || steps.some((step) => NOT_NAMES.has(step))) {
    throw invalid(`"${path.slice(0, 80)}" is no place in the variables, such as "variables.file".`);
  }
  const last = steps.pop() ?? '';
  let place: unknown = variables;
  for (const step of steps)
    place = isContainer(place) && Object.hasOwn(place, step) ? Reflect.get(place, step) : undefined;
  if (!isContainer(place) || !Object.hasOwn(place, last) || Reflect.get(place, last) !== null) {
    throw invalid(`The variables hold no null at "${path.slice(0, 80)}".`);
  }
  Reflect.set(place, last, handle);
}

/** Every argument of type Upload with the purpose given in its field. */
function findPurposes(schema: GraphQLSchema, { query, operationName, variables }: Operation): PlannedFile[] {
  const document = parseDocument(schema, query);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) throw invalid('Files are sent with one mutation.');
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (coerced.errors) throw invalid(coerced.errors[0]?.message ?? 'The variables do not fit.');

  const found: PlannedFile[] = [];
  const types = new TypeInfo(schema);
  const look = visitWithTypeInfo(types, {
    Field(node) {
      const field = types.getFieldDef();
      const named = field?.args.filter(({ type }) => getNamedType(type).name === UPLOAD) ?? [];
      if (!field || named.length === 0) return;
      const args = getArgumentValues(field, node, coerced.coerced);
      for (const { name } of named) {
        for (const handle of [args[name]].flat()) {
          if (typeof handle === 'string') found.push({ handle, purpose: purposeOf(args.purpose) });
        }
      }
    },
  });
  const parts: ASTNode[] = [operation, ...document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)];
  try {
    for (const part of parts) visit(part, look);
  } catch (error) {
    throw error instanceof GraphQLError && !(error instanceof UserError) ? invalid(error.message) : error;
  }
  return found;
}

function parseDocument(schema: GraphQLSchema, query: string): DocumentNode {
  try {
    const document = readDocuments(schema, { query }).parsed.get(query) ?? parse(query);
    const [first] = validate(schema, document, undefined, { maxErrors: 1 });
    if (first) throw first;
    return document;
  } catch (error) {
    if (error instanceof UserError || !(error instanceof Error)) throw error;
    throw invalid(withoutSuggestion(error).message);
  }
}

function purposeOf(value: unknown): FilePurpose {
  const known = Object.keys(PURPOSES).find((purpose): purpose is FilePurpose => purpose === value);
  if (known === undefined) throw new Error('A field that takes a file says what it is for.');
  return known;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
