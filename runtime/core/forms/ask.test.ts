import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { BrandDocument } from '../document/brand.generated.ts';
import { catalogueFile } from '../texts/catalogues.ts';
import { askForm, type FormName } from './ask.ts';

const catalogue = readFormCatalogue();
const defaults = readFileSync(new URL('../../../brands/default.json', import.meta.url), 'utf8');

function ask(form: FormName, change: (document: BrandDocument) => void = () => undefined, locale = 'en') {
  const document: BrandDocument = JSON.parse(defaults);
  change(document);
  return askForm(catalogue, document, form, locale, catalogueFile(locale, 'form-fields'));
}

const groupOf = ({ groups }: ReturnType<typeof ask>, name: string) => {
  const found = groups.find(({ group }) => group === name);
  if (!found) throw new Error(`The form does not ask ${name}.`);
  return found;
};
const propertiesOf = ({ properties }: Schema) => (isSchema(properties) ? properties : {});

it('asks the groups of the brand in its order', () => {
  const asked = ask('job', ({ forms }) => {
    forms.job.order = ['job_location', 'job_info'];
  });
  expect(asked.groups.map(({ group }) => group)).toEqual(['job_location', 'job_info']);
});

it('leaves out what is hidden, and demands it nowhere', () => {
  const asked = groupOf(
    ask('job', ({ forms }) => {
      forms.job.items = { job_info: { fields: { title: { hidden: true }, linkUrl: { hidden: true } } } };
    }),
    'job_info',
  );
  expect(asked.fields.map(({ name }) => name)).not.toContain('title');
  expect(Object.keys(propertiesOf(asked.schema))).not.toContain('linkUrl');
  expect(asked.schema.required).toEqual([]);
  expect(JSON.stringify(asked.schema.allOf)).not.toContain('linkUrl');
});

it('offers choices of the brand in its order, with their descriptions', () => {
  const asked = groupOf(
    ask('resume_alert', ({ alerts }) => {
      alerts.resumeIntervals = [-1, 604800, 86400];
    }),
    'subscription',
  );
  expect(propertiesOf(asked.schema).notifyInterval).toMatchObject({
    enum: [-1, 604800, 86400],
    enumDescriptions: ['No emails', 'Weekly', 'Daily'],
    default: 604800,
  });
});

it('asks for fields of study only while the brand has them: of jobs, organizations and resumes', () => {
  const asks = (fieldsOfStudy: boolean) =>
    (['job', 'organization', 'resume'] as const).map((form) =>
      JSON.stringify(ask(form, ({ features }) => Object.assign(features, { fieldsOfStudy }))).includes(
        'field_of_study',
      ),
    );
  expect([asks(true), asks(false)]).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
});

it('offers accounts only for the roles that the brand has', () => {
  const role = (applicant: boolean, recruiter: boolean) =>
    propertiesOf(
      groupOf(
        ask('registration', ({ features }) => Object.assign(features, { applicant, recruiter })),
        'account',
      ).schema,
    ).role;
  expect(role(true, true)).toMatchObject({ enum: ['applicant', 'recruiter'], default: 'applicant' });
  expect(role(false, true)).toMatchObject({ enum: ['recruiter'], default: 'recruiter' });
  expect(role(true, false)).toMatchObject({ enum: ['applicant'], enumDescriptions: ['Find a job'] });
});

it('requires, names and explains fields as the brand says, and the others in the language asked for', () => {
  const change = ({ forms }: BrandDocument) => {
    forms.contact.items = {
      message: {
        label: { en: 'Write to us', de: 'Schreiben Sie uns' },
        order: ['body'],
        fields: {
          attachments: { required: true, label: { en: 'Papers', de: 'Unterlagen' }, description: 'At most five.' },
        },
      },
    };
  };
  const german = groupOf(ask('contact', change, 'de'), 'message');
  expect(german.schema).toMatchObject({
    title: 'Schreiben Sie uns',
    description: 'Was Sie uns mitteilen möchten.',
    properties: {
      attachments: { title: 'Unterlagen', description: 'At most five.' },
      subject: { title: 'Betreff', description: 'Worum es geht, in wenigen Worten.' },
    },
  });
  expect(german.schema.required).toContain('attachments');
  expect(german.fields.map(({ name }) => name).slice(0, 3)).toEqual(['body', 'id', 'name']);
  expect(groupOf(ask('contact', change), 'message').schema.title).toBe('Write to us');
});

it('lifts nothing that the form itself requires', () => {
  const asked = ask('contact', ({ forms }) => {
    forms.contact.items = { message: { fields: { email: { required: false } } } };
  });
  expect(groupOf(asked, 'message').schema.required).toContain('email');
});

it('changes the fields of entries where a group is one list', () => {
  const asked = groupOf(
    ask('resume', ({ forms }) => {
      forms.resume.items = { education: { fields: { summary: { hidden: true }, institution: { required: true } } } };
    }),
    'education',
  );
  const list = propertiesOf(asked.schema).education;
  const items = isSchema(list) && isSchema(list.items) ? list.items : {};
  expect(Object.keys(propertiesOf(items))).not.toContain('summary');
  expect(items.required).toContain('institution');
});

it('takes no empty list for the answer that a brand demands', () => {
  const asked = ask('contact', ({ forms }) => {
    forms.contact.items = { message: { fields: { attachments: { required: true } } } };
  });
  expect(propertiesOf(groupOf(asked, 'message').schema).attachments).toMatchObject({ minItems: 1, maxItems: 5 });
  expect(propertiesOf(groupOf(ask('contact'), 'message').schema).attachments).not.toHaveProperty('minItems');
});

it('takes no empty address where one is demanded, in lists neither', () => {
  const asked = ask('organization');
  const { address } = propertiesOf(groupOf(asked, 'company_info').schema);
  const { organizationLocation } = propertiesOf(groupOf(asked, 'organization_page').schema);
  const { locations } = propertiesOf(groupOf(asked, 'further_locations').schema);
  const further = isSchema(locations) && isSchema(locations.items) ? propertiesOf(locations.items).address : null;
  expect([address, further]).toMatchObject(Array(2).fill({ required: ['locality', 'countryCode'] }));
  expect(organizationLocation).not.toHaveProperty('required');
  // Errors are listed in schema order, which is display order.
  const shown = Object.keys(propertiesOf(isSchema(address) ? address : {}));
  expect(shown.indexOf('locality')).toBeLessThan(shown.indexOf('countryCode'));
});

it('orders, demands and names where a group is one list', () => {
  const asked = groupOf(
    ask('organization', ({ forms }) => {
      forms.organization.items = {
        contact_people: { order: ['photo', 'lastName'], fields: { people: { required: true, label: 'Faces' } } },
      };
    }),
    'contact_people',
  );
  const { people } = propertiesOf(asked.schema);
  expect([people, asked.schema.required]).toMatchObject([{ title: 'Faces', minItems: 1, maxItems: 20 }, ['people']]);
  const items = isSchema(people) && isSchema(people.items) ? people.items : {};
  expect(Object.keys(propertiesOf(items)).slice(0, 3)).toEqual(['photo', 'lastName', 'salutation']);
});

it('asks for what a feature brings only while that is on', () => {
  const names = (isOn: boolean) =>
    groupOf(
      ask('customer', ({ features }) => {
        features.vatNumber = isOn;
      }),
      'billing',
    ).fields.map(({ name }) => name);
  expect(names(true)).toContain('vatNumber');
  expect(names(false)).not.toContain('vatNumber');
});

it('adds the choice fields of the brand to the groups that they name', () => {
  const asked = ask('job', (document) => {
    document.customFields = {
      x_beat: {
        label: { en: 'Beat', de: 'Ressort' },
        multiple: false,
        required: true,
        groups: ['job/job_info'],
        terms: { sports: { label: 'Sports' }, city: { label: 'City' } },
      },
    };
  });
  const { schema, fields } = groupOf(asked, 'job_info');
  expect(fields.at(-1)).toEqual({ name: 'x_beat', control: 'terms', width: 'full' });
  expect(schema.required).toContain('x_beat');
  expect(propertiesOf(schema).x_beat).toEqual({
    type: 'string',
    title: 'Beat',
    oneOf: [
      { const: 'sports', title: 'Sports' },
      { const: 'city', title: 'City' },
    ],
  });
  expect(Object.keys(propertiesOf(groupOf(asked, 'job_location').schema))).not.toContain('x_beat');
});

it('asks for what the settings of the brand leave open', () => {
  const job = (change: (document: BrandDocument) => void) => {
    const asked = ask('job', change);
    const fields = (group: string) => propertiesOf(groupOf(asked, group).schema);
    return { info: fields('job_info'), pay: fields('job_categorization'), time: fields('job_schedule') };
  };
  const usual = job(() => undefined);
  expect(usual.info.type).toMatchObject({ enum: ['job_per_template', 'job_per_link', 'job_per_file'] });
  expect(usual.pay).toHaveProperty('salaryRange');
  expect(usual.pay).not.toHaveProperty('minSalary');
  expect(usual.time.duration).toMatchObject({ default: 30, maximum: 180 });

  const other = job(({ forms, prices }) => {
    Object.assign(forms.job, { types: ['job_per_link'], salaryFreeInput: true, maximumDuration: 14 });
    prices.currency = 'CHF';
  });
  expect(other.info.type).toMatchObject({
    enum: ['job_per_link'],
    enumDescriptions: [expect.any(String)],
    default: 'job_per_link',
  });
  expect(other.pay).toMatchObject({ minSalary: {}, maxSalary: {} });
  expect(other.pay).toMatchObject({ currencyCode: { default: 'CHF' }, salaryUnit: { default: 'year' } });
  expect(other.pay).not.toHaveProperty('salaryRange');
  expect(other.time.duration).toMatchObject({ default: 14, maximum: 14 });
});

it('takes ads that are typed in, and no posters or links, on a board such as marches-courier', () => {
  const board = new URL('../../../brands/marches-courier.json', import.meta.url);
  const { forms: own }: Pick<BrandDocument, 'forms'> = JSON.parse(readFileSync(board, 'utf8'));
  const asked = ask('job', ({ forms }) => Object.assign(forms.job, { types: own.job.types }));
  const info = propertiesOf(groupOf(asked, 'job_info').schema);
  expect(info.type).toMatchObject({ enum: ['job_per_template'], default: 'job_per_template' });
  expect(Object.keys(info)).toContain('description');
  for (const field of ['linkUrl', 'file']) expect(Object.keys(info)).not.toContain(field);
});

it('takes as many files with an application as the brand allows', () => {
  const asked = ask('application', ({ applications }) => {
    applications.attachments.maxFiles = 2;
  });
  expect(propertiesOf(groupOf(asked, 'files').schema).attachments).toMatchObject({ maxItems: 2 });
});
