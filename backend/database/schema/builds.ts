/** Builds of the pages whose files browsers may still ask for, and plans of background work. */
import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

/** A file by the SHA-256 of its bytes, in hexadecimal digits: equal files of several builds are kept once. */
export const buildFile = pgTable('build_file', { sha256: text('sha256').primaryKey(), body: bytea('body').notNull() });

/** What one build serves below `/_next/static/`. */
export const build = pgTable(
  'build',
  {
    /** Hash of `files`. */
    id: text('id').primaryKey(),
    /** The hash of each file, by its path. */
    files: json('files').$type<Record<string, string>>().notNull(),
    /** When a process last started with it. */
    started: instant('started').notNull().defaultNow(),
  },
  (t) => [index('build_by_start').on(t.started)],
);

/** The tasks of one version of the code. Schedules follow the newest plan of which a worker is running. */
export const workPlan = pgTable('work_plan', {
  /** Hash of the tasks' names, schedules and options. */
  id: text('id').primaryKey(),
  first: instant('first').notNull().defaultNow(),
  /** When a worker that follows it last said so. */
  last: instant('last').notNull().defaultNow(),
});
