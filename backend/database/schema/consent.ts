/** Tables of consent: what each brand asks people to agree to, every wording it ever had, and who agreed to which. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant, type Localised } from './columns.ts';

/** Something people are asked to agree to. */
export const consentInfo = brandTable(
  'consent_info',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** PRIVACY_POLICY, ... */
    type: text('type').notNull(),
    /** Where it is asked: REGISTRATION, ... */
    placement: text('placement').notNull(),
    /** Path of the pages that ask; null for all pages of the placement. */
    path: text('path'),
    /** Whether the person must tick it; otherwise continuing counts as agreement. */
    optIn: boolean('opt_in').notNull().default(true),
    /** Whether it is required to continue. */
    required: boolean('required').notNull().default(true),
    position: integer('position').notNull().default(0),
    /** When it was retired; null while it is in use. */
    retired: instant('retired'),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    index('consent_info_by_placement').on(t.frontend, t.placement, t.type, t.position, t.id),
    uniqueIndex('consent_info_is_asked_once')
      .on(t.frontend, t.placement, t.type, sql`coalesce(${t.path}, '')`)
      .where(sql`retired is null`),
    check('consent_info_type_is_a_code', sql`${t.type} ~ '^[A-Z][A-Z0-9_]{0,59}$'`),
    check('consent_info_placement_is_a_code', sql`${t.placement} ~ '^[A-Z][A-Z0-9_]{0,59}$'`),
  ],
);

/** A wording. Rows are only added: the latest is shown to people, the older ones are kept as proof of what was shown. */
export const consentInfoRevision = pgTable(
  'consent_info_revision',
  {
    id: id(),
    infoId: integer('info_id')
      .notNull()
      .references(() => consentInfo.id, { onDelete: 'cascade' }),
    /** Sanitized HTML by language. */
    text: jsonb('text').$type<Localised>().notNull(),
    note: text('note').notNull().default(''),
    /** Null for a brand's initial wording, and for an author whose account was deleted. */
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [index('consent_info_revision_by_info').on(t.infoId, t.id)],
);

/** The ledger: one row per person, brand and wording agreed to. A trigger allows two changes only: a consent is withdrawn once, and a deleted account leaves a hash of its address. */
export const consent = brandTable(
  'consent',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** In lowercase; `sha256:` and its hash once the account is deleted. */
    mail: text('mail').notNull(),
    infoId: integer('info_id')
      .notNull()
      .references(() => consentInfo.id),
    revisionId: integer('revision_id')
      .notNull()
      .references(() => consentInfoRevision.id),
    /** Network it came from: for IPv6 the first 64 bits. */
    network: text('network').notNull().default(''),
    created: instant('created').notNull().defaultNow(),
    /** When the person withdrew it; agreeing again adds a new row. */
    withdrawn: instant('withdrawn'),
  },
  (t) => [
    uniqueIndex('consent_of_account_is_unique').on(t.accountId, t.revisionId).where(sql`withdrawn is null`),
    uniqueIndex('consent_of_guest_is_unique')
      .on(t.revisionId, t.mail)
      .where(sql`account_id is null and withdrawn is null and mail not like 'sha256:%'`),
    index('consent_by_frontend').on(t.frontend, t.id),
    index('consent_by_account').on(t.accountId, t.frontend, t.id),
  ],
);
