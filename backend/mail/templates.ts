/** All mail templates: the values that each needs, and its content. Texts are in `locales/<locale>/mail.json`. */
import type { Translate } from '../../runtime/core/texts/translator.ts';
import { bodyText, headerText } from './address.ts';
import { type ApplicationValues, applicationLetters } from './application-letters.ts';
import { type BillingValues, billingLetters } from './billing-letters.ts';
import type { Block } from './blocks.ts';
import { type MessageValues, messageLetters } from './message-letters.ts';
import { type ResumeValues, resumeLetters } from './resume-letters.ts';
import type { FileLink, Say } from './say.ts';

interface Message {
  /** Of the sender. */
  name: string;
  email: string;
  subject: string;
  body: string;
}

/** A job or a resume in a list. */
export interface ListedResult extends Link {
  title: string;
  /** Further details, in order: company or position, place. */
  facts: readonly string[];
  /** What is said of it below, line by line. */
  lines?: readonly string[];
}

interface Link {
  /** Absolute URL of the action that the mail is about. */
  link: string;
}

interface AlertValues extends Link {
  search: string;
  results: readonly ListedResult[];
}

/** An issue: the jobs of the week, with `link` to all, and new posts, with `blog` to all. One of the two lists may be empty. */
interface NewsletterValues extends Link {
  /** What is new, in a few words. */
  lead: string;
  jobs: readonly ListedResult[];
  posts: readonly ListedResult[];
  blog: string;
}

/** How the jobs of an employer did in a week: all together, and those read most. Numbers and dates are formatted. */
interface WeeklyValues extends Link {
  week: string;
  views: string;
  starts: string;
  applications: string;
  jobs: readonly ListedResult[];
  /** How many further jobs only count in the sums. */
  more: number;
  /** Whether a job is compared with similar ones. */
  isCompared: boolean;
}

/** Things of one kind that await somebody, by brand: how many, and since when. */
interface WaitingGroup {
  title: string;
  entries: readonly ListedResult[];
}

interface JobLink extends Link {
  title: string;
}

/** Values of each template. */
export interface TemplateValues extends ApplicationValues, MessageValues, ResumeValues {
  /** To the brand, with the sender as `replyTo`. */
  contact: Message & { files?: readonly FileLink[] };
  /** To the sender, at a confirmed address. */
  contact_copy: Message;
  /** To an unconfirmed address: contains nothing that the sender wrote. */
  contact_receipt: Record<string, never>;
  verify_email: Link;
  /** The link is valid for one hour. */
  reset_password: Link;
  /** To a new address, before it replaces the old one. */
  change_email: Link;
  /** To the owner of an address with which somebody registered again: `link` to sign in, `reset` to set a new password. */
  known_address: Link & { reset: string };
  /** To the previous address. */
  email_changed: { newEmail: string };
  password_changed: Record<string, never>;
  /** `role` says what the person will be able to do. */
  invitation: Link & { organization: string; inviter: string; role: 'owner' | 'editor' | 'screener' };
  /** To the members of an organization whose profile was approved: `link` to the public page. */
  organization_approved: Link & { organization: string };
  /** To the same people, when the profile was rejected: `link` to the editor. */
  organization_refused: Link & { organization: string; reason: string };
  /** To the owners of an organization: `link` to its API keys. */
  api_key_created: Link & { organization: string; name: string; author: string };
  /** To a person who now owns the organization that they claimed: `link` to the editor. */
  claim_approved: Link & { organization: string };
  /** To a person whose claim was rejected: `link` to the page of the organization. */
  claim_rejected: Link & { organization: string; reason: string };
  /** To the owners of an organization that somebody asks to join: `link` to its members. */
  join_requested: Link & { organization: string; person: string; position: string };
  /** To a person who may act for the organization that they asked to join: `link` to the editor. */
  join_accepted: Link & { organization: string };
  /** To a person whom the owners declined: `link` to the page of the organization. */
  join_declined: Link & { organization: string; reason: string };
  /** To the owners of an organization: its webhook did not answer for days. `address`: its host; `link` to its webhooks. */
  webhook_paused: Link & { organization: string; address: string };
  account_deleted: Record<string, never>;
  /** To a guest who saved a search: `link` to its page. */
  job_alert_confirm: Link & { search: string };
  /** `link` to all jobs of the search; the newest ones are listed. */
  job_alert: AlertValues;
  /** The same with resumes. */
  resume_alert: AlertValues;
  /** To an address that somebody entered: `link` to its page. */
  newsletter_confirm: Link;
  /** The same, if it subscribes already. */
  newsletter_known: Link;
  newsletter: NewsletterValues;
  /** To an employer who wants it: `link` to their jobs. */
  weekly_figures: WeeklyValues;
  order_placed: BillingValues['order_placed'];
  order_paid: BillingValues['order_paid'];
  order_cancelled: BillingValues['order_cancelled'];
  order_refunded: BillingValues['order_refunded'];
  order_partly_refunded: BillingValues['order_partly_refunded'];
  order_received: BillingValues['order_received'];
  order_needs_look: BillingValues['order_needs_look'];
  subscription_ends: BillingValues['subscription_ends'];
  /** To the people responsible for a job: `link` to its page. */
  job_published: JobLink;
  /** An administrator approved it before its start. `date`: when it goes online, formatted; `link` to their jobs. */
  job_scheduled: JobLink & { date: string };
  /** An administrator approved it before its order was paid: `link` to their jobs. */
  job_approved: JobLink;
  /** Its order was paid, but it could not be posted: the same link. */
  job_not_posted: JobLink;
  /** An administrator rejected it: `link` to their jobs. */
  job_refused: JobLink & { reason: string };
  /** An administrator archived it: the same link. */
  job_taken_down: JobLink & { reason: string };
  /** `date`: its last day, formatted. The same link. */
  job_ends_soon: JobLink & { date: string };
  job_ended: JobLink;
  /** To the site: `link` to what awaits review. */
  job_waits: JobLink & { organization: string };
  job_reported: JobLink & { text: string };
  /** To the keeper of a brand: errors in its file; an earlier version is live. `brand`: names; `link` to the list of brands. */
  brand_outdated: Link & { brand: string; faults: string };
  /** The same where nothing is live. */
  brand_broken: Link & { brand: string; faults: string };
  /** The file is correct again. */
  brand_mended: Link & { brand: string };
  /**
   * To the author of a scheduled change and those who administer the brand: it was not made, or could not end. `note`:
   * the reason given for it; `link` to the brand.
   */
  brand_change_refused: Link & {
    brand: string;
    author: string;
    note: string;
    reason: 'errors' | 'author' | 'missed' | 'end';
    faults: string;
  };
  /** To an administrator who wants it: what awaits them, by kind. `count`: how much in all; `link` to the workspace. */
  morning: Link & { count: string; groups: readonly WaitingGroup[] };
}

export type TemplateName = keyof TemplateValues;

type Templates = { [T in TemplateName]: (say: Say, values: TemplateValues[T]) => Block[] };

const message = (say: Say, { name, email, subject, body }: Message): Block[] => [
  say.text('intro'),
  {
    kind: 'facts',
    facts: [
      [say.label('name'), headerText(name)],
      [say.label('email'), headerText(email)],
      [say.label('topic'), headerText(subject)],
    ],
  },
  { kind: 'quote', text: bodyText(body) },
];
const action = (say: Say, { link }: Link): Block[] => [say.text('intro'), say.link(link), say.note('ignore')];
const withReason = (say: Say, { link, reason }: Link & { reason: string }): Block[] => [
  say.text('intro'),
  { kind: 'quote', text: bodyText(reason) },
  say.text('next'),
  say.link(link),
];
const alert = (say: Say, { results, link }: AlertValues): Block[] => [
  say.text('intro'),
  resultsBlock(results),
  say.link(link),
  say.note('change'),
];
const faulty = (say: Say, { link, faults }: Link & { faults: string }): Block[] => [
  say.text('intro'),
  { kind: 'quote', text: bodyText(faults) },
  say.text('next'),
  say.link(link),
];
const notice = (say: Say): Block[] => [say.text('intro'), say.text('warning')];

const templates: Templates = {
  ...billingLetters,
  ...applicationLetters,
  ...messageLetters,
  ...resumeLetters,
  contact: (say, { files = [], ...values }) => [...message(say, values), ...say.files(files), say.note('answer')],
  contact_copy: (say, values) => [...message(say, values), say.note('ignore')],
  contact_receipt: (say) => [say.text('intro'), say.note('ignore')],
  verify_email: action,
  reset_password: action,
  change_email: action,
  known_address: (say, { link, reset }) => [
    say.text('intro'),
    say.link(link),
    say.text('forgotten'),
    say.link(reset, 'resetButton'),
    say.note('ignore'),
  ],
  email_changed: notice,
  password_changed: notice,
  invitation: (say, { link, role }) => [say.text('intro'), say.text(role), say.link(link), say.note('ignore')],
  organization_approved: (say, { link }) => [say.text('intro'), say.link(link)],
  organization_refused: (say, { link, reason }) => [
    say.text('intro'),
    { kind: 'quote', text: bodyText(reason) },
    say.text('next'),
    say.link(link),
  ],
  api_key_created: (say, { link }) => [say.text('intro'), say.text('next'), say.link(link)],
  claim_approved: (say, { link }) => [say.text('intro'), say.link(link)],
  claim_rejected: (say, { link, reason }) => [
    say.text('intro'),
    { kind: 'quote', text: bodyText(reason) },
    say.text('next'),
    say.link(link),
  ],
  join_requested: (say, { link }) => [say.text('intro'), say.text('next'), say.link(link), say.note('ignore')],
  join_accepted: (say, { link }) => [say.text('intro'), say.link(link)],
  join_declined: (say, { link, reason }) => [
    say.text('intro'),
    { kind: 'quote', text: bodyText(reason) },
    say.link(link),
  ],
  webhook_paused: (say, { link }) => [say.text('intro'), say.text('next'), say.link(link)],
  account_deleted: (say) => [say.text('intro')],
  job_alert_confirm: action,
  job_alert: alert,
  resume_alert: alert,
  newsletter_confirm: action,
  newsletter_known: action,
  newsletter: (say, { jobs, link, posts, blog }) => [
    say.text('intro'),
    ...(jobs.length > 0 ? [say.heading('jobs'), resultsBlock(jobs), say.link(link)] : []),
    ...(posts.length > 0 ? [say.heading('posts'), resultsBlock(posts), say.link(blog, 'blogButton')] : []),
    say.note('why'),
  ],
  weekly_figures: (say, { views, starts, applications, jobs, more, isCompared, link }) => [
    say.text('intro'),
    {
      kind: 'facts',
      facts: [
        [say.label('views'), views],
        [say.label('starts'), starts],
        [say.label('applications'), applications],
      ],
    },
    say.heading('jobs'),
    resultsBlock(jobs),
    ...(more > 0 ? [say.text('more', { count: more })] : []),
    say.link(link),
    ...(isCompared ? [say.note('similar')] : []),
    say.note('why'),
  ],
  job_published: (say, { link }) => [say.text('intro'), say.link(link)],
  job_scheduled: (say, { link }) => [say.text('intro'), say.link(link)],
  job_approved: (say, { link }) => [say.text('intro'), say.link(link)],
  job_not_posted: (say, { link }) => [say.text('intro'), say.link(link)],
  job_refused: withReason,
  job_taken_down: withReason,
  job_ends_soon: (say, { link }) => [say.text('intro'), say.link(link)],
  job_ended: (say, { link }) => [say.text('intro'), say.link(link)],
  job_waits: (say, { link }) => [say.text('intro'), say.link(link)],
  job_reported: (say, { link, text }) => [
    say.text('intro'),
    ...(text === '' ? [] : [{ kind: 'quote' as const, text: bodyText(text) }]),
    say.link(link),
  ],
  brand_outdated: faulty,
  brand_broken: faulty,
  brand_mended: (say, { link }) => [say.text('intro'), say.link(link)],
  brand_change_refused: (say, { link, note, reason, faults }) => [
    say.text(`intro_${reason}`),
    { kind: 'quote', text: bodyText(note) },
    ...(faults === '' ? [] : [say.text('errors'), { kind: 'quote' as const, text: bodyText(faults) }]),
    say.text('next'),
    say.link(link),
  ],
  morning: (say, { groups, link }) => [
    say.text('intro'),
    ...groups.flatMap(({ title, entries }): Block[] => [
      { kind: 'heading', text: headerText(title) },
      resultsBlock(entries),
    ]),
    say.link(link),
    say.note('change'),
  ],
};

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name);

/** Names of all templates. */
export const TEMPLATES: readonly TemplateName[] = Object.keys(templates).filter(isTemplate);

/** To the people who run the site, as short as a line in a log; all others are letters, with a greeting and a close. */
const toOperators = new Set<TemplateName>([
  'contact',
  'order_received',
  'order_needs_look',
  'job_waits',
  'job_reported',
  'message_reported',
  'brand_outdated',
  'brand_broken',
  'brand_mended',
  'brand_change_refused',
  'morning',
]);

/** Templates that forward what a person wrote; all others contain only our own text. */
export const isPersonal = (template: TemplateName): boolean => template === 'contact';

export interface Letter {
  subject: string;
  heading: string;
  blocks: Block[];
}

/** Who a mail is to, as far as it is known. */
export interface Addressee {
  name: string;
  /** The same as `name` where only that is known. */
  firstName: string;
}

export interface Stationery {
  /** Translates texts of the namespace `mail`. */
  translate: Translate;
  /** Name of the brand. */
  site: string;
  /** Null for an address that no account has confirmed: whoever entered it may have entered any name. */
  to: Addressee | null;
}

/** The content of one mail, before rendering. Throws when a link is not an http(s) URL. */
export function writeLetter<T extends TemplateName>(
  { translate, site, to }: Stationery,
  template: T,
  values: TemplateValues[T],
): Letter {
  // Translations embed single-line values; longer ones get a block of their own.
  const lines = Object.entries<unknown>({ ...values }).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, headerText(value)] as const] : [],
  );
  const quoted = { ...Object.fromEntries(lines), site };
  const t = (key: string, more: object = {}) => translate(`${template}.${key}`, { ...quoted, ...more });
  const say: Say = {
    text: (key, more) => ({ kind: 'text', text: t(key, more) }),
    note: (key) => ({ kind: 'note', text: t(key) }),
    heading: (key) => ({ kind: 'heading', text: t(key) }),
    link: (href, key = 'button') => ({
      kind: 'link',
      label: t(key),
      href: webAddress(href),
      hint: translate('linkHint'),
    }),
    files: (files) => (files.length > 0 ? [filesBlock(t('files'), files)] : []),
    label: (key) => translate(`labels.${key}`),
  };
  return {
    subject: headerText(t('subject')),
    heading: t('heading'),
    blocks: toOperators.has(template)
      ? templates[template](say, values)
      : [
          greeting(translate, to),
          ...templates[template](say, values),
          { kind: 'text', text: translate('close', { site }) },
        ],
  };
}

function greeting(translate: Translate, to: Addressee | null): Block {
  if (to === null) return { kind: 'text', text: translate('greeting.plain') };
  const [name, firstName] = [headerText(to.name), headerText(to.firstName)];
  return { kind: 'text', text: translate('greeting.named', { name, firstName }) };
}

function filesBlock(label: string, files: readonly FileLink[]): Block {
  return {
    kind: 'files',
    label,
    files: files.map(({ name, link }) => ({ name: headerText(name), href: webAddress(link) })),
  };
}

function resultsBlock(results: readonly ListedResult[]): Block {
  return {
    kind: 'results',
    results: results.map(({ title, facts, lines = [], link }) => ({
      title: headerText(title),
      facts: facts
        .map(headerText)
        .filter((fact) => fact !== '')
        .join(' · '),
      lines: lines.map(headerText),
      href: webAddress(link),
    })),
  };
}

/** The normalized form of an http or https URL. */
export function webAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new Error(`A mail cannot link to "${text}"; it takes a whole http or https address.`);
  return address.href;
}
