/** Migrations expand first and contract later, so that the previous version of the code works on the new tables. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractsIn } from './contracts.ts';

const FOLDER = 'backend/database/migrations';
/** Written before there was a previous version that had to go on working. */
const BEFORE_THE_RULE: readonly string[] = [
  '0001_counts_without_locks empties search_change',
  '0001_counts_without_locks adds the column index, required without a default value',
  '0001_counts_without_locks adds the column subject, required without a default value',
  '0001_counts_without_locks drops the column job_id',
  '0003_head_of_search_rows renames title_vector',
  '0005_readers_of_search_changes drops the column created',
  '0010_moaning_daredevil drops the column published',
];

const { entries }: { entries: { tag: string }[] } = JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8'));
const migrations = entries.map(({ tag }) => ({ tag, sql: readFileSync(`${FOLDER}/${tag}.sql`, 'utf8') }));

it('all migrations leave the previous version its tables, or say what they end', () => {
  const found = migrations.flatMap(({ tag, sql }, at) => {
    const earlier = migrations.slice(0, at).map((one) => one.sql);
    return contractsIn(sql, earlier.join('\n')).map((what) => `${tag} ${what}`);
  });
  expect(
    found.filter((one) => !BEFORE_THE_RULE.includes(one)),
    'See docs/operations.md, Two versions at once: expand now, and contract with the next version.',
  ).toEqual([]);
  expect(BEFORE_THE_RULE.filter((one) => !found.includes(one))).toEqual([]);
});

describe('a migration', () => {
  it('may add tables, columns with a default value and whatever concerns these alone', () => {
    const sql = `
      CREATE TABLE "thing" ("id" integer PRIMARY KEY, "name" text NOT NULL);
      --> statement-breakpoint
      ALTER TABLE "thing" ADD CONSTRAINT "thing_is_known" CHECK (name <> '');
      --> statement-breakpoint
      CREATE UNIQUE INDEX "thing_by_name" ON "thing" USING btree ("name");
      ALTER TABLE "job" ADD COLUMN "thing_id" integer;
      ALTER TABLE "job" ADD COLUMN "kind" text DEFAULT 'x' NOT NULL, ADD COLUMN "price" numeric(10, 2) DEFAULT 0 NOT NULL;
      ALTER TABLE "job" ADD CONSTRAINT "job_thing" FOREIGN KEY ("thing_id") REFERENCES "public"."thing"("id");
      CREATE UNIQUE INDEX "job_by_thing" ON "job" USING btree ("thing_id");
      CREATE INDEX "job_by_kind" ON "job" USING btree ("kind");
      ALTER TABLE "job" ALTER COLUMN "title" DROP NOT NULL;
      ALTER TABLE "job" DROP CONSTRAINT "job_title_is_short";
      update job set kind = 'drop column x';
      create or replace function f() returns trigger as $$ begin drop table job; end $$ language plpgsql;
      DROP INDEX "job_old";`;
    expect(contractsIn(sql)).toEqual([]);
  });

  it('may not take away, rename or tighten what the previous version uses', () => {
    const sql = `
      DROP TABLE "old" CASCADE;
      --> statement-breakpoint
      ALTER TABLE "job" DROP COLUMN "title";
      ALTER TABLE "job" RENAME COLUMN "a" TO "b";
      ALTER TABLE "job" RENAME TO "post";
      ALTER TABLE "job" ALTER COLUMN "c" SET DATA TYPE bigint;
      ALTER TABLE "job" ALTER COLUMN "d" SET NOT NULL;
      ALTER TABLE "job" ALTER COLUMN "e" DROP DEFAULT;
      ALTER TABLE "job" ADD COLUMN "f" text NOT NULL;
      ALTER TABLE "job" ADD CONSTRAINT "job_g" CHECK (g in ('a'));
      CREATE UNIQUE INDEX "job_by_h" ON "job" USING btree ("h");
      drop trigger i on job;
      truncate j;`;
    expect(contractsIn(sql)).toEqual([
      'drops old',
      'drops the column title',
      'renames a',
      'renames job',
      'changes the type of c',
      'makes d required',
      'takes the default value from e',
      'adds the column f, required without a default value',
      'adds the constraint job_g',
      'makes rows unique by job_by_h',
      'drops i',
      'empties j',
    ]);
  });

  it('may replace a check by one that allows more', () => {
    const earlier = `CONSTRAINT "job_state" CHECK ("job"."state" in ('a', 'b'))`;
    const to = (values: string) =>
      `ALTER TABLE "job" DROP CONSTRAINT "job_state";--> statement-breakpoint
       ALTER TABLE "job" ADD CONSTRAINT "job_state" CHECK ("job"."state" in (${values}));`;
    expect(contractsIn(to(`'a', 'b', 'c'`), earlier)).toEqual([]);
    expect(contractsIn(to(`'a', 'c'`), earlier)).toEqual(['adds the constraint job_state']);
  });

  it('may change a function or trigger', () => {
    const sql = 'drop trigger t on job; create trigger t after insert on job execute function f();';
    expect(contractsIn(sql)).toEqual([]);
    expect(contractsIn('drop function f()')).toEqual(['drops f']);
  });

  it('may contract when it says what it ends and since when nothing uses it', () => {
    expect(
      contractsIn('-- contract: the title of jobs, since 0041_titles\nALTER TABLE "job" DROP COLUMN "title";'),
    ).toEqual([]);
    expect(contractsIn('-- contract: the title of jobs\nALTER TABLE "job" DROP COLUMN "title";')).toEqual([
      'drops the column title',
    ]);
  });
});
