import { beforeAll, expect, it } from 'vitest';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics } from '../../testing/rows.ts';

const own = testBrand('acme', ({ forms }) => {
  forms.contact.items = {
    message: { label: { en: 'Write to us', de: 'Schreiben Sie uns' }, fields: { copy: { hidden: true } } },
  };
});
const closed = testBrand('closed', ({ features }) => {
  features.applicant = false;
  features.recruiter = false;
});
const api = testBackend([own, testBrand('other'), closed]);
const FORM =
  'query ($name: String!) { form(name: $name) { form groups { group schema fields { name control width } } } }';

beforeAll(() => insertBasics(api.db, ['acme', 'other']));

it('gives a form as the brand asks it, in the language of the request', async () => {
  const asked = async (brand: string, locale: string) =>
    JSON.stringify((await api.run(brand, FORM, { name: 'contact' }, locale)).form);
  const german = await asked('acme', 'de');
  expect(german).toContain('"title":"Schreiben Sie uns"');
  expect(german).toContain('{"name":"body","control":"textarea","width":"full"}');
  expect(german).not.toContain('"copy"');
  expect(await asked('acme', 'en')).toContain('"title":"Write to us"');
  expect(await asked('other', 'en')).toContain('"copy"');
});

it('names fields, their parts and values in the language of the request', async () => {
  const contact = (locale: string) => api.run('other', FORM, { name: 'contact' }, locale);
  const schema = {
    title: 'Nachricht',
    properties: { subject: { title: 'Betreff', description: 'Worum es geht, in wenigen Worten.' } },
  };
  expect(await contact('de')).toMatchObject({ form: { groups: [{ schema }] } });
  expect(await contact('en')).toMatchObject({ form: { groups: [{ schema: { title: 'Message' } }] } });
  const people = JSON.stringify((await api.run('other', FORM, { name: 'organization' }, 'de')).form);
  expect(people).toContain('"enum":["none","mr","ms"],"enumDescriptions":["Keine Anrede","Herr","Frau"]');
  expect(people).toContain('"title":"Postleitzahl"');
});

it.each(['nothing', '__proto__', 'constructor', ''])('has no form "%s"', async (name) => {
  expect(await api.run('acme', FORM, { name })).toEqual({ form: null });
});

const FAULTS =
  'query ($name: String!, $answers: JSON!) { formFaults(name: $name, answers: $answers) { code pointer message } }';

it('says everything that is wrong with answers, in the language of the request', async () => {
  const answers = { message: { name: 'Ida', email: 'ida', subject: 'x'.repeat(201) } };
  expect(await api.run('other', FAULTS, { name: 'contact', answers }, 'de')).toEqual({
    formFaults: [
      { code: 'required', pointer: '/message/body', message: 'Bitte ausfüllen.' },
      {
        code: 'format',
        pointer: '/message/email',
        message: 'Bitte geben Sie eine E-Mail-Adresse an, etwa ida@example.com.',
      },
      { code: 'maxLength', pointer: '/message/subject', message: 'Bitte schreiben Sie höchstens 200 Zeichen.' },
    ],
  });
});

it('refuses a form that there is not', async () => {
  await expect(api.run('acme', FAULTS, { name: 'nothing', answers: {} })).rejects.toThrow(
    'There is no form "nothing".',
  );
});

it('has a text for every rule that a form group can break', async () => {
  const names = [...readFormCatalogue().keys()];
  const faults = await Promise.all(
    names.map(async (name) => (await api.run('other', FAULTS, { name, answers: { x: 1 } })).formFaults),
  );
  expect(JSON.stringify(faults)).not.toContain('fault.');
});

it('names the script that checks a form, one for all languages and another for other rules', async () => {
  const pathOf = async (brand: string, locale: string) => {
    const { form } = await api.run(brand, 'query { form(name: "contact") { check } }', {}, locale);
    return (form as { check: string }).check;
  };
  const path = await pathOf('acme', 'de');
  expect(path).toMatch(/^\/forms\/acme\/contact\.[0-9a-f]{16}\.js$/);
  expect(await pathOf('acme', 'en')).toBe(path);
  const [own, others] = [path, await pathOf('other', 'en')].map((one) => one.split('.')[1]);
  expect(own).not.toBe(others);
});

it('asks nobody to register where accounts are for nothing', async () => {
  expect(await api.run('closed', FORM, { name: 'registration' })).toEqual({ form: null });
  const faults = api.run('closed', '{ formFaults(name: "registration", answers: {}) { code } }');
  await expect(faults).rejects.toThrow('There is no form "registration".');
});
