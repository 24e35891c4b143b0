/** The entries of a brand's sitemaps, read in pages by key (keyset pagination). */
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { acrossBrands, rowsOf } from '../database/brand-rows.ts';
import { blogPost } from '../database/schema/blog.ts';
import { cvSite } from '../database/schema/cv-sites.ts';
import { job } from '../database/schema/jobs.ts';
import { organizationProfile } from '../database/schema/organizations.ts';
import { landingPage } from '../database/schema/pages.ts';
import { resume } from '../database/schema/resumes.ts';
import type { Scope } from '../scope.ts';
import { languagesOf } from '../search/fold.ts';
import { slugOf } from './slug.ts';

const RESUMES = acrossBrands(resume, 'A resume belongs to its person, on all brands.');

export type SitemapSource = 'jobs' | 'organizations' | 'cvs' | 'posts' | 'pages';

export interface SitemapRow {
  /** Key to continue after. */
  id: number;
  /** Slug of a job, an organization, a public resume or a post; path of a landing page. */
  slug: string;
  /** Language of the content; null without one. */
  langcode: string | null;
  lastmod: Date;
  /** A page with a saved search, which may find nothing. */
  isSearch?: boolean;
}

export interface SitemapQuery {
  brand: string;
  type: SitemapSource;
  /** Language of a landing page or a post; everything else is shown in all languages of a brand. */
  language: string;
  /** Rows after this key; 0 for the first page. */
  after: number;
  limit: number;
  now: Date;
}

export interface SitemapSummary {
  count: number;
  lastmod: Date | null;
}

export interface Sitemaps {
  /** Rows in order of their key. Jobs: published and owned by this brand, so that each has one canonical URL. No sample content of a draft. */
  rows(query: SitemapQuery): Promise<SitemapRow[]>;
  /** The number of rows, and the latest change. */
  summary(query: Omit<SitemapQuery, 'after' | 'limit'>): Promise<SitemapSummary>;
}

type Source = (scope: Scope, asked: Pick<SitemapQuery, 'language' | 'now'>) => SQL;

const SOURCES: Readonly<Record<SitemapSource, Source>> = {
  jobs: (scope, { now }) => sql`
    select id, title as slug, langcode, changed as lastmod from ${rowsOf(scope).all(job)} j
    where state = 'published' and not sample and (expires is null or expires > ${now})`,
  organizations: (scope) => sql`
    select p.id, p.slug, null as langcode, greatest(p.changed, o.changed) as lastmod
    from ${rowsOf(scope).all(organizationProfile)} p join organization o on o.id = p.organization_id where p.published and not o.sample`,
  cvs: (scope) => sql`
    select s.id, s.slug, null as langcode, greatest(s.changed, r.changed) as lastmod
    from ${rowsOf(scope).all(cvSite)} s join ${RESUMES} r on r.id = s.resume_id where s.online and s.indexable`,
  posts: (scope, { language, now }) => sql`
    select id, slug, langcode, greatest(changed, publish_at) as lastmod from ${rowsOf(scope).all(blogPost)} p
    where langcode = any(${sql.param(languagesOf(language))}::text[]) and publish_at <= ${now} and not sample
      and (langcode = ${language} or not exists (select from ${rowsOf(scope).all(blogPost)} closer
        where closer.translation = p.translation and closer.langcode = ${language} and closer.publish_at <= ${now}))`,
  pages: (scope, { language, now }) => sql`
    select id, path as slug, langcode, greatest(changed, publish_at) as lastmod, search is not null as "isSearch" from ${rowsOf(scope).all(landingPage)} p
    where langcode = ${language} and publish_at <= ${now} and not sample`,
};

/** Raw rows, and their dates. */
type Raw<T extends { lastmod: unknown }> = Omit<T, 'lastmod'> & { lastmod: string | null } & Record<string, unknown>;

/** Reads the database at each call, without caching. */
export function createSitemaps(pool: pg.Pool): Sitemaps {
  const db = drizzle(pool);
  return {
    async rows({ brand, type, after, limit, ...asked }) {
      const source = SOURCES[type]({ db, frontend: brand }, asked);
      const { rows } = await db.execute<Raw<SitemapRow>>(
        sql`select * from (${source}) entry where id > ${after} order by id limit ${limit}`,
      );
      const slugIn = (slug: string) => (type === 'jobs' ? slugOf(slug) : slug);
      return rows.map(({ id, slug, langcode, lastmod, isSearch }) => ({
        id,
        slug: slugIn(slug),
        langcode,
        lastmod: new Date(lastmod ?? 0),
        ...(isSearch && { isSearch }),
      }));
    },
    async summary({ brand, type, ...asked }) {
      const source = SOURCES[type]({ db, frontend: brand }, asked);
      const { rows } = await db.execute<Raw<SitemapSummary>>(
        sql`select count(*)::int as count, max(lastmod) as lastmod from (${source}) entry`,
      );
      const [{ count, lastmod } = { count: 0, lastmod: null }] = rows;
      return { count, lastmod: lastmod === null ? null : new Date(lastmod) };
    },
  };
}
