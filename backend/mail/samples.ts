/** Made-up values for every template: what administrators see and send themselves, and what the tests render. */
import type { TemplateName, TemplateValues } from './templates.ts';

const DAY = new Date(Date.UTC(2026, 4, 4, 9));
const WEEK = [new Date(Date.UTC(2026, 9, 19)), new Date(Date.UTC(2026, 9, 25))] as const;

/**
 * Values of every template, with links to the brand at `origin` and dates in the language of the mail. Some of what
 * people write has special characters.
 */
export function sampleValues(origin: string, locale = 'en'): TemplateValues {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const date = days.format(DAY);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    DAY,
  );
  const interview = { times: [moment], length: '30 minutes', place: '<Room> 7' };
  const link = `${origin}/contact?sample=a&b=1`;
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Question', body: 'First line\n\nSecond <line>' };
  const sent = {
    job: 'Reporter',
    organization: 'Harbor Works',
    name: 'Ada Byron',
    email: 'ada@example.com',
    phone: '+1 207 555 0100',
    coverLetter: 'I count.\n\nIn <numbers>.',
    answers: [['Do you drive?', 'Yes'] as const, ['Why us?', 'Because\nof the sea.'] as const],
    fileNames: ['Life.pdf'],
  };
  const order = {
    reference: '',
    link,
    number: 'HL-00001',
    organization: 'Harbor Works',
    lines: [['2 × One advertisement', '$298.00'] as const],
    voucher: 'SPRING',
    discount: '−$29.80',
    total: '$268.20',
    bank: 'IBAN DE02\nBIC <x>',
    due: date,
    reason: 'Paid twice.\n\nSorry <you>.',
  };
  return {
    contact: message,
    contact_copy: message,
    contact_receipt: {},
    verify_email: { link },
    reset_password: { link },
    change_email: { link },
    known_address: { link, reset: `${origin}/user/password?token=c` },
    email_changed: { newEmail: 'new@example.com' },
    password_changed: {},
    invitation: { link, organization: 'Harbor Works', inviter: 'Grace', role: 'editor' },
    organization_approved: { link, organization: 'Harbor Works' },
    organization_refused: { link, organization: 'Harbor Works', reason: 'Who are you?\n\nTell us.' },
    api_key_created: { link, organization: 'Harbor Works', name: 'Applicant tracking', author: 'Grace' },
    claim_approved: { link, organization: 'Harbor Works' },
    join_requested: { link, organization: 'Harbor Works', person: 'Ida Dietrich', position: 'Director' },
    join_accepted: { link, organization: 'Harbor Works' },
    join_declined: { link, organization: 'Harbor Works', reason: 'Please ask Ida.' },
    claim_rejected: { link, organization: 'Harbor Works', reason: 'Who are you?\n\nTell us.' },
    webhook_paused: { link, organization: 'Harbor Works', address: 'hooks.example.com' },
    account_deleted: {},
    job_alert_confirm: { link, search: 'Nursing: jobs in Bonn' },
    job_alert: {
      link,
      search: 'Nursing: jobs in Bonn',
      results: [
        { title: 'Nurse <b>', facts: ['Harbor & Sons', 'Bonn'], link: `${origin}/job/nurse-1` },
        { title: 'Head nurse', facts: ['Acme', ''], link: `${origin}/job/head-nurse-2` },
      ],
    },
    newsletter_confirm: { link },
    newsletter_known: { link },
    newsletter: {
      link,
      lead: '2 new jobs',
      jobs: [{ title: 'Nurse <b>', facts: ['Harbor & Sons', 'Bonn'], link: `${origin}/job/nurse-1` }],
      posts: [{ title: 'Talking about pay', facts: ['What to ask & when.'], link: `${origin}/blog/pay` }],
      blog: `${origin}/blog`,
    },
    resume_alert: {
      link,
      search: 'Nursing in Bonn',
      results: [{ title: 'Nurse <b>', facts: ['Head of a ward', 'Bonn'], link: `${origin}/resume/1` }],
    },
    weekly_figures: {
      ...{ link, week: days.formatRange(...WEEK), views: '482', starts: '31', applications: '12', more: 3 },
      isCompared: true,
      jobs: [
        {
          title: 'Nurse <b>',
          link: `${origin}/job/nurse-1`,
          facts: ['312 views', '24 applications started', '9 sent here'],
          lines: [
            'Views from: job search 180 · search engines 92 · emails 28 · direct 12',
            '1,240 times in search results, at position 6.2 on average',
            'Views per day online: 44.6 (similar jobs: 31)',
            'Applications started per 100 views: 7.7 (similar jobs: 6.1)',
          ],
        },
        {
          title: 'Head nurse',
          link: `${origin}/job/head-nurse-2`,
          facts: ['170 views', '7 applications started', '3 sent here'],
          lines: ['Views per day online: 24.3'],
        },
      ],
    },
    order_placed: order,
    order_paid: order,
    order_cancelled: order,
    order_refunded: order,
    order_partly_refunded: order,
    order_received: {
      ...{
        link,
        number: '12',
        organization: 'Harbor Works',
        total: '$149.00',
        reference: 'PO 4711',
        voucher: '',
        discount: '',
      },
      lines: [['1 × One job ad', '$149.00']],
    },
    order_needs_look: { link, number: '12', organization: 'Harbor Works' },
    subscription_ends: { link, name: 'Jobs for a year', organization: 'Harbor Works', date },
    job_published: { link, title: 'Reporter' },
    job_scheduled: { link, title: 'Reporter', date: moment },
    job_approved: { link, title: 'Reporter' },
    job_not_posted: { link, title: 'Reporter' },
    job_refused: { link, title: 'Reporter', reason: 'Who pays?\n\nTell us.' },
    job_taken_down: { link, title: 'Reporter', reason: 'It is taken.' },
    job_ends_soon: { link, title: 'Reporter', date },
    job_ended: { link, title: 'Reporter' },
    job_waits: { link, title: 'Reporter', organization: 'Harbor Works' },
    brand_outdated: { link, brand: 'Acme', faults: 'brands/acme.json:3:5\nThere is no setting "<nmae>".' },
    brand_broken: { link, brand: 'Acme', faults: 'brands/acme.json:3:5\nThere is no setting "<nmae>".' },
    brand_mended: { link, brand: 'Acme' },
    brand_change_refused: {
      ...{ link, brand: 'Acme', author: 'Ada <Boss>', note: 'Spring & sale', reason: 'errors' },
      faults: 'runtime patch:3:5\nThere is no page "<fair>".',
    },
    morning: {
      ...{ link, count: '3' },
      groups: [
        { title: 'Jobs to review', entries: [{ title: 'Acme & <Sons>', facts: ['2', '3 days ago'], link }] },
        { title: 'Failed background work', entries: [{ title: 'All brands', facts: ['1'], link }] },
      ],
    },
    job_reported: { link, title: 'Reporter', text: 'They want <money>.' },
    application_confirm: { link, job: 'Reporter', organization: 'Harbor Works' },
    application_receipt: { ...sent, link, register: `${origin}/user/register` },
    application_new: { link, job: 'Reporter', name: 'Ada Byron' },
    application_forward: { ...sent, link, files: [{ name: 'Life.pdf', link: `${origin}/files/1` }] },
    application_digest: { link, organization: 'Harbor Works', jobs: [{ job: 'Reporter', count: 2, link }] },
    resume_contact_asked: {
      link,
      organization: 'Harbor Works',
      message: 'Hello.\n\nAre you <free>?',
      opens: 'Name, Home, Files',
      ways: 'Email address, Phone',
    },
    resume_contact_opened: { link, organization: 'Harbor Works', opens: 'Name, Home, Files, Phone' },
    resume_contact_approved: { link, opens: 'Name, Home, Files, Phone' },
    message: {
      link,
      from: 'Harbor Works',
      job: 'Reporter',
      text: 'Ten o’clock?\n\nOr <eleven>?',
      files: ['How to find us.pdf'],
      interview,
      isAnswered: true,
    },
    interview_accepted: { link, from: 'Harbor Works', job: 'Reporter', interview },
    interview_declined: { link, from: 'Ada Byron', job: '', interview },
    interview_cancelled: { link, from: 'Ada Byron', job: 'Reporter', isOwn: false, interview },
    interview_withdrawn: { link, from: 'Harbor Works', job: 'Reporter', interview },
    reply_refused: { link, reason: 'The email was empty.' },
    message_digest: { results: [{ title: 'Harbor Works · Reporter', facts: ['2 new messages'], link }] },
    message_reported: {
      link,
      author: 'Harbor Works',
      reporter: 'Ada Byron',
      about: 'application 7: Reporter',
      quote: 'Send <money> first.',
      text: 'They want money.',
    },
    resume_contact_unreachable: { link, back: 'credit' },
    resume_contact_unpaid: { link },
    cv_site_taken_down: { link, reason: 'It names <somebody> else.\n\nPlease change that.' },
    cv_site_restored: { link },
    resume_contact_declined: {},
    resume_contact_revoked: {},
    application_stage: {
      link,
      job: 'Reporter',
      organization: 'Harbor Works',
      stage: 'hired',
      note: 'Come on Monday.',
      isAnswered: true,
    },
    application_keep: { link, no: link, job: 'Reporter', organization: 'Harbor Works', date },
    application_keep_again: { link, no: link, job: 'Reporter', organization: 'Harbor Works', date },
    application_clearing: { job: 'Reporter', organization: 'Harbor Works', date },
    application_clearing_employer: { link, job: 'Reporter', count: '3', date },
  };
}

/** Emails that their recipients can unsubscribe from. */
const REGULAR: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'job_alert',
  'resume_alert',
  'newsletter',
  'weekly_figures',
]);

/** Where the recipient of a sample would unsubscribe; undefined for all other emails. */
export const sampleUnsubscribe = (template: TemplateName, origin: string): string | undefined =>
  REGULAR.has(template) ? `${origin}/contact?sample=unsubscribe` : undefined;

const LONGER = 6;

/** The same values as long as people make them: six times the text, and six times as many lines in lists. */
export function lengthened<T>(value: T): T {
  if (typeof value === 'string') {
    // Addresses, numbers and words that stand for a choice are none that somebody writes.
    const isWritten = /^\p{Lu}/u.test(value) && !/^[A-Z0-9-]+$/.test(value);
    return (isWritten ? Array.from({ length: LONGER }, () => value).join(' ') : value) as T;
  }
  if (Array.isArray(value)) {
    const isPair = value.every((one) => typeof one === 'string');
    const times = isPair ? 1 : LONGER;
    return Array.from({ length: times }, () => value.map(lengthened)).flat() as T;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lengthened(one)])) as T;
  return value;
}
