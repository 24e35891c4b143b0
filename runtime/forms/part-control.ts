/** Chooses the control of a field inside an answer from its schema. Top-level fields have theirs in ui.json. Pure. */
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';

const byPart: Readonly<Record<string, string>> = {
  address: 'address',
  richText: 'rich-text',
  image: 'image',
  file: 'file',
  webAddress: 'url',
  videoAddress: 'video',
  phone: 'phone',
  timePeriod: 'period',
  money: 'money',
};
const byFormat: Readonly<Record<string, string>> = { email: 'email', date: 'date', 'date-time': 'date-time' };
/** From this maximum length, a text gets several lines. */
const longText = 400;

/** Name of a control. */
export function partControl(schema: Schema): string {
  const part = byPart[String(schema['x-part'])];
  if (part !== undefined) return part;
  if (schema['x-taxonomy'] !== undefined) return 'terms';
  const types: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (types.includes('array')) return listControl(schema.items);
  if (schema.enum !== undefined || schema.oneOf !== undefined) return 'select';
  if (types.includes('boolean')) return 'checkbox';
  if (types.includes('number') || types.includes('integer')) return 'number';
  return textControl(schema);
}

function listControl(items: unknown): string {
  if (!isSchema(items)) return 'tags';
  if (items['x-part'] === 'image') return 'images';
  if (items['x-part'] === 'file') return 'files';
  if (items['x-taxonomy'] !== undefined) return 'terms';
  if (items.enum !== undefined) return 'checkboxes';
  return items.type === 'object' ? 'list' : 'tags';
}

function textControl({ format, maxLength }: Schema): string {
  const control = byFormat[String(format)];
  if (control !== undefined) return control;
  return typeof maxLength === 'number' && maxLength > longText ? 'textarea' : 'text';
}
