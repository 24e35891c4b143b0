/** The summary of a collapsed entry. */
import { isSchema, type Schema } from '../../../../schemas/resolved-schema.ts';
import type { FormTools } from '../../control-contract.ts';
import { describePlace } from '../../parts/places.ts';

const longest = 60;
const mostTexts = 3;

/** The first texts of an entry, such as a person's name; an empty string if there are none. */
export function summaryOf(items: Schema, entry: unknown, tools: Pick<FormTools, 'locale'>): string {
  if (!isSchema(entry)) return '';
  if (items['x-part'] === 'address') return describePlace(entry, tools.locale);
  const properties = isSchema(items.properties) ? Object.entries(items.properties) : [];
  const texts = properties.flatMap(([name, field]) =>
    isSchema(field) ? shown(field, entry[name], tools).map((words) => ({ name, words })) : [],
  );
  const text = texts
    .slice(0, mostTexts)
    .reduce((said, { name, words }) => (said ? said + (name === 'lastName' ? ' ' : ', ') + words : words), '');
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

/** Only text that a person wrote: codes, image URLs and rich texts are of no use here. */
function shown(field: Schema, value: unknown, tools: Pick<FormTools, 'locale'>): string[] {
  if (field['x-part'] === 'address' && isSchema(value)) return [describePlace(value, tools.locale)].filter(Boolean);
  const isWords = field.type === 'string' && field.enum === undefined && field['x-taxonomy'] === undefined;
  const isAddress = field.format !== undefined || field['x-part'] === 'phone';
  return isWords && !isAddress && typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
}

/** Whether an entry contains errors: it must not stay collapsed. */
export function hasErrorsWithin(
  schema: Schema,
  pointer: string,
  errorsAt: (pointer: string) => readonly string[],
): boolean {
  if (errorsAt(pointer).length > 0) return true;
  if (!isSchema(schema.properties)) return false;
  return Object.entries(schema.properties).some(
    ([name, field]) => isSchema(field) && hasErrorsWithin(field, `${pointer}/${name}`, errorsAt),
  );
}
