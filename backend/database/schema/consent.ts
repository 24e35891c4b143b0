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
    /** Path of the pages that ask; null on all of the placement. */
    path: text('path'),
    /** The person must tick it; otherwise going on is agreement enough. */
    optIn: boolean('opt_in').notNull().default(true),
    /** Nobody goes on without it. */
    required: boolean('required').notNull().default(true),
    position: integer('position').notNull().default(0),
    /** When it was last asked; null while it is. */
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

/** A wording. Rows are only added: the latest is what people are asked, the others are what they were asked. */
export const consentInfoRevision = pgTable(
  'consent_info_revision',
  {
    id: id(),
    infoId: integer('info_id')
      .notNull()
      .references(() => consentInfo.id, { onDelete: 'cascade' }),
    /** Filtered HTML by language. */
    text: jsonb('text').$type<Localised>().notNull(),
    note: text('note').notNull().default(''),
    /** Null for the wording a brand begins with, and for an author whose account is gone. */
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [index('consent_info_revision_by_info').on(t.infoId, t.id)],
);

/** The ledger: one row per person, brand and wording that holds. A trigger refuses changes but two: a consent is withdrawn once, and an account that goes leaves a fingerprint of its address. */
export const consent = brandTable(
  'consent',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** In lower case; `sha256:` and the hash of it once the account is gone. */
    mail: text('mail').notNull(),
    infoId: integer('info_id')
      .notNull()
      .references(() => consentInfo.id),
    revisionId: integer('revision_id')
      .notNull()
      .references(() => consentInfoRevision.id),
    /** Network that it came from: of IPv6 the first half. */
    network: text('network').notNull().default(''),
    created: instant('created').notNull().defaultNow(),
    /** When the person took it back; agreeing again is a row of its own. */
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
