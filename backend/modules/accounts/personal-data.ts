/** Every table with personal data: what the person can export, and what happens to it on deletion of the account. */

export interface PersonalTable {
  table: string;
  /** Columns that link its rows to a person. */
  by: readonly string[];
  /** What these columns are compared with. */
  match: 'id' | 'email';
  /** Table that the columns refer to, where they do not refer to the person directly. */
  through?: 'resume' | 'resume_contact' | 'application' | 'message';
  /** Columns left out of the export, because they would grant access. */
  secret?: readonly string[];
  /** What happens on deletion: `follows` leaves it to the foreign key, `forget` clears these columns. */
  leaves: 'follows' | 'delete' | { forget: string };
}

/** In order of deletion. A test compares it with the columns of the database. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'account_role', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'account_brand', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'account_identity', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'account_session', by: ['account_id'], match: 'id', secret: ['id', 'actor_session_id'], leaves: 'follows' },
  { table: 'account_link', by: ['account_id'], match: 'id', secret: ['token_hash'], leaves: 'follows' },
  { table: 'account_event', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'organization_member', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'organization_invitation', by: ['email'], match: 'email', secret: ['token_hash'], leaves: 'delete' },
  { table: 'organization_claim', by: ['account_id'], match: 'id', secret: ['resolved_by'], leaves: 'follows' },
  { table: 'resume', by: ['account_id'], match: 'id', leaves: 'follows' },
  // Messages of employers to the owner of the resume, and messages that the person wrote as an employer.
  {
    table: 'resume_contact',
    by: ['resume_id'],
    through: 'resume',
    match: 'id',
    secret: ['asked_by'],
    leaves: 'follows',
  },
  { table: 'resume_contact', by: ['asked_by'], match: 'id', leaves: 'follows' },
  // All messages to and from the seeker, those that the person wrote as an employer, and those that await the daily mail.
  {
    table: 'resume_message',
    by: ['contact_id'],
    through: 'resume_contact',
    match: 'id',
    secret: ['author_id', 'reader_id', 'send_key'],
    leaves: 'follows',
  },
  // Deleted before the account is (messages/store.ts).
  {
    table: 'resume_message',
    by: ['application_id'],
    through: 'application',
    match: 'id',
    secret: ['author_id', 'reader_id', 'send_key'],
    leaves: 'follows',
  },
  { table: 'resume_message', by: ['author_id', 'reader_id'], match: 'id', secret: ['send_key'], leaves: 'follows' },
  { table: 'interview', by: ['message_id'], through: 'message', match: 'id', leaves: 'follows' },
  { table: 'mail_bounce', by: ['email'], match: 'email', leaves: 'delete' },
  { table: 'message_notice', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'resume_hiding', by: ['resume_id'], through: 'resume', match: 'id', leaves: 'follows' },
  { table: 'cv_site', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'search_alert', by: ['account_id'], match: 'id', secret: ['nonce', 'search_key'], leaves: 'follows' },
  { table: 'search_alert', by: ['email'], match: 'email', secret: ['nonce', 'search_key'], leaves: 'delete' },
  { table: 'newsletter_reader', by: ['account_id'], match: 'id', secret: ['nonce'], leaves: 'follows' },
  { table: 'newsletter_reader', by: ['email'], match: 'email', secret: ['nonce'], leaves: 'delete' },
  { table: 'contact_message', by: ['handled_by'], match: 'id', secret: ['send_key'], leaves: 'follows' },
  { table: 'morning_mail', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'weekly_figures', by: ['account_id'], match: 'id', secret: ['nonce'], leaves: 'follows' },
  { table: 'bookmark', by: ['account_id'], match: 'id', leaves: 'follows' },
  // Orders are kept for the organization's accounting, without the person who placed them.
  {
    table: 'purchase_order',
    by: ['account_id'],
    match: 'id',
    secret: ['order_key', 'provider_session', 'provider_payment'],
    leaves: 'follows',
  },
  { table: 'draft', by: ['account_id'], match: 'id', leaves: 'follows' },
  // The ledger keeps that somebody agreed; a trigger replaces the address with a hash.
  { table: 'consent', by: ['account_id'], match: 'id', leaves: 'follows' },
  // What the person agreed to with the address alone.
  {
    table: 'consent',
    by: ['mail'],
    match: 'email',
    leaves: { forget: "mail = 'sha256:' || encode(sha256(convert_to(mail, 'UTF8')), 'hex'), network = ''" },
  },
  { table: 'upload', by: ['owner_id'], match: 'id', secret: ['key', 'token_hash'], leaves: 'delete' },
  // A mail may contain a link that still works.
  { table: 'outbox', by: ['recipient', 'reply_to'], match: 'email', secret: ['text', 'html'], leaves: 'delete' },
  // Deleted before the account is (applications/clear.ts).
  {
    table: 'saved_candidate',
    by: ['application_id'],
    through: 'application',
    match: 'id',
    secret: ['note', 'nonce'],
    leaves: 'follows',
  },
  // The counted row stays anonymously; notes about the person are deleted with it (applications/clear.ts).
  {
    table: 'application',
    by: ['account_id'],
    match: 'id',
    secret: ['send_key', 'rating', 'knocked_out'],
    leaves: {
      forget: `account_id = null, email = null, data = '{}', files = '{}', send_key = null, rating = 0, cleared = now(),
        stage = case when stage in ('sent', 'viewed', 'shortlisted') then 'withdrawn' else stage end`,
    },
  },
  { table: 'application_note', by: ['author_id'], match: 'id', leaves: { forget: "author_name = ''" } },
  { table: 'application_notice', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'job_request', by: ['account_id'], match: 'id', secret: ['key'], leaves: 'follows' },
  {
    table: 'job_report',
    by: ['email'],
    match: 'email',
    secret: ['send_key', 'resolved_by', 'note'],
    leaves: { forget: 'email = null, account_id = null' },
  },
  { table: 'job', by: ['owner_id'], match: 'id', leaves: { forget: 'owner_id = null' } },
  { table: 'organization', by: ['owner_id'], match: 'id', leaves: { forget: 'owner_id = null' } },
  { table: 'organization_profile', by: ['trusted_by'], match: 'id', leaves: { forget: 'trusted_by = null' } },
  { table: 'keeper_notice', by: ['recipient'], match: 'email', leaves: 'delete' },
  { table: 'fleet_edit', by: ['author_id'], match: 'id', leaves: { forget: "author_name = ''" } },
  { table: 'brand_preview', by: ['author_id'], match: 'id', leaves: { forget: "author_name = ''" } },
  { table: 'importer_run', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'importer_value', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'api_key', by: ['author_id'], match: 'id', secret: ['token_hash'], leaves: 'follows' },
  { table: 'scheduled_patch', by: ['author_id'], match: 'id', leaves: { forget: "author_name = ''" } },
  { table: 'brand_patch', by: ['author_id'], match: 'id', leaves: { forget: "author_name = ''" } },
  { table: 'admin_note', by: ['author_id'], match: 'id', leaves: { forget: "author_name = ''" } },
  { table: 'content_version', by: ['author_id'], match: 'id', leaves: { forget: 'author_name = null' } },
  { table: 'consent_info_revision', by: ['author_id'], match: 'id', leaves: 'follows' },
  { table: 'merge', by: ['author_id'], match: 'id', leaves: 'follows' },
  { table: 'term_change', by: ['author_id'], match: 'id', leaves: 'follows' },
];
