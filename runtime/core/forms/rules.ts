/** The validation rules of a form's schemas, without texts. Pure. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';

const words = new Set([
  '$id',
  '$schema',
  'title',
  'description',
  'default',
  'examples',
  'readOnly',
  'enumDescriptions',
  'tsType',
]);

const isWord = (key: string) => words.has(key) || (key.startsWith('x-') && key !== 'x-at-least');

/** A schema reduced to what validation reads, the same in every language. */
export function rulesOf(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !isWord(key))
      .map(([key, value]) => {
        if (areChoices(key, value)) return ['enum', value.map((choice) => choice.const)];
        return [key, key === 'properties' ? byName(value) : rule(key, value)];
      }),
  );
}

/** Whether these are the named values of a custom field. As schemas, hundreds of them would be compiled one by one. */
function areChoices(key: string, value: unknown): value is { const: unknown }[] {
  return key === 'oneOf' && Array.isArray(value) && value.every((part) => isSchema(part) && isChoice(part));
}

const isChoice = (part: Schema) => Object.keys(part).every((key) => key === 'const' || isWord(key)) && 'const' in part;

/** Property names are not keywords: a field may be called `title`. */
function byName(properties: unknown): unknown {
  if (!isSchema(properties)) return properties;
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, isSchema(field) ? rulesOf(field) : field]),
  );
}

function rule(key: string, value: unknown): unknown {
  // Values are not schemas, even if they look like some.
  if (key === 'const' || key === 'enum') return value;
  if (Array.isArray(value)) return value.map((part) => (isSchema(part) ? rulesOf(part) : part));
  return isSchema(value) ? rulesOf(value) : value;
}
