/** The schemas of the API for partners. Those of job answers are made from the job form of the brand. */
import type { AskedForm } from '../../../../runtime/core/forms/ask.ts';
import { isSchema, type Schema } from '../../../../schemas/resolved-schema.ts';
import { JOB_STATES } from '../../jobs/moves/states.ts';
import { MOST_PER_MINUTE } from '../limits.ts';
import { SCOPES, scopeName } from '../scopes.ts';
import { LONGEST_URL, WEBHOOK_EVENTS } from '../webhooks/events.ts';
import type { JsonSchema } from './operation.ts';

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
const text = (description: string): JsonSchema => ({ type: 'string', description });
const instant = (description: string): JsonSchema => ({ type: ['string', 'null'], format: 'date-time', description });
const moment = (description: string): JsonSchema => ({ type: 'string', format: 'date-time', description });
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
export const jobId: JsonSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
export const stateSchema: JsonSchema = { type: 'string', enum: JOB_STATES };

const summary: Record<string, JsonSchema> = {
  id: { ...jobId, description: 'Id of the job.' },
  version: count('Rises with every change; the ETag of the job.'),
  state: { ...stateSchema, description: 'What visitors see: only published jobs, and archived ones for a while.' },
  title: text('Title.'),
  language: text('Language of the job.'),
  url: { type: ['string', 'null'], format: 'uri', description: 'The public page; null while there is none.' },
  publishAt: instant('When a scheduled job is published.'),
  published: instant('When it was published; null if it never was.'),
  expires: instant('When it ends, or ended.'),
  created: moment('When it was created.'),
  changed: moment('When it was last changed.'),
  refusal: { type: ['string', 'null'], description: 'Why an administrator rejected it or took it down.' },
  actions: { type: 'array', items: { type: 'string' }, description: 'What can be done with it now.' },
};

const webhookEvents: JsonSchema = {
  ...{ type: 'array', minItems: 1, maxItems: WEBHOOK_EVENTS.length, items: { type: 'string', enum: WEBHOOK_EVENTS } },
  description: 'What it tells of.',
};
const webhookUrl: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: LONGEST_URL,
  description: 'A public address, https.',
};
const webhook: Record<string, JsonSchema> = {
  id: count('Id of the webhook.'),
  url: text('Where it writes to.'),
  events: { type: 'array', items: { type: 'string' }, description: 'What it tells of.' },
  created: moment('When it was added.'),
  paused: instant('Since when nothing is sent.'),
  pauseReason: {
    ...{ type: ['string', 'null'], enum: ['owner', 'failing', null] },
    description: 'Its organization wants it, or it has failed for three days.',
  },
  previousSecretUntil: instant('Until when the former secret is valid, too.'),
};

const EXAMPLES: Readonly<Record<string, JsonSchema>> = {
  NewJob: {
    answers: {
      job_info: {
        type: 'job_per_template',
        title: 'Night editor',
        description: { value: '<p>Edit our pages before they are printed.</p>', format: 'filtered_html' },
      },
      job_location: { address: { countryCode: 'US', administrativeArea: 'ME', locality: 'Portland', zip: '04101' } },
      job_categorization: { employmentType: ['full_time'] },
      application_options: { applicationWorkflow: 'internal' },
    },
    publish: true,
  },
  JobChange: { answers: { job_info: { title: 'Copy editor' }, job_categorization: { degreeLevel: null } } },
  Publication: { durationDays: 30 },
  WebhookWish: { url: 'https://hooks.example.com/jobs', events: ['job.published', 'application.received'] },
  WebhookChange: { paused: true },
};

/** Schemas that are the same on all brands. */
const FIXED: Readonly<Record<string, JsonSchema>> = {
  Me: object({
    brand: object({ id: text('Id of the brand.'), name: text('Its name.') }),
    organization: object({ id: count('Id of the organization.'), name: text('Its name.') }),
    key: object({
      id: count('Id of the key.'),
      name: text('Name that its owner gave it.'),
      scopes: { type: 'array', items: { type: 'string', enum: SCOPES.map(scopeName) } },
      requestsPerMinute: { type: 'integer', minimum: 1, maximum: MOST_PER_MINUTE },
      expires: instant('When it expires; null if it does not.'),
    }),
  }),
  JobSummary: object(summary),
  Job: object({ ...summary, answers: { ...ref('JobAnswers'), description: 'Answers of the job form, by group.' } }),
  JobList: object({
    jobs: { type: 'array', items: ref('JobSummary') },
    next: { type: ['string', 'null'], description: 'Pass it as `cursor` for the next page; null on the last one.' },
  }),
  NewJob: object(
    {
      answers: { ...ref('JobAnswers'), description: 'Answers of the job form, by group. A draft may be incomplete.' },
      language: { type: 'string', maxLength: 20, description: 'Language of the job; default: that of the brand.' },
      publish: { type: 'boolean', description: 'Publish it, or send it for review; otherwise it stays a draft.' },
    },
    ['language', 'publish'],
  ),
  JobChange: object(
    {
      answers: {
        ...ref('JobAnswersPatch'),
        description: 'What changes: a merge patch (RFC 7396), where null removes.',
      },
      language: { type: 'string', maxLength: 20, description: 'Language of the job.' },
      publish: { type: 'boolean', description: 'Also publish it if it is a draft or archived.' },
    },
    ['answers', 'language', 'publish'],
  ),
  JobAnswersPatch: {
    type: 'object',
    additionalProperties: { type: ['object', 'null'], additionalProperties: true },
    description: 'By group, changed answers as in JobAnswers.',
  },
  Publication: object(
    {
      publishAt: moment('When it is published; without it, now.'),
      expires: moment('When it ends.'),
      durationDays: { type: 'integer', minimum: 1, maximum: 3650, description: 'Days until it ends.' },
    },
    ['publishAt', 'expires', 'durationDays'],
  ),
  Figures: object({
    jobId: { ...jobId, description: 'Id of the job.' },
    views: count('Views of its page, on all brands that show it. Written every few seconds.'),
    applicationStarts: count('How often somebody began to apply.'),
    applications: count('Applications received on this brand, without unconfirmed ones of guests.'),
  }),
  Vocabulary: object({
    name: text('Name of the vocabulary.'),
    terms: {
      type: 'array',
      items: object({
        code: text('What answers contain.'),
        label: text('In the language of the request.'),
        parent: { type: ['string', 'null'], description: 'Code of the broader term.' },
      }),
    },
  }),
  Webhook: object(webhook),
  NewWebhook: object({ ...webhook, secret: text('Signs deliveries (Standard Webhooks). Not shown again.') }),
  WebhookList: object({ webhooks: { type: 'array', items: ref('Webhook') } }),
  WebhookWish: object({ url: webhookUrl, events: webhookEvents }),
  WebhookChange: object(
    { url: webhookUrl, events: webhookEvents, paused: { type: 'boolean', description: 'Stops and resumes it.' } },
    ['url', 'events', 'paused'],
  ),
  Delivery: object({
    id: count('Id of the delivery.'),
    messageId: text('The header `webhook-id`: the same in every attempt.'),
    event: text('What it tells of.'),
    state: { type: 'string', enum: ['waiting', 'delivered', 'failed'], description: 'How it stands.' },
    created: moment('When it happened.'),
    attempts: count('How often it was tried.'),
    lastAttempt: instant('When it was tried last.'),
    nextAttempt: instant('When it is tried next.'),
    status: { type: ['integer', 'null'], description: 'HTTP status of the last answer.' },
    durationMs: { type: ['integer', 'null'], description: 'How long the last attempt took.' },
    answer: { type: ['string', 'null'], description: 'How the last answer begins.' },
    fault: { type: ['string', 'null'], description: 'Why there was no answer.' },
    payload: { type: 'object', additionalProperties: true, description: 'What is sent.' },
  }),
  DeliveryList: object({ deliveries: { type: 'array', items: ref('Delivery') } }),
  Problem: {
    ...object(
      {
        type: { type: 'string', format: 'uri', description: 'Identifies the kind of problem.' },
        title: text('The same as `code`.'),
        status: { type: 'integer', minimum: 400, maximum: 599, description: 'HTTP status.' },
        detail: text('What is wrong and what to do, for people.'),
        code: text('For programs; does not change.'),
        requestId: text('Quote it when you ask for help.'),
        errors: {
          type: 'array',
          description: 'Where the body is wrong.',
          items: object({
            pointer: text('JSON pointer into the body.'),
            code: text('Violated rule.'),
            detail: text('What is wrong.'),
          }),
        },
      },
      ['errors'],
    ),
    description: 'Problem details (RFC 9457).',
  },
};

/** Keywords that also hold for drafts. */
const LOOSE = ['type', 'title', 'description', 'maxLength', 'maxItems', 'additionalProperties', 'x-taxonomy'];
/** Those that documents and validators of others understand. */
const OWN_KEYWORD = /^(?:x-(?!taxonomy)|\$|enumDescriptions$)/;

function changed(schema: Schema, keeps: (keyword: string) => boolean): Schema {
  const within = (value: unknown): unknown => (isSchema(value) ? changed(value, keeps) : value);
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (keyword === 'properties' && isSchema(value))
        return [[keyword, Object.fromEntries(Object.entries(value).map(([name, own]) => [name, within(own)]))]];
      if (keyword === 'items') return [[keyword, within(value)]];
      if (!keeps(keyword)) return [];
      return [[keyword, Array.isArray(value) ? value.map(within) : within(value)]];
    }),
  );
}

/** The form as other systems fill it in: the organization is that of the key. */
function groupsOf({ groups }: AskedForm, keeps: (keyword: string) => boolean): Record<string, Schema> {
  return Object.fromEntries(
    groups.map(({ group, schema }) => {
      const { organization: _, ...properties } = isSchema(schema.properties) ? schema.properties : {};
      const asked = group === 'company_info' ? { ...schema, properties } : schema;
      return [group, changed(asked, keeps)];
    }),
  );
}

/** All schemas by name, with the job form as this brand asks it. */
export function schemasFor(form: AskedForm): Record<string, JsonSchema> {
  const drafts = groupsOf(form, (keyword) => LOOSE.includes(keyword));
  const whole = groupsOf(form, (keyword) => !OWN_KEYWORD.test(keyword));
  return {
    ...FIXED,
    ...Object.fromEntries(
      Object.entries(EXAMPLES).map(([name, example]) => [name, { ...FIXED[name], examples: [example] }]),
    ),
    JobAnswers: {
      ...{ type: 'object', additionalProperties: false, properties: drafts },
      description: 'Answers of the job form, by group, as drafts may have them.',
    },
    PublishableAnswers: {
      ...{ type: 'object', additionalProperties: false, properties: whole },
      description: 'The same with everything that a job must have before it is published.',
    },
  };
}

/** Schemas of bodies. Answers are objects by group, which the rules of the form check further. */
export const bodySchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  ['NewJob', 'JobChange', 'Publication', 'WebhookWish', 'WebhookChange'].map((name) => {
    const schema = FIXED[name] as { properties: Record<string, JsonSchema> };
    const { answers, ...others } = schema.properties;
    const loose = answers && { answers: { type: 'object', additionalProperties: { type: ['object', 'null'] } } };
    return [name, { ...schema, properties: { ...others, ...loose } }];
  }),
);
