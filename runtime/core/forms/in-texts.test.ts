import { describe, expect, it } from 'vitest';
import { readFormCatalogue, readFormParts } from '../../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import { catalogueFile } from '../texts/catalogues.ts';
import { branch, inTexts } from './in-texts.ts';

/** Words that are the same in other languages. */
const networks = ['Bluesky', 'Facebook', 'Instagram', 'LinkedIn', 'TikTok', 'X (Twitter)', 'XING', 'YouTube'];
const shared = {
  de: [...networks, 'Format', 'Link', 'Logo', 'Name', 'Position', 'Text', 'Video', 'Videos', 'Website'],
  fr: [...networks, 'Logo', 'Message', 'Photo', 'Question', 'Questions'],
};
const locales = ['de', 'fr'] as const;

const catalogue = readFormCatalogue();
const groups = [...catalogue.values()].flatMap((form) => [...form.values()]);

function spoken(form: string, group: string, locale: string): Schema {
  const texts = catalogueFile(locale, 'form-fields');
  const schema = catalogue.get(form)?.get(group)?.schema ?? {};
  return inTexts(schema, [branch(branch(texts, form), group)], branch(texts, 'parts'));
}

/** Every visible text of a schema, by location. */
function readable(schema: Schema, place = ''): [place: string, text: unknown][] {
  const { title, description, enumDescriptions, properties, items } = schema;
  const texts = Object.entries({ title, description, ...(Array.isArray(enumDescriptions) && enumDescriptions) });
  const fields = isSchema(properties) ? Object.entries(properties) : [];
  return [
    ...texts
      .filter(([, text]) => text !== undefined)
      .map(([key, text]): [string, unknown] => [`${place}#${key}`, text]),
    ...fields.flatMap(([name, field]) =>
      isSchema(field) && field.readOnly !== true ? readable(field, `${place}/${name}`) : [],
    ),
    ...(isSchema(items) ? readable(items, `${place}/*`) : []),
  ];
}

const at = (schema: Schema, ...path: string[]): Schema =>
  path.reduce<Schema>((found, key) => {
    const inner = found[key];
    return isSchema(inner) ? inner : {};
  }, schema);

describe.each(groups.map(({ form, group }) => [`${form}/${group}`, form, group]))('form group %s', (_, form, group) => {
  it.each(locales)('says everything in %s', (locale) => {
    const english = new Map(readable(spoken(form, group, 'en')));
    const foreign = readable(spoken(form, group, locale));
    expect(foreign.map(([place]) => place)).toEqual([...english.keys()]);
    const same = foreign.filter(([place, text]) => english.get(place) === text);
    expect(same.filter(([, text]) => !shared[locale].includes(String(text)))).toEqual([]);
  });
});

it.each(locales)('shares no word with English in %s but those that are listed', (locale) => {
  const used = groups.flatMap(({ form, group }) => {
    const english = new Map(readable(spoken(form, group, 'en')));
    return readable(spoken(form, group, locale)).flatMap(([place, text]) =>
      english.get(place) === text ? [String(text)] : [],
    );
  });
  expect(shared[locale].filter((word) => !used.includes(word))).toEqual([]);
});

it('keeps values and gives their labels in the same order', () => {
  expect(at(spoken('alert', 'subscription', 'de'), 'properties', 'notifyInterval')).toMatchObject({
    enum: [86400, 604800, 2628000, -1],
    enumDescriptions: ['Täglich', 'Wöchentlich', 'Monatlich', 'Keine E-Mails'],
  });
});

it('speaks of parts inside entries and parts inside parts', () => {
  const french = spoken('resume', 'job_preferences', 'fr');
  expect(at(french, 'properties', 'desiredLocation', 'items')).toMatchObject({ title: 'Adresse' });
  expect(at(french, 'properties', 'desiredLocation', 'items', 'properties', 'zip')).toMatchObject({
    title: 'Code postal',
  });
  expect(at(french, 'properties', 'desiredSalary', 'properties', 'unit')).toMatchObject({
    title: 'Période',
    enumDescriptions: ['Par heure', 'Par jour', 'Par semaine', 'Par mois', 'Par an'],
  });
});

it('takes the text of a field over that of its part, at any depth', () => {
  const own = { title: 'Sitz', fields: { zip: { title: 'PLZ' } } };
  const parts = {
    address: { title: 'Anschrift', fields: { zip: { title: 'Postleitzahl' }, locality: { title: 'Ort' } } },
  };
  const address = { ...readFormParts().get('address'), 'x-part': 'address' };
  const schema = inTexts(address, [own], parts);
  expect(schema.title).toBe('Sitz');
  expect(at(schema, 'properties')).toMatchObject({ zip: { title: 'PLZ' }, locality: { title: 'Ort' } });
});

it('keeps what the schema says where there is no text, but for what describes an entry', () => {
  const group = catalogue.get('contact')?.get('message')?.schema ?? {};
  const schema = inTexts(group, [{ fields: { email: 'not an object', constructor: {} } }], {});
  expect(at(schema, 'properties', 'email').title).toBe('Email');
  expect(at(schema, 'properties', 'attachments', 'items')).not.toHaveProperty('description');
  expect(at(group, 'properties', 'attachments', 'items')).toHaveProperty('description', 'One file.');
});

it('leaves the name "parts" to the parts', () => {
  expect(catalogue.has('parts')).toBe(false);
});
