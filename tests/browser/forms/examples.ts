/** A field with an answer for every control; German for the longest words. */
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { FieldSetup } from './setup.ts';

const catalogue = readFormCatalogue();

function fieldOf(form: string, group: string, name: string): Schema {
  const schema = catalogue.get(form)?.get(group)?.schema;
  const field = isSchema(schema) && isSchema(schema.properties) ? schema.properties[name] : undefined;
  if (!isSchema(field)) throw new Error(`There is no field ${form}/${group}/${name}.`);
  return field;
}

const text = { type: 'string', description: 'Some help.' };
const image = { id: '7', url: '/files/picture.png', alt: 'A desk', width: 40, height: 40 };

export const examples: Readonly<Record<string, Omit<FieldSetup, 'control'>>> = {
  text: { schema: { ...text, title: 'Title' }, value: 'Copy editor' },
  textarea: { schema: { ...text, title: 'Message', maxLength: 3000 }, value: 'A few words.' },
  'rich-text': {
    schema: fieldOf('organization', 'about', 'presentation'),
    value: { value: '<p>We <strong>print</strong>.</p>', format: 'filtered_html' },
  },
  number: { schema: { ...text, type: 'integer', title: 'Days' }, value: 30 },
  money: {
    schema: fieldOf('resume', 'job_preferences', 'desiredSalary'),
    value: { amount: 52000, currencyCode: 'EUR', unit: 'year' },
  },
  date: { schema: { ...text, format: 'date', title: 'Day' }, value: '2026-09-01' },
  'date-time': { schema: { ...text, format: 'date-time', title: 'Publication' }, value: '2026-09-01T07:30:00.000Z' },
  period: {
    schema: { ...(catalogue.get('resume')?.get('work_experience')?.fields.get('timePeriod') ?? {}) },
    value: { start: '2021-04', end: '2023-05' },
  },
  email: { schema: { ...text, format: 'email', title: 'Email' }, value: 'ida@example.com' },
  phone: { schema: fieldOf('organization', 'personal_info', 'phone'), value: '+49 221 123456' },
  url: { schema: fieldOf('organization', 'organization_page', 'website'), value: 'https://example.com' },
  video: { schema: fieldOf('job', 'job_info', 'videoUrl'), value: 'https://vimeo.com/76979871' },
  password: { schema: fieldOf('registration', 'account', 'password'), value: 'correct horse battery' },
  select: { schema: fieldOf('organization', 'personal_info', 'salutation'), value: 'ms' },
  radio: { schema: fieldOf('job', 'job_info', 'type'), value: 'job_per_link' },
  checkbox: { schema: fieldOf('registration', 'consents', 'terms'), value: true },
  checkboxes: {
    schema: { ...fieldOf('job', 'job_categorization', 'employmentType'), 'x-taxonomy': 'few' },
    value: ['part_time'],
  },
  terms: { schema: { ...fieldOf('job', 'job_categorization', 'skills'), 'x-taxonomy': 'many' }, value: ['trade_7'] },
  tags: { schema: fieldOf('resume', 'skills', 'skillsFree'), value: ['Donaudampfschifffahrt'] },
  address: { schema: fieldOf('job', 'job_location', 'address'), value: { locality: 'Köln', countryCode: 'DE' } },
  places: {
    schema: fieldOf('resume', 'job_preferences', 'desiredLocation'),
    value: [{ locality: 'Köln', countryCode: 'DE' }],
  },
  image: { schema: fieldOf('organization', 'organization_page', 'logo'), value: image },
  images: {
    schema: fieldOf('organization', 'gallery', 'images'),
    value: [image, { ...image, id: '8', alt: 'A press' }],
  },
  file: { schema: fieldOf('job', 'job_info', 'file'), value: { id: '9', name: 'advertisement.pdf', size: 120_000 } },
  files: { schema: fieldOf('contact', 'message', 'attachments'), value: [{ id: '9', name: 'cv.pdf', size: 120_000 }] },
  questions: {
    schema: {
      ...fieldOf('application', 'questions', 'answers'),
      'x-questions': [
        { id: 7, text: 'Do you drive?', type: 'yes_no', required: true },
        { id: 8, text: 'Which tools do you know?', type: 'many', options: ['Pen', 'Camera'] },
        { id: 9, text: 'Why us?', type: 'text' },
        { id: 10, text: 'How many years?', type: 'number' },
      ],
    },
    value: [{ questionId: 7, values: ['yes'] }],
  },
  list: {
    schema: fieldOf('organization', 'contact_people', 'people'),
    value: [
      { firstName: 'Ida', lastName: 'Lund' },
      { firstName: 'Max', lastName: 'Ray' },
    ],
  },
  hidden: { schema: { ...text, title: 'Number' }, value: 'x' },
};

/** An example field for a control; throws if there is none. */
export function exampleOf(control: string): Omit<FieldSetup, 'control'> {
  const example = examples[control];
  if (!example) throw new Error(`tests/browser/forms/examples.ts has no example of "${control}".`);
  return example;
}
