/** SQL of the counts of a job. */
import { type SQL, sql } from 'drizzle-orm';
import { SOURCES } from './measures.ts';

/** Columns of `job_statistic` with counts. */
const COUNTS = ['views', 'starts', 'applications', 'listed', 'places'] as const;
const FROM = SOURCES.map((source) => `from_${source}`);
const ALL: readonly string[] = [...COUNTS, ...FROM];

const each = (write: (column: string) => string): SQL => sql.raw(ALL.map(write).join(', '));

export const JOB_COLUMNS = each((column) => column);
/** Their sums over rows. */
export const JOB_SUMS = each((column) => `sum(${column})::bigint as ${column}`);
/** What a row that is there gets. */
export const JOB_ADDED = each((column) => `${column} = job_statistic.${column} + excluded.${column}`);
