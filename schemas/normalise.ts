/** Normalization of answers, the same in browser and backend: `x-trim`, `x-case` and telephone numbers. */
import { keptPhone } from './phone.ts';
import { isSchema, type Schema } from './resolved-schema.ts';

/**
 * A copy of the answers, with whitespace and case normalized as their schema (without references) says; blank answers
 * are left out.
 */
export const normalise = (schema: Schema, answers: unknown): unknown => {
  if (typeof answers === 'string') return normaliseText(schema, answers);
  if (Array.isArray(answers)) {
    const { items } = schema;
    return isSchema(items) ? answers.map((answer) => normalise(items, answer)) : answers;
  }
  if (!isSchema(answers)) return answers;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(answers)
      .map(([name, answer]): [string, unknown] => {
        const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
        return [name, isSchema(property) ? normalise(property, answer) : answer];
      })
      .filter(([name, answer]) => answer !== '' || answers[name] === ''),
  );
};

const countryOf = ({ 'x-country': country }: Schema) => (typeof country === 'string' ? country : undefined);

const normaliseText = (schema: Schema, answer: string): string => {
  const text = schema['x-trim'] === true ? answer.trim() : answer;
  if (schema.format === 'phone') return keptPhone(text, countryOf(schema));
  if (schema['x-case'] === 'lower') return text.toLowerCase();
  return schema['x-case'] === 'upper' ? text.toUpperCase() : text;
};
