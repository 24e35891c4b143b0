import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BrandDocument } from '../../runtime/core/document/brand.generated.ts';
import { askForm } from '../../runtime/core/forms/ask.ts';
import { catalogueFile } from '../../runtime/core/texts/catalogues.ts';
import type { Answers } from '../../runtime/forms/answers.ts';
import { readFormCatalogue } from '../../schemas/forms/catalogue.ts';
import { answersFor } from './wizard-form.ts';
import { isElsewhere, isShown, neededFields, planFor, withApplyLink } from './wizard-plan.ts';

const titles = { preview: 'Preview', onePage: 'Your job ad' };
const settings = {
  employers: [{ id: 3, name: 'Works' }],
  defaultDuration: 42,
  usualAddress: { locality: 'Kehl' },
  usualEmploymentTypes: [],
};

function form(change: (forms: BrandDocument['forms']) => void = () => undefined) {
  const document: BrandDocument = JSON.parse(
    readFileSync(new URL('../../brands/default.json', import.meta.url), 'utf8'),
  );
  change(document.forms);
  return askForm(readFormCatalogue(), document, 'job', 'en', catalogueFile('en', 'form-fields'));
}

/** A new job, with some answers. */
function begun(asked: ReturnType<typeof form>, groups: Answers = {}): { start: Answers; answers: Answers } {
  const start = answersFor(asked, settings, null);
  const changed = Object.entries(groups).map(([group, own]) => [group, { ...start[group], ...own }]);
  return { start, answers: { ...start, ...Object.fromEntries(changed) } };
}
const link = { job_info: { type: 'job_per_link' } };
const basic = ['/job_info/type', '/job_info/title', '/job_info/linkUrl'];
const ofEmployer = ['/company_info/organization', '/job_location/address', '/job_categorization/employmentType'];
const way = '/application_options/applicationWorkflow';

it('knows the ads whose text is elsewhere', () => {
  const typed = (type?: string) => isElsewhere({ job_info: type === undefined ? {} : { type } });
  expect([typed('job_per_link'), typed('job_per_file'), typed('job_per_template'), typed()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('needs the link or the file, and what readers want to know first', () => {
  const asked = form();
  const { start, answers } = begun(asked, link);
  expect(neededFields(asked, answers, start)).toEqual([...basic, ...ofEmployer, way]);
  const file = begun(asked, { job_info: { type: 'job_per_file' } });
  expect(neededFields(asked, file.answers, start)).toEqual([
    ...basic.slice(0, 2),
    '/job_info/file',
    ...ofEmployer,
    way,
  ]);
});

it('needs what the brand requires, with what must be answered along with it, and nothing that it does not ask', () => {
  const asked = form((forms) => {
    forms.job.salaryFreeInput = true;
    forms.job.items = {
      job_info: { fields: { videoUrl: { required: true } } },
      job_categorization: { fields: { minSalary: { required: true }, employmentType: { hidden: true } } },
    };
    forms.job.order = ['job_info', 'job_categorization'];
  });
  const { start, answers } = begun(asked, link);
  expect(neededFields(asked, answers, start)).toEqual([
    ...basic,
    '/job_info/videoUrl',
    ...['minSalary', 'currencyCode', 'salaryUnit'].map((name) => `/job_categorization/${name}`),
  ]);
});

it('needs what an answer demands, such as the address that applications go to', () => {
  const asked = form();
  const { start, answers } = begun(asked, { ...link, application_options: { applicationWorkflow: 'email' } });
  expect(neededFields(asked, answers, start)).toContain('/application_options/applicationEmails');
});

it('hides no answer, and shows nothing that was emptied or that a new ad begins with', () => {
  const asked = form();
  const { start, answers } = begun(asked, {
    ...link,
    job_location: { remoteOptions: 'hybrid', furtherLocations: [] },
    job_schedule: { duration: 42, published: '' },
    company_info: { organizationAssignment: 'on_behalf', organizationName: 'Others' },
  });
  const extra = neededFields(asked, answers, start).filter((one) => ![...basic, ...ofEmployer, way].includes(one));
  expect(extra).toEqual([
    '/company_info/organizationAssignment',
    '/company_info/organizationName',
    '/job_location/remoteOptions',
  ]);
});

it('is one page with these fields, at the address of the step that asks for the type', () => {
  const asked = form();
  const { start, answers } = begun(asked, link);
  const plan = planFor(asked, neededFields(asked, answers, start), titles);
  expect(plan.steps).toEqual([
    {
      name: 'job_info',
      title: 'Your job ad',
      groups: ['job_info', 'company_info', 'job_location', 'job_categorization', 'application_options'],
    },
  ]);
  expect(plan.form.groups.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual(
    [...basic, ...ofEmployer, way].map((pointer) => pointer.split('/')[2]),
  );
  // The answers are those of the whole form, and are checked as such.
  expect(plan.form).toMatchObject({ compiled: asked.groups });
  expect(plan.form.groups[0]?.schema).toBe(asked.groups[0]?.schema);
  expect(['/job_info/title', '/job_location/address/locality'].every((one) => isShown(plan, one))).toBe(true);
  expect(['/job_info/description', '/job_schedule/duration', '', '/job_info'].some((one) => isShown(plan, one))).toBe(
    false,
  );
});

it('is every question in steps, then the preview, for an ad that is written here', () => {
  const asked = form();
  const plan = planFor(asked, null, titles);
  expect([plan.form, plan.isOnePage]).toEqual([asked, false]);
  expect(plan.steps.map(({ name }) => name)).toEqual([...asked.groups.map(({ group }) => group), 'preview']);
});

describe('the address of applications elsewhere', () => {
  const asked = form();
  const [url, other] = ['https://works.example/jobs/7', 'https://works.example/jobs/8'];
  const job = (linkUrl: string | undefined, options: object, type = 'job_per_link'): Answers => ({
    job_info: { type, linkUrl },
    application_options: { applicationWorkflow: 'external', ...options },
  });
  const linkAfter = (before: Answers, after: Answers) =>
    withApplyLink(asked, before, after).application_options?.applicationLink;
  const inside = job(url, { applicationWorkflow: 'internal' });

  it('is that of the ad, and follows it', () => {
    expect(linkAfter(inside, job(url, {}))).toBe(url);
    expect(linkAfter(job(undefined, {}), job(url, {}))).toBe(url);
    expect(linkAfter(job(url, { applicationLink: url }), job(other, { applicationLink: url }))).toBe(other);
  });

  it('is left alone once it is another one, or was emptied', () => {
    const own = { applicationLink: 'https://apply.example' };
    expect(linkAfter(job(url, own), job(other, own))).toBe(own.applicationLink);
    expect(linkAfter(job(url, own), job(url, {}))).toBeUndefined();
  });

  it('is not known for a file, for applications here, and where the brand does not ask for it', () => {
    expect(linkAfter(inside, job(url, {}, 'job_per_file'))).toBeUndefined();
    expect(linkAfter(job(undefined, {}), inside)).toBeUndefined();
    const bare = form((forms) => {
      forms.job.order = ['job_info'];
    });
    expect(withApplyLink(bare, inside, job(url, {}))).toEqual(job(url, {}));
  });
});
