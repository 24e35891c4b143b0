/** Previews of brands with settings that are not saved. */
import { sql } from 'drizzle-orm';
import { check, index, integer, json, text } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';

/** One preview link. Pages, and what visitors do on them, never reach the database: this row is all that there is. */
export const brandPreview = brandTable(
  'brand_preview',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** The merge patch on the brand file; not `jsonb`, because the order of keys matters. */
    patch: json('patch').notNull(),
    /** As whom the link shows the site first. */
    role: text('role').notNull(),
    /** The day for which it shows the site first, as `2026-12-01`; null for today. */
    day: text('day'),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** Kept when the account is deleted. */
    authorName: text('author_name').notNull(),
    /** The address is signed with it. */
    created: instant('created').notNull(),
    expires: instant('expires').notNull(),
    /** When somebody ended it before its time. */
    ended: instant('ended'),
  },
  (t) => [
    check('brand_preview_role_is_known', sql`${t.role} in ('visitor', 'applicant', 'recruiter', 'administrator')`),
    index('brand_preview_by_frontend').on(t.frontend, t.id),
  ],
);
