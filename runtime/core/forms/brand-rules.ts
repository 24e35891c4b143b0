/** How settings of a brand, besides its choice of fields, change the schema of a group. Pure. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { BrandDocument } from '../document/brand.generated.ts';
import { attachmentTypes, withFileTypes } from './file-types.ts';

export type RuledBrand = Pick<BrandDocument, 'alerts' | 'forms' | 'applications' | 'features' | 'prices' | 'uploads'>;

type Rule = (schema: Schema, brand: RuledBrand) => Schema;

const typed = ['minSalary', 'maxSalary', 'currencyCode', 'salaryUnit'];

/** Fields that apply only to one type of job. */
const ofType = { linkUrl: 'job_per_link', file: 'job_per_file' } as const;

/** Fields that apply only to one way of applying. */
const ofWay = {
  applicationEmails: 'email',
  applicationLink: 'external',
  applicationRequireCv: 'internal',
  applicationRequireCoverLetter: 'internal',
  applicationRequireQualifyingQuestions: 'internal',
  applicationQualifyingQuestions: 'internal',
} as const;

/**
 * Application methods that employers can choose from. Without applicant accounts, nobody can apply on the site itself.
 */
export function waysOf({ applications, features }: Pick<RuledBrand, 'applications' | 'features'>): readonly string[] {
  const ways = applications.ways.filter((way) => way !== 'internal' || features.applicant);
  return ways.length > 0 ? ways : ['none'];
}

/** Roles an account may have; if empty, registration is closed. */
export function rolesOf({ features }: Pick<RuledBrand, 'features'>): readonly ('applicant' | 'recruiter')[] {
  return (['applicant', 'recruiter'] as const).filter((role) => features[role]);
}

/** By `form/group`. */
const rules: Readonly<Record<string, Rule>> = {
  'job/job_info': (schema, { forms: { job } }) => {
    const unasked = Object.entries(ofType).flatMap(([name, type]) => (job.types.includes(type) ? [] : [name]));
    return withField(without(schema, unasked), 'type', (field) => ({
      ...onlyChoices(field, job.types),
      default: job.types[0],
    }));
  },
  'job/job_categorization': (schema, { forms, prices: { currency } }) => {
    if (!forms.job.salaryFreeInput) return without(schema, typed);
    // Nearly all salaries on a site are in its currency, and per year.
    const usual = withField(without(schema, ['salaryRange']), 'salaryUnit', (field) => ({ ...field, default: 'year' }));
    return currency === null ? usual : withField(usual, 'currencyCode', (field) => ({ ...field, default: currency }));
  },
  'job/job_schedule': (schema, { forms: { job } }) =>
    withField(schema, 'duration', (field) => ({
      ...field,
      maximum: job.maximumDuration,
      default: Math.min(job.defaultDuration, job.maximumDuration),
    })),
  'job/application_options': (schema, brand) => {
    const ways = waysOf(brand);
    const unasked = Object.entries(ofWay).flatMap(([name, way]) => (ways.includes(way) ? [] : [name]));
    return withField(without(schema, unasked), 'applicationWorkflow', (field) => ({
      ...onlyChoices(field, ways),
      default: ways[0],
    }));
  },
  'alert/subscription': (schema, { alerts: { jobIntervals } }) =>
    withField(schema, 'notifyInterval', (field) => ({ ...onlyChoices(field, jobIntervals), default: jobIntervals[0] })),
  'resume_alert/subscription': (schema, { alerts: { resumeIntervals } }) =>
    withField(schema, 'notifyInterval', (field) => ({
      ...onlyChoices(field, resumeIntervals),
      // People who save a search usually want email alerts.
      default: resumeIntervals.find((interval) => interval > 0) ?? resumeIntervals[0],
    })),
  'application/files': (schema, { applications, uploads }) =>
    // The control itself shows which files are accepted.
    withField(schema, 'attachments', ({ description: _, ...field }) => ({
      ...field,
      maxItems: applications.attachments.maxFiles,
      'x-kinds': attachmentTypes({ applications, uploads }),
      'x-megabytes': applications.attachments.maxMegabytes,
    })),
  'registration/account': (schema, brand) => {
    const roles = rolesOf(brand);
    if (roles.length === 0) return schema;
    return withField(schema, 'role', (field) => ({ ...onlyChoices(field, roles), default: roles[0] }));
  },
  'resume/personal_info': (schema, { forms }) =>
    forms.resume.validatePrivateFields ? schema : privateUnchecked(schema),
};

/** The schema adapted to the brand's settings. */
export function withBrandRules(form: string, group: string, schema: Schema, brand: RuledBrand): Schema {
  const name = `${form}/${group}`;
  return withFileTypes((Object.hasOwn(rules, name) && rules[name]?.(schema, brand)) || schema, brand);
}

function propertiesOf({ properties }: Schema): Schema {
  return isSchema(properties) ? properties : {};
}

function withField(schema: Schema, name: string, change: (field: Schema) => Schema): Schema {
  const properties = propertiesOf(schema);
  const field = properties[name];
  return isSchema(field) ? { ...schema, properties: { ...properties, [name]: change(field) } } : schema;
}

function without(schema: Schema, names: readonly string[]): Schema {
  const left = Object.entries(propertiesOf(schema)).filter(([name]) => !names.includes(name));
  return { ...schema, properties: Object.fromEntries(left) };
}

/** The remaining choices, in the brand's order, with their descriptions. */
function onlyChoices(field: Schema, left: readonly unknown[]): Schema {
  const { enum: values, enumDescriptions: texts } = field;
  if (!Array.isArray(values)) return field;
  const at = left.map((value) => values.indexOf(value)).filter((index) => index >= 0);
  return {
    ...field,
    enum: at.map((index) => values[index]),
    ...(Array.isArray(texts) && { enumDescriptions: at.map((index) => texts[index]) }),
  };
}

/** Private fields become optional and free-form; maximum lengths and the parts of an address are still checked. */
function privateUnchecked(schema: Schema): Schema {
  const { required } = schema;
  const fields = Object.entries(propertiesOf(schema));
  const isPrivate = (field: unknown): field is Schema => isSchema(field) && field['x-private'] === true;
  const names = new Set(fields.flatMap(([name, field]) => (isPrivate(field) ? [name] : [])));
  return {
    ...schema,
    properties: Object.fromEntries(
      fields.map(([name, field]) => {
        if (!isPrivate(field)) return [name, field];
        const { pattern: _, format: __, minLength: ___, ...own } = field;
        return [name, own];
      }),
    ),
    required: Array.isArray(required) ? required.filter((name) => !names.has(String(name))) : [],
  };
}
