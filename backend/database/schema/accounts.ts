/** Tables of people: network-wide accounts, and their roles and activity on each brand. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';
import { organization } from './organizations.ts';

/** One person. The account belongs to the network; its email address is unique there. */
export const account = pgTable(
  'account',
  {
    id: id(),
    /** In lowercase. */
    email: text('email').notNull(),
    displayName: text('display_name').notNull().default(''),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** argon2id, with its parameters; null for a person who only signs in through a provider. */
    passwordHash: text('password_hash'),
    emailVerified: instant('email_verified'),
    blocked: instant('blocked'),
    /** Incremented when all sessions must end: new password, block, changed roles, "sign out everywhere". */
    tokenVersion: integer('token_version').notNull().default(1),
    /** Secret of the second factor, encrypted; in use once `totpConfirmed` is set. */
    totpSecret: text('totp_secret'),
    totpConfirmed: instant('totp_confirmed'),
    /** Last time step whose code was used, so that no code works twice. */
    totpLastStep: integer('totp_last_step'),
    /** SHA-256 of the unused recovery codes. */
    recoveryCodes: text('recovery_codes').array().notNull().default(sql`'{}'`),
    /** The account that it was merged into: it is blocked from then on, and keeps only what that one had already. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => account.id, { onDelete: 'set null' }),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [
    unique('account_email_is_unique').on(t.email),
    check('account_email_is_lower_case', sql`${t.email} = lower(${t.email})`),
    index('account_merged').on(t.mergedInto).where(sql`merged_into is not null`),
  ],
);

/** What an account may do; without a brand, everywhere. */
export const accountRole = brandTable(
  'account_role',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    frontend: text('frontend'),
    /** applicant, recruiter, job_editor, site_admin, administrator */
    role: text('role').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('account_role_is_unique').on(t.accountId, t.role, sql`coalesce(${t.frontend}, '')`),
    check(
      'account_role_is_known',
      sql`${t.role} in ('applicant', 'recruiter', 'job_editor', 'site_admin', 'administrator')`,
    ),
    check('account_role_has_its_brand', sql`(${t.role} in ('applicant', 'recruiter')) <= (${t.frontend} is not null)`),
  ],
);

/** An account on one brand. */
export const accountBrand = brandTable(
  'account_brand',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    /** Null while awaiting approval by an administrator, where the brand approves accounts. */
    approved: instant('approved'),
    /** A site administrator verified the address for this brand only. */
    vouched: instant('vouched'),
    /** A site administrator blocked the person on this brand; `account.blocked` blocks them on all. */
    blocked: instant('blocked'),
    activeOrganizationId: integer('active_organization_id').references(() => organization.id, { onDelete: 'set null' }),
    /** Language of mails. */
    locale: text('locale').notNull(),
    joined: instant('joined').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'account_brand_is_unique', columns: [t.accountId, t.frontend] }),
    index('account_brand_by_frontend').on(t.frontend, t.accountId),
  ],
);

/** Identity of a person at a sign-in provider. */
export const accountIdentity = pgTable(
  'account_identity',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** linkedin, google, facebook */
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    unique('account_identity_is_unique').on(t.provider, t.subject),
    index('account_identity_by_account').on(t.accountId),
  ],
);

/** A session of one person on one brand. Ended ones are kept until they would have expired. */
export const accountSession = brandTable(
  'account_session',
  {
    /** Random; only ever exposed inside signed tokens. */
    id: text('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    /** The administrator who masquerades as this person. */
    actorId: integer('actor_id').references(() => account.id, { onDelete: 'cascade' }),
    /** The administrator's own session, to return to. */
    actorSessionId: text('actor_session_id'),
    /** `account.token_version` at sign-in: a higher one ends the session. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** When the second factor was verified. */
    secondFactor: instant('second_factor'),
    created: instant('created').notNull().defaultNow(),
    expires: instant('expires').notNull(),
    ended: instant('ended'),
  },
  (t) => [index('account_session_by_account').on(t.accountId), index('account_session_oldest').on(t.expires)],
);

/** A mailed link: it works once, for a limited time. */
export const accountLink = brandTable(
  'account_link',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    /** verify_email, reset_password, change_email, sign_in, masquerade, workspace */
    kind: text('kind').notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    /** What it is for, such as the new address. */
    data: jsonb('data').$type<Record<string, string | number>>().notNull().default({}),
    created: instant('created').notNull().defaultNow(),
    expires: instant('expires').notNull(),
    used: instant('used'),
  },
  (t) => [
    unique('account_link_token_is_unique').on(t.tokenHash),
    index('account_link_by_account').on(t.accountId, t.kind),
    index('account_link_oldest').on(t.expires),
  ],
);

/** Log of account events; rows are only added, and deleted after the log's retention period. */
export const accountEvent = brandTable(
  'account_event',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Null for an attempt that matches no account. */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** The administrator who did it, or who masqueraded as this person. */
    actorId: integer('actor_id').references(() => account.id, { onDelete: 'set null' }),
    /** sign_in, sign_in_failed, sign_out, registered, email_verified, password_changed, role_granted, masquerade_began, ... */
    kind: text('kind').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    /** Network it came from: for IPv6 the first 64 bits. */
    network: text('network').notNull().default(''),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    index('account_event_by_frontend').on(t.frontend, t.id),
    index('account_event_by_account').on(t.accountId, t.id),
    index('account_event_oldest').on(t.created),
    index('account_event_by_subject').using('gin', sql`${t.detail} jsonb_path_ops`),
  ],
);

/** Members of organizations. */
export const organizationMember = pgTable(
  'organization_member',
  {
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** owner, editor */
    role: text('role').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'organization_member_is_unique', columns: [t.organizationId, t.accountId] }),
    index('organization_member_by_account').on(t.accountId),
    check('organization_member_role_is_known', sql`${t.role} in ('owner', 'editor', 'screener')`),
  ],
);

/** An invitation by mail to become a member of an organization. */
export const organizationInvitation = brandTable(
  'organization_invitation',
  {
    id: id(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    email: text('email').notNull(),
    role: text('role').notNull(),
    invitedBy: integer('invited_by').references(() => account.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull(),
    created: instant('created').notNull().defaultNow(),
    expires: instant('expires').notNull(),
    accepted: instant('accepted'),
    withdrawn: boolean('withdrawn').notNull().default(false),
  },
  (t) => [
    unique('organization_invitation_token_is_unique').on(t.tokenHash),
    index('organization_invitation_by_organization').on(t.organizationId, t.id),
    check('organization_invitation_role_is_known', sql`${t.role} in ('owner', 'editor', 'screener')`),
  ],
);
