/** Tables of public resume pages: one per person and brand. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { resume } from './resumes.ts';

export const cvSite = brandTable(
  'cv_site',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    resumeId: integer('resume_id')
      .notNull()
      .references(() => resume.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    /** Its owner wants it published. */
    published: boolean('published').notNull(),
    /** Publicly visible: published by its owner, and nothing prevents it (modules/cv-sites/standing.ts). */
    online: boolean('online').notNull().default(false),
    /** Why an administrator took it down; null otherwise. */
    refusal: text('refusal'),
    /** Search engines may list it. */
    indexable: boolean('indexable').notNull(),
    /** What it shows beyond what every employer can see without approved contact. */
    shows: text('shows').array().notNull().default(sql`'{}'`),
    /** Last change of its settings; its content may have changed later. */
    changed: instant('changed').notNull(),
  },
  (t) => [
    unique('cv_site_slug_is_unique').on(t.frontend, t.slug),
    unique('cv_site_is_unique').on(t.resumeId, t.frontend),
    index('cv_site_by_account').on(t.accountId),
  ],
);

/** Former URL slugs of published pages: they redirect to the current one. */
export const cvSiteSlug = brandTable(
  'cv_site_slug',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    slug: text('slug').notNull(),
    cvSiteId: integer('cv_site_id')
      .notNull()
      .references(() => cvSite.id, { onDelete: 'cascade' }),
  },
  (t) => [unique('cv_site_slug_former_is_unique').on(t.frontend, t.slug), index('cv_site_slug_by_site').on(t.cvSiteId)],
);
