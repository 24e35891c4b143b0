import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import { translatorOf } from '../texts/translator.ts';
import { faultText } from './fault-text.ts';

const rules = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];
const others = [
  'type',
  'pattern',
  'format',
  'enum',
  'oneOf',
  'const',
  'uniqueItems',
  'additionalProperties',
  'required',
  'dependencies',
  'x-at-least',
  'term',
  'video',
  'file',
];

/** Schema keywords that answers can violate. */
function rulesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(rulesIn);
  if (!isSchema(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => [key, ...rulesIn(value)]);
}

it.each(['en', 'de', 'fr'])('says every rule that the forms use in %s, with its bound', (locale) => {
  const forms = JSON.parse(readFileSync(`locales/${locale}/forms.json`, 'utf8'));
  const t = translatorOf({ locale, namespaces: { forms } }, 'forms');
  const bounds = [...readFormCatalogue().values()].flatMap((groups) =>
    [...groups.values()].flatMap(({ schema }) =>
      rulesIn(schema).filter((key) => /^(min|max)(Length|imum|Items|Properties)|^(exclusive|multipleOf)/.test(key)),
    ),
  );
  expect([...new Set(bounds)].filter((rule) => !rules.includes(rule))).toEqual([]);
  for (const code of rules) expect(faultText(t, { code, pointer: '', allowed: 7 })).toMatch(/7/);
  for (const code of others) expect(faultText(t, { code, pointer: '' })).not.toContain('fault');
  for (const allowed of ['email', 'uri', 'date', 'date-time', 'word'])
    expect(faultText(t, { code: 'format', pointer: '', allowed })).not.toContain('fault');
});

it('asks for an answer where a text is empty', () => {
  const t = (key: string) => key;
  expect(faultText(t, { code: 'minLength', pointer: '', allowed: 1 })).toBe('fault.required');
  expect(faultText(t, { code: 'minLength', pointer: '', allowed: 10 })).toBe('fault.minLength');
});
