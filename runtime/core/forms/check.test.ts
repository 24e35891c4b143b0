import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import type { BrandDocument } from '../document/brand.generated.ts';
import { catalogueFile } from '../texts/catalogues.ts';
import { translatorOf } from '../texts/translator.ts';
import { askForm, type FormName } from './ask.ts';
import { compileFormCheck, writeCheckScript } from './compile-check.ts';
import { faultText } from './fault-text.ts';

const catalogue = readFormCatalogue();
const defaults = readFileSync(new URL('../../../brands/default.json', import.meta.url), 'utf8');

function checkOf(form: FormName, change: (document: BrandDocument) => void = () => undefined) {
  const document: BrandDocument = JSON.parse(defaults);
  change(document);
  return compileFormCheck(askForm(catalogue, document, form, 'en', {}));
}

const message = { name: 'Ida', email: 'ida@example.com', subject: 'A question', body: 'When?' };

it('takes answers that fit, trimmed and cased', () => {
  const { answers, errors } = checkOf('contact')({ message: { ...message, name: '  Ida ', email: 'Ida@Example.COM' } });
  expect(errors).toEqual([]);
  expect(answers).toEqual({ message });
});

it('tells every mistake at once, with its place and what is allowed', () => {
  const { errors } = checkOf('contact')({ message: { ...message, name: '', email: 'ida', subject: 'x'.repeat(201) } });
  expect(errors).toEqual(
    expect.arrayContaining([
      { code: 'minLength', pointer: '/message/name', allowed: 1 },
      { code: 'format', pointer: '/message/email', allowed: 'email' },
      { code: 'maxLength', pointer: '/message/subject', allowed: 200 },
    ]),
  );
  expect(errors).toHaveLength(3);
});

it('misses what is required, also where a whole group is missing', () => {
  expect(checkOf('contact')({}).errors.map(({ pointer }) => pointer)).toEqual([
    '/message/name',
    '/message/email',
    '/message/subject',
    '/message/body',
  ]);
});

it('asks whoever has not agreed to accept the terms, whether the box was left or emptied', () => {
  const account = { email: 'ida@example.com', password: 'a long password', role: 'applicant' };
  const said = [{}, { terms: false }].map((consents) => checkOf('registration')({ account, consents }).errors);
  expect(said).toEqual(Array(2).fill([{ code: 'const', pointer: '/consents/terms' }]));
  const texts = translatorOf({ locale: 'en', namespaces: { forms: catalogueFile('en', 'forms') } }, 'forms');
  expect(said[0]?.map((error) => faultText(texts, error))).toEqual(['Please accept the terms and conditions']);
});

it('drops what only the system fills in', () => {
  const { answers, errors } = checkOf('contact')({ message: { ...message, id: 7 } });
  expect({ answers, errors }).toEqual({ answers: { message }, errors: [] });
});

it('keeps the id of a file, which proves whose it is, and drops the address that the system gave it', () => {
  const file = { id: '41.x3J0aB-_x3J0aB-_x3J0aB', name: 'cv.pdf', size: 10 };
  const { answers, errors } = checkOf('contact')({
    message: { ...message, attachments: [{ ...file, url: '/files/x' }] },
  });
  expect({ answers, errors }).toEqual({ answers: { message: { ...message, attachments: [file] } }, errors: [] });
});

it('refuses what is hidden, unknown, or of another form', () => {
  const check = checkOf('contact', ({ forms }) => {
    forms.contact.items = { message: { fields: { copy: { hidden: true } } } };
  });
  expect(check({ message: { ...message, copy: true }, other: {} }).errors).toEqual([
    { code: 'additionalProperties', pointer: '/other' },
    { code: 'additionalProperties', pointer: '/message/copy' },
  ]);
});

it('points at a group that there is not as a JSON pointer does', () => {
  expect(checkOf('contact')({ message, 'a/b': {} }).errors).toEqual([
    { code: 'additionalProperties', pointer: '/a~1b' },
  ]);
});

it('says once that a value is none of the choices, by the rule that the form asks with', () => {
  const check = checkOf('job', (document) => {
    document.forms.job.order = ['job_schedule'];
    const beat = { label: 'Beat', groups: ['job/job_schedule'], terms: { a: { label: 'A' }, b: { label: 'B' } } };
    document.customFields = { x_beat: { ...beat, multiple: false }, x_beats: { ...beat, multiple: true } };
  });
  expect(check({ job_schedule: { x_beat: 'c', x_beats: ['a', 'd'] } }).errors).toEqual([
    { code: 'oneOf', pointer: '/job_schedule/x_beat' },
    { code: 'oneOf', pointer: '/job_schedule/x_beats/1' },
  ]);
  expect(check({ job_schedule: { x_beat: 'b', x_beats: ['a', 'b'] } }).errors).toEqual([]);
});

it('compiles the values of a custom field as one list, however many they are', () => {
  const document: BrandDocument = JSON.parse(defaults);
  const terms = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`term${at}`, { label: `Term ${at}` }]));
  const lengthWith = (customFields: BrandDocument['customFields']) =>
    writeCheckScript(askForm(catalogue, { ...document, customFields }, 'job', 'en', {})).length;
  const field = { label: 'Beat', multiple: false, groups: ['job/job_info'], terms };
  expect(lengthWith({ x_beat: field }) - lengthWith({})).toBeLessThan(12_000);
});

it('survives answers of any shape, prototype keys included, and changes nothing but its answer', () => {
  const check = checkOf('contact');
  fc.assert(
    fc.property(fc.jsonValue(), (answers) => {
      const before = JSON.stringify(answers);
      check(answers);
      check({ message: answers });
      expect(JSON.stringify(answers)).toBe(before);
    }),
  );
  const hostile = JSON.parse(
    '{"message":{"__proto__":{"copy":true},"constructor":{"prototype":{"x":1}}},"__proto__":{"y":1}}',
  );
  expect(check(hostile).errors.map(({ code }) => code)).toContain('additionalProperties');
  expect(({} as Record<string, unknown>).y).toBeUndefined();
});

it('looks at named groups only where it is told to', () => {
  const check = checkOf('organization');
  const about = { presentation: { value: ' <p>Hello</p> ', format: 'filtered_html' } };
  expect(check({ about }, ['about'])).toEqual({
    answers: { about: { presentation: { value: '<p>Hello</p>', format: 'filtered_html' } } },
    errors: [],
  });
  expect(check({}, ['personal_info']).errors.map(({ pointer }) => pointer)).toEqual([
    '/personal_info/firstName',
    '/personal_info/lastName',
  ]);
});
