/**
 * Answers of a form as a browser submits them without scripts: texts keyed by the pointers of the fields. Shared by
 * server and browser. Pure.
 */
import { escapeStep } from '../../../schemas/pointer.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { AskedForm } from './ask.ts';

/** Texts by field name. */
export type PlainFields = ReadonlyMap<string, readonly string[]>;

export interface PlainAnswers {
  /** By group; not validated. */
  answers: Record<string, Schema>;
  /** Names of fields that are not in the form. */
  unknown: string[];
}

/** Reads the fields the form asks for; an unchecked box means no. Files are handled by `fileFields`. */
export function readPlainAnswers({ groups }: Pick<AskedForm, 'groups'>, fields: PlainFields): PlainAnswers {
  const known = new Set<string>();
  const answers: Record<string, Schema> = {};
  for (const { group, pointer, name, schema } of fieldsOf(groups)) {
    const value = readField(schema, pointer, fields, known);
    answers[group] = { ...answers[group], ...(value !== undefined && { [name]: value }) };
  }
  return { answers, unknown: [...fields.keys()].filter((name) => !known.has(name)) };
}

/** Name of the field that answers a job's question. */
export function questionField(id: number): string {
  return `/questions/answers/${id}`;
}

/** Answers to the questions of a job, which are no fields of the form, and the names of their fields. */
export function readPlainQuestions(fields: PlainFields): {
  answers: { questionId: number; values: string[] }[];
  names: string[];
} {
  const found = [...fields].flatMap(([name, texts]) => {
    const id = Number(/^\/questions\/answers\/([1-9]\d{0,8})$/.exec(name)?.[1]);
    if (Number.isNaN(id)) return [];
    const values = texts.filter((text) => text.trim() !== '').map((text) => text.replaceAll('\r\n', '\n'));
    return [{ name, answer: { questionId: id, values } }];
  });
  return {
    answers: found.map(({ answer }) => answer).filter(({ values }) => values.length > 0),
    names: found.map(({ name }) => name),
  };
}

/** The file fields of a form: pointer -> purpose of the upload and whether several files are allowed. */
export function fileFields({ groups }: Pick<AskedForm, 'groups'>): Map<string, { purpose: string; isMany: boolean }> {
  const found = new Map<string, { purpose: string; isMany: boolean }>();
  for (const { pointer, schema } of fieldsOf(groups)) {
    const one = isSchema(schema.items) ? schema.items : schema;
    if (one['x-part'] !== 'file') continue;
    const purpose = typeof one['x-purpose'] === 'string' ? one['x-purpose'].toUpperCase() : '';
    found.set(pointer, { purpose, isMany: one !== schema });
  }
  return found;
}

/** The answers that may be shown again: no passwords, no files. */
export function repeatable({ groups }: Pick<AskedForm, 'groups'>, answers: Readonly<Record<string, Schema>>) {
  const kept: Record<string, Schema> = {};
  const files = fileFields({ groups });
  for (const { group, pointer, name, schema } of fieldsOf(groups)) {
    const value = answers[group]?.[name];
    if (value === undefined || schema.writeOnly === true || files.has(pointer)) continue;
    kept[group] = { ...kept[group], [name]: value };
  }
  return kept;
}

interface PlainField {
  group: string;
  name: string;
  pointer: string;
  schema: Schema;
}

function fieldsOf(groups: AskedForm['groups']): PlainField[] {
  return groups.flatMap(({ group, schema, fields }) =>
    fields.flatMap(({ name }) => {
      const own = propertiesOf(schema)[name];
      return isSchema(own) && own.readOnly !== true
        ? [{ group, name, pointer: `/${escapeStep(group)}/${escapeStep(name)}`, schema: own }]
        : [];
    }),
  );
}

function readField(schema: Schema, pointer: string, fields: PlainFields, known: Set<string>): unknown {
  known.add(pointer);
  const texts = (fields.get(pointer) ?? []).filter((text) => text !== '').map((text) => text.replaceAll('\r\n', '\n'));
  if (schema.type === 'boolean') return texts.length > 0;
  if (schema.type === 'object') {
    const parts = Object.entries(propertiesOf(schema)).flatMap(([name, part]) => {
      const value = isSchema(part) ? readField(part, `${pointer}/${escapeStep(name)}`, fields, known) : undefined;
      return value === undefined ? [] : [[name, value] as const];
    });
    return parts.length > 0 ? Object.fromEntries(parts) : undefined;
  }
  const { items } = schema;
  if (isSchema(items)) {
    if (items.type === 'object') return undefined;
    return texts.length > 0 ? texts.map((text) => readText(items, text)) : undefined;
  }
  const [text] = texts;
  return text === undefined ? undefined : readText(schema, text);
}

function readText(schema: Schema, text: string): unknown {
  const offered = valuesOf(schema).find((value) => String(value) === text);
  if (offered !== undefined) return offered;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function valuesOf({ enum: values, oneOf }: Schema): readonly unknown[] {
  if (Array.isArray(values)) return values;
  return Array.isArray(oneOf) ? oneOf.flatMap((one) => (isSchema(one) && 'const' in one ? [one.const] : [])) : [];
}

function propertiesOf({ properties }: Schema): Schema {
  return isSchema(properties) ? properties : {};
}
