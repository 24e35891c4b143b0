/** The recognized contents of a section, line by line. Pure. */
import type { AskedGroup } from '../../runtime/core/forms/ask.ts';
import { describeAnswer, type Words } from '../../runtime/core/resume/describe-answer.ts';
import { labelled } from '../../runtime/core/texts/labelled.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';

/** Fields that identify an entry, in this order; its text can be read in its form. */
const shown = ['jobTitle', 'companyName', 'studyProgram', 'institution', 'language', 'level', 'location', 'timePeriod'];

export function foundLines({ schema }: AskedGroup, answers: Schema, words: Words): string[] {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return Object.entries(answers).flatMap(([name, value]) => {
    const field = properties[name];
    if (!isSchema(field)) return [];
    const line = (text: string) => labelled(String(field.title ?? name), text, words.locale);
    if (field['x-part'] === 'richText') return [line(plain(value))];
    if (!Array.isArray(value)) return [line(describeAnswer(field, value, words))];
    const entries = value.filter(isSchema);
    if (entries.length === 0) return [line(describeAnswer(field, value, words))];
    return entries.map((entry) => describeEntry(field.items, entry, words));
  });
}

function describeEntry(items: unknown, entry: Schema, words: Words): string {
  const properties = isSchema(items) && isSchema(items.properties) ? items.properties : {};
  return shown
    .map((name) => {
      const field = properties[name];
      return isSchema(field) ? describeAnswer(field, entry[name], words) : '';
    })
    .filter((text) => text !== '')
    .join(' · ');
}

function plain(value: unknown): string {
  const html = isSchema(value) && typeof value.value === 'string' ? value.value : '';
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
  return text.replace(/\s+/g, ' ').trim();
}
