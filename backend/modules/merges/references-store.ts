/** Every column that names an account or an organization, and what a merge does with its rows. A test compares it with the database. */
import { type SQL, sql } from 'drizzle-orm';
import { acrossBrandsByName } from '../../database/brand-rows.ts';

/** What rows are about, for the people who compare two entries. */
export type What =
  | 'alerts'
  | 'applications'
  | 'bookmarks'
  | 'brands'
  | 'consents'
  | 'contacts'
  | 'credits'
  | 'customers'
  | 'drafts'
  | 'files'
  | 'history'
  | 'invitations'
  | 'jobs'
  | 'members'
  | 'newsletters'
  | 'notices'
  | 'orders'
  | 'organizations'
  | 'profiles'
  | 'resumes'
  | 'roles'
  | 'sign_ins'
  | 'subscriptions';

/** A column whose rows move to the entry that is kept. */
export interface Reference {
  table: string;
  column: string;
  what: What;
  /** Which rows name an entry of this kind, where the column may name others too. */
  of?: (alias: SQL) => SQL;
  /** With these columns a row is unique: where the kept entry has such a row, the other one stays where it is. */
  apart?: readonly string[];
  /** The rows among which it is unique; without it all. */
  among?: (alias: SQL) => SQL;
  /** Further rows that stay. */
  only?: (alias: SQL, keep: number) => SQL;
}

export const MOVES: Readonly<Record<'account' | 'organization', readonly Reference[]>> = {
  account: [
    { table: 'account_brand', column: 'account_id', what: 'brands', apart: ['frontend'] },
    { table: 'account_role', column: 'account_id', what: 'roles', apart: ['role', 'frontend'] },
    { table: 'account_identity', column: 'account_id', what: 'sign_ins' },
    { table: 'organization_member', column: 'account_id', what: 'organizations', apart: ['organization_id'] },
    { table: 'organization', column: 'owner_id', what: 'history' },
    { table: 'organization_profile', column: 'trusted_by', what: 'history' },
    { table: 'organization_invitation', column: 'invited_by', what: 'invitations' },
    {
      table: 'organization_claim',
      column: 'account_id',
      what: 'history',
      apart: ['frontend', 'organization_id'],
      among: (one) => sql`${one}.resolved is null`,
    },
    { table: 'organization_claim', column: 'resolved_by', what: 'history' },
    { table: 'job', column: 'owner_id', what: 'jobs' },
    { table: 'job_request', column: 'account_id', what: 'history', apart: ['frontend', 'key'] },
    { table: 'job_report', column: 'account_id', what: 'history' },
    { table: 'job_report', column: 'resolved_by', what: 'history' },
    {
      table: 'application',
      column: 'account_id',
      what: 'applications',
      apart: ['frontend', 'job_id'],
      among: (one) => sql`${one}.job_id is not null`,
    },
    { table: 'application_event', column: 'actor_id', what: 'history' },
    { table: 'application_note', column: 'author_id', what: 'history' },
    {
      table: 'application_notice',
      column: 'account_id',
      what: 'notices',
      apart: ['frontend', 'organization_id'],
    },
    { table: 'resume', column: 'account_id', what: 'resumes', apart: [] },
    {
      table: 'cv_site',
      column: 'account_id',
      what: 'resumes',
      // The page goes where its resume went.
      only: (one, keep) =>
        sql`not exists (select from ${acrossBrandsByName('resume', 'A person has one resume on all brands.')} r where r.account_id = ${keep} and r.id <> ${one}.resume_id)`,
    },
    { table: 'resume_contact', column: 'asked_by', what: 'contacts' },
    { table: 'resume_message', column: 'author_id', what: 'history' },
    { table: 'resume_message', column: 'reader_id', what: 'history' },
    { table: 'message_notice', column: 'account_id', what: 'notices', apart: ['frontend'] },
    { table: 'search_alert', column: 'account_id', what: 'alerts', apart: ['frontend', 'index', 'search_key'] },
    { table: 'bookmark', column: 'account_id', what: 'bookmarks', apart: ['frontend', 'job_id'] },
    { table: 'newsletter_reader', column: 'account_id', what: 'newsletters', apart: ['frontend'] },
    { table: 'contact_message', column: 'handled_by', what: 'history' },
    { table: 'morning_mail', column: 'account_id', what: 'notices', apart: [] },
    { table: 'weekly_figures', column: 'account_id', what: 'notices', apart: ['frontend'] },
    {
      table: 'consent',
      column: 'account_id',
      what: 'consents',
      apart: ['revision_id'],
      among: (one) => sql`${one}.withdrawn is null`,
    },
    { table: 'consent_info_revision', column: 'author_id', what: 'history' },
    { table: 'draft', column: 'account_id', what: 'drafts', apart: ['frontend', 'form', 'key'] },
    { table: 'upload', column: 'owner_id', what: 'files' },
    { table: 'purchase_order', column: 'account_id', what: 'orders' },
    { table: 'brand_patch', column: 'author_id', what: 'history' },
    { table: 'scheduled_patch', column: 'author_id', what: 'history' },
    { table: 'fleet_edit', column: 'author_id', what: 'history' },
    { table: 'brand_preview', column: 'author_id', what: 'history' },
    { table: 'api_key', column: 'author_id', what: 'history' },
    { table: 'importer_run', column: 'account_id', what: 'history' },
    { table: 'importer_value', column: 'account_id', what: 'history' },
    { table: 'content_version', column: 'author_id', what: 'history' },
    { table: 'admin_note', column: 'author_id', what: 'history' },
    { table: 'admin_note', column: 'entry_id', what: 'history', of: (one) => sql`${one}.list = 'users'` },
  ],
  organization: [
    { table: 'organization_member', column: 'organization_id', what: 'members', apart: ['account_id'] },
    { table: 'organization_invitation', column: 'organization_id', what: 'invitations' },
    {
      table: 'organization_claim',
      column: 'organization_id',
      what: 'history',
      apart: ['frontend', 'account_id'],
      among: (one) => sql`${one}.resolved is null`,
    },
    { table: 'organization_profile', column: 'organization_id', what: 'profiles', apart: ['frontend'] },
    { table: 'account_brand', column: 'active_organization_id', what: 'history' },
    { table: 'job', column: 'organization_id', what: 'jobs' },
    {
      table: 'application_notice',
      column: 'organization_id',
      what: 'notices',
      apart: ['frontend', 'account_id'],
    },
    { table: 'customer', column: 'organization_id', what: 'customers', apart: ['frontend'] },
    { table: 'purchase_order', column: 'organization_id', what: 'orders', apart: ['frontend', 'order_key'] },
    { table: 'credit_entry', column: 'organization_id', what: 'credits' },
    { table: 'subscription', column: 'organization_id', what: 'subscriptions' },
    { table: 'api_key', column: 'organization_id', what: 'history' },
    { table: 'webhook', column: 'organization_id', what: 'history' },
    { table: 'importer', column: 'organization_id', what: 'history' },
    { table: 'admin_note', column: 'entry_id', what: 'history', of: (one) => sql`${one}.list = 'organizations'` },
    {
      table: 'spending',
      column: 'organization_id',
      what: 'history',
      apart: ['frontend', 'purchase', 'subject'],
    },
    {
      table: 'resume_contact',
      column: 'organization_id',
      what: 'contacts',
      apart: ['frontend', 'resume_id'],
      among: (one) => sql`${one}.state in ('pending', 'approved')`,
    },
    { table: 'resume_hiding', column: 'organization_id', what: 'history' },
    { table: 'applicant_stage', column: 'organization_id', what: 'history' },
    { table: 'message_template', column: 'organization_id', what: 'history', apart: ['frontend', 'name'] },
  ],
};

/** Columns that name an entry and are left alone, with the reason. */
export const STAYS: Readonly<Record<'account' | 'organization', Readonly<Record<string, string>>>> = {
  account: {
    'account.merged_into': 'It says where earlier merges went.',
    'account_event.account_id': 'The log is not rewritten: it says what happened to which account.',
    'account_event.actor_id': 'The log is not rewritten: it says what happened to which account.',
    'account_session.account_id': 'Sessions end.',
    'account_session.actor_id': 'Sessions end.',
    'account_link.account_id': 'Mailed links end.',
    'merge.author_id': 'Who merged is part of the history.',
    'term_change.author_id': 'Who changed a term is part of the history.',
  },
  organization: {
    'organization.merged_into': 'It says where earlier merges went.',
    'credit_balance.organization_id': 'Summed up again from the entries.',
    'facet_value.organization_id': 'Written anew with the jobs that carry it.',
    'organization_search.organization_id': 'Written anew with the profiles.',
  },
};
