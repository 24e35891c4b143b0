/** Every table that holds something about people: what of it a person gets, and what becomes of it with the account. */

export interface PersonalTable {
  table: string;
  /** Columns by which its rows belong to a person. */
  by: readonly string[];
  /** In a condition, what these are compared with. */
  match: 'id' | 'email';
  /** Table of the person whose rows the columns name, where they do not name the person. */
  through?: 'resume' | 'resume_contact';
  /** Columns that the person does not get: they would let somebody in. */
  secret?: readonly string[];
  /** What happens with the account: `follows` is the foreign key's doing, `forget` empties these columns. */
  leaves: 'follows' | 'delete' | { forget: string };
}

/** In the order in which rows go. A test compares it with the columns of the database. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'account_role', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'account_brand', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'account_identity', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'account_session', by: ['account_id'], match: 'id', secret: ['id', 'actor_session_id'], leaves: 'follows' },
  { table: 'account_link', by: ['account_id'], match: 'id', secret: ['token_hash'], leaves: 'follows' },
  { table: 'account_event', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'organization_member', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'organization_invitation', by: ['email'], match: 'email', secret: ['token_hash'], leaves: 'delete' },
  { table: 'resume', by: ['account_id'], match: 'id', leaves: 'follows' },
  // What employers wrote to the owner of the resume, and what the person wrote as an employer.
  {
    table: 'resume_contact',
    by: ['resume_id'],
    through: 'resume',
    match: 'id',
    secret: ['asked_by'],
    leaves: 'follows',
  },
  { table: 'resume_contact', by: ['asked_by'], match: 'id', leaves: 'follows' },
  // All that was written to and by the owner of the resume, and what the person wrote as an employer.
  {
    table: 'resume_message',
    by: ['contact_id'],
    through: 'resume_contact',
    match: 'id',
    secret: ['author_id'],
    leaves: 'follows',
  },
  { table: 'resume_message', by: ['author_id'], match: 'id', leaves: 'follows' },
  { table: 'cv_site', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'search_alert', by: ['account_id'], match: 'id', secret: ['nonce', 'search_key'], leaves: 'follows' },
  { table: 'search_alert', by: ['email'], match: 'email', secret: ['nonce', 'search_key'], leaves: 'delete' },
  { table: 'bookmark', by: ['account_id'], match: 'id', leaves: 'follows' },
  // Orders stay for the books of the organization, without who made them.
  {
    table: 'purchase_order',
    by: ['account_id'],
    match: 'id',
    secret: ['order_key', 'provider_session', 'provider_payment'],
    leaves: 'follows',
  },
  { table: 'draft', by: ['account_id'], match: 'id', leaves: 'follows' },
  // The ledger keeps that somebody agreed; a trigger leaves a fingerprint of the address.
  { table: 'consent', by: ['account_id'], match: 'id', leaves: 'follows' },
  { table: 'upload', by: ['owner_id'], match: 'id', secret: ['key', 'token_hash'], leaves: 'delete' },
  // A mail may hold a link that still works.
  { table: 'outbox', by: ['recipient', 'reply_to'], match: 'email', secret: ['text', 'html'], leaves: 'delete' },
  // What the employer has counted stays, of nobody; notes about the person go with it (applications/clear.ts).
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
  { table: 'brand_patch', by: ['author_id'], match: 'id', leaves: { forget: "author_name = ''" } },
  { table: 'consent_info_revision', by: ['author_id'], match: 'id', leaves: 'follows' },
];
