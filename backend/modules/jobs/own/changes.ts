/** What an edit changed in a job that was online, field by field, for those who review it. */
import { isDeepStrictEqual } from 'node:util';
import { textOf } from '../../../../runtime/core/richtext/text-of.ts';
import { isSchema, type Schema } from '../../../../schemas/resolved-schema.ts';
import { formOf } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import type { ReviewedJob } from '../../../database/schema/jobs.ts';
import { type JsonObject, readObject } from '../../../read-json.ts';
import { piecesOf, type TextPiece } from '../../../services/text-pieces.ts';
import { JOB_FORM } from './own-jobs.ts';
import type { OwnJobRow } from './own-store.ts';

interface JobChange {
  label: string;
  pieces: TextPiece[];
}

/** In the order of the form. Empty unless it was online and its edit awaits review. */
export function changesOf(context: ApiContext, row: OwnJobRow): JobChange[] {
  if (row.reviewed === null || row.state !== 'needs_review') return [];
  const [older, newer] = [answersOf(row.reviewed), answersOf(row)];
  return formOf(context, JOB_FORM).groups.flatMap(({ group, schema, fields }) => {
    const [before, after] = [readObject(older[group]), readObject(newer[group])];
    const properties = isSchema(schema.properties) ? schema.properties : {};
    return fields.flatMap(({ name }) => {
      if (isDeepStrictEqual(before[name], after[name])) return [];
      const field = properties[name];
      const asked: Schema = isSchema(field) ? field : {};
      const pieces = piecesOf(inWords(asked, before[name]), inWords(asked, after[name]));
      if (pieces.every(({ kind }) => kind === 'same')) return [];
      return [{ label: typeof asked.title === 'string' ? asked.title : name, pieces }];
    });
  });
}

/** The title is a column of its own. */
function answersOf({ title, data }: ReviewedJob): JsonObject {
  return { ...data, job_info: { ...readObject(data.job_info), title } };
}

/** What no reader needs to see of an answer with several parts. */
const TECHNICAL = new Set(['lat', 'lon', 'id', 'url', 'format', 'placeId']);

/** An answer as text: rich text without marks, choices by their names. */
function inWords(schema: Schema, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const { items } = schema;
    return value.map((one) => inWords(isSchema(items) ? items : {}, one)).join(', ');
  }
  if (typeof value === 'object') {
    const parts = readObject(value);
    if (typeof parts.value === 'string' && typeof parts.format === 'string') return textOf(parts.value);
    const properties = isSchema(schema.properties) ? schema.properties : {};
    const shown = Object.entries(parts).filter(([name]) => !TECHNICAL.has(name));
    const words = shown.map(([name, part]) => inWords(isSchema(properties[name]) ? properties[name] : {}, part));
    return words.filter(Boolean).join(', ');
  }
  return nameOf(schema, value) ?? String(value);
}

function nameOf(schema: Schema, value: unknown): string | undefined {
  const [choices, names] = [schema.enum, schema.enumDescriptions];
  if (!Array.isArray(choices) || !Array.isArray(names)) return undefined;
  const name: unknown = names[choices.indexOf(value)];
  return typeof name === 'string' ? name.replace(/\.$/, '') : undefined;
}
