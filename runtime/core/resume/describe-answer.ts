/** Answers of a resume as text. Pure. */

import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import { formatMoney } from '../texts/money.ts';
import type { Translate } from '../texts/translator.ts';

export interface Words {
  locale: string;
  /** Locale for amounts of money. */
  amounts: string;
  /** Country of the brand, in lower case: it is left out of addresses. */
  country: string;
  /** Labels of codes. */
  terms: readonly { taxonomy: string; code: string; label: string }[];
  /** Texts of `resume`. */
  t: Translate;
}

/** An answer as one line; empty if there is nothing to show. */
export function describeAnswer(schema: Schema, value: unknown, words: Words): string {
  if (value === undefined || value === null) return '';
  const taxonomy = schema['x-taxonomy'];
  if (typeof taxonomy === 'string')
    return [value]
      .flat()
      .map((code) => labelOf(taxonomy, code, words))
      .join(', ');
  if (Array.isArray(value)) {
    const { items } = schema;
    return value.map((entry) => (isSchema(items) ? describeAnswer(items, entry, words) : String(entry))).join(' · ');
  }
  if (isSchema(value)) return describeObject(schema, value, words);
  if (schema.format === 'date') return describeDay(String(value), words.locale);
  const { enum: codes, enumDescriptions: names } = schema;
  const name: unknown = Array.isArray(codes) && Array.isArray(names) ? names[codes.indexOf(value)] : undefined;
  return typeof name === 'string' ? name.replace(/\.$/, '') : String(value);
}

function describeObject(schema: Schema, value: Schema, words: Words): string {
  if (schema['x-part'] === 'address') return describePlace(value, words);
  if (schema['x-part'] === 'timePeriod') return describePeriod(value, words);
  const { amount, currencyCode, unit, from, to } = value;
  if (typeof amount === 'number')
    return `${formatMoney(amount, String(currencyCode), words.amounts)} ${words.t(`unit.${String(unit)}`)}`;
  if (typeof from === 'string' && typeof to === 'string')
    return `${describeDay(from, words.locale)} – ${describeDay(to, words.locale)}`;
  return '';
}

export function labelOf(taxonomy: string, code: unknown, { terms }: Pick<Words, 'terms'>): string {
  return terms.find((term) => term.taxonomy === taxonomy && term.code === code)?.label ?? String(code);
}

/** `12 Harbor Street, 04101 Portland, ME`; with the country if it is not the brand's. */
export function describePlace(value: unknown, { locale, country }: Pick<Words, 'locale' | 'country'>): string {
  if (!isSchema(value)) return '';
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '');
  const code = text('countryCode');
  const isAbroad = code !== '' && code.toLowerCase() !== country.toLowerCase();
  const town = [text('zip'), text('locality')].filter(Boolean).join(' ');
  // Region codes are common knowledge in few countries only.
  const area =
    /^(?:US|CA|AU)$/.test(code) || !/^[A-Z0-9]{1,3}$/.test(text('administrativeArea'))
      ? text('administrativeArea')
      : '';
  const name = isAbroad ? (new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code) : '';
  return [text('addressLine1'), text('addressLine2'), town, area, name].filter(Boolean).join(', ');
}

/** `Mar 2018 – today`, `2011 – 2015`. */
export function describePeriod(value: unknown, { locale, t }: Pick<Words, 'locale' | 't'>): string {
  if (!isSchema(value)) return '';
  const start = describeMonth(value.start, locale);
  if (start === '') return '';
  const end = describeMonth(value.end, locale) || t('today');
  return start === end ? start : `${start} – ${end}`;
}

function describeMonth(value: unknown, locale: string): string {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(String(value ?? '')) ?? [];
  if (month === undefined) return year ?? '';
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(Number(year), Number(month) - 1, 1)));
}

function describeDay(value: string, locale: string): string {
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime())
    ? value
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** Title of a position or school, with what belongs to it in one line. */
export interface EntryLines {
  title: string;
  where: string;
}

export function describeJob({ jobTitle, companyName, employmentType, location }: Schema, words: Words): EntryLines {
  const kind = employmentType === undefined ? '' : labelOf('employment_type', employmentType, words);
  return { title: String(jobTitle ?? ''), where: joined([companyName, describePlace(location, words), kind]) };
}

export function describeSchool(
  { institution, studyProgram, degreeLevel, fieldOfStudy, location }: Schema,
  words: Words,
): EntryLines {
  const degree = degreeLevel === undefined ? '' : labelOf('degree_level', degreeLevel, words);
  const field = fieldOfStudy === undefined ? '' : labelOf('field_of_study', fieldOfStudy, words);
  const hasProgram = typeof studyProgram === 'string';
  const school = hasProgram ? institution : '';
  return {
    title: hasProgram ? studyProgram : String(institution ?? ''),
    where: joined([school, degree, field, describePlace(location, words)]),
  };
}

/** Languages with their levels. */
export function describeLanguages(answers: Schema, schema: Schema, words: Words): string[] {
  const levels = isSchema(schema.properties) ? schema.properties.languages : undefined;
  const items = isSchema(levels) && isSchema(levels.items) ? levels.items.properties : {};
  const [language, level] = isSchema(items) ? [items.language, items.level] : [];
  const known = textsIn(answers.languages, (one) => {
    const name = isSchema(one) && isSchema(language) ? describeAnswer(language, one.language, words) : '';
    const how = isSchema(one) && isSchema(level) ? describeAnswer(level, one.level, words) : '';
    return how === '' ? name : `${name} (${how})`;
  });
  return [...known, ...textsIn(answers.languagesFree, String)];
}

export function describeSkills(answers: Schema, words: Words): string[] {
  const known = describeAnswer({ 'x-taxonomy': 'skill' }, answers.skills, words);
  return [...(known === '' ? [] : known.split(', ')), ...textsIn(answers.skillsFree, String)];
}

/** Fields that stand in the head of a resume, or apart from the facts of their group. */
const fieldsApart: readonly string[] = [
  ...['firstName', 'lastName', 'salutation', 'picture', 'about', 'title', 'homeLocation', 'phone', 'birthday'],
];

/** The other answers of a group, with their labels. */
export function describeFacts(
  { schema, fields }: { schema: Schema; fields: readonly { name: string }[] },
  answers: Schema,
  words: Words,
): { name: string; label: string; text: string }[] {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return fields.flatMap(({ name }) => {
    const field = properties[name];
    if (fieldsApart.includes(name) || !isSchema(field)) return [];
    const text = describeAnswer(field, answers[name], words);
    return text === '' ? [] : [{ name, label: String(field.title ?? name), text }];
  });
}

function joined(parts: readonly unknown[]): string {
  return parts.filter((one) => typeof one === 'string' && one !== '').join(' · ');
}

function textsIn(value: unknown, textOf: (one: unknown) => string): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : [];
}
