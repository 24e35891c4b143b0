import { readdirSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const SCHEMA = new URL('backend/database/schema/', ROOT);
const FOLDERS = ['backend', 'server', 'scripts'];
/** Why each has a rule of its own is explained in docs/decisions/0014-rows-of-brands.md. */
const APART = [/^backend\/search\//, /^backend\/database\/(schema|migrations)\//, /^backend\/seed\//];
const SHORTEST_REASON = 10;
const OF_TESTS = /\.test\.tsx?$|\/testing\//;

/** Brand tables: identifier -> SQL name. */
async function tablesOfBrands(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of readdirSync(SCHEMA)) {
    const tables: Record<string, unknown> = await import(new URL(file, SCHEMA).href);
    for (const [name, table] of Object.entries(tables))
      if (is(table, PgTable) && 'frontend' in getTableColumns(table)) found.set(name, getTableName(table));
  }
  return found;
}

/**
 * Violations in one source: SQL that names a brand table, or a table taken from anywhere but rowsOf and acrossBrands.
 */
function faultsOf(path: string, text: string, tables: ReadonlyMap<string, string>): string[] {
  if (!/\b(select|insert|update|delete|join)\b/i.test(text)) return [];
  const names = [...new Set(tables.values())].join('|');
  const named = new RegExp(String.raw`\b(from|join|update|into|using)\s+(?:only\s+)?"?(${names})\b`, 'i');
  const besideComma = new RegExp(String.raw`\bfrom\s[^()]*,\s*"?(${names})"?\s+(?:as\s+)?\w+`, 'i');
  const before = /\b(from|join|update|into|using)\s+(?:only\s+)?$/i;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const report = (node: ts.Node, what: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${path}:${line + 1} ${what}`);
  };
  function check(node: ts.Node, part: string): void {
    if (!/\b(select|insert\s+into|update\b.*\bset|delete\s+from|join\b.*\bon)\b/is.test(part)) return;
    const table = named.exec(part)?.[2] ?? besideComma.exec(part)?.[1];
    if (table !== undefined) report(node, `names "${table}" in SQL`);
  }
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && /^acrossBrands/.test(node.expression.getText())) {
      const [table, why] = node.arguments;
      if (why && ts.isStringLiteralLike(why) && why.text.trim().length < SHORTEST_REASON)
        report(node, `opens ${table?.getText()} and does not say why`);
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) check(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const isTagged = ts.isTaggedTemplateExpression(node.parent);
      check(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text: part }) => part).join('$'),
      );
      let part = node.head.text;
      for (const { expression, literal } of node.templateSpans) {
        const code = expression.getText();
        if (isTagged && tables.has(code)) report(expression, `puts ${code} into SQL`);
        if (before.test(part) && /^sql\.(raw|identifier)\(/.test(code)) report(expression, `puts ${code} into SQL`);
        part = literal.text;
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return faults;
}

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  ).filter((path) => !OF_TESTS.test(path) && !APART.some((one) => one.test(path)));
}

const tables = await tablesOfBrands();
/** Samples use `@{` in place of a template's own sign, which the linter would take for a mistake in a string. */
const sourceOf = (sample: string) => sample.replaceAll('@', '$');

describe('raw SQL', () => {
  it('takes tables of brands from rowsOf and acrossBrands alone, which says why', () => {
    const paths = sources();
    expect(paths.length).toBeGreaterThan(500);
    const faults = paths.flatMap((path) => faultsOf(path, readFileSync(new URL(path, ROOT), 'utf8'), tables));
    expect(faults).toEqual([]);
  });

  it.each([
    ['sql`select 1 from job j where j.id = 1`', 'names "job" in SQL'],
    ['sql`select 1 from place p, "resume" r`', 'names "resume" in SQL'],
    ["client.query('update outbox set tries = 1')", 'names "outbox" in SQL'],
    ['client.query(`with a as (@{b}) delete from draft using old`)', 'names "draft" in SQL'],
    ['sql`insert into consent (frontend) values (@{brand})`', 'names "consent" in SQL'],
    ['sql`select 1 from @{job} j`', 'puts job into SQL'],
    ["sql`select 1 from @{sql.raw('job')} j`", "puts sql.raw('job') into SQL"],
    ["sql`select 1 from @{acrossBrands(job, ' ')} j`", 'opens job and does not say why'],
  ])('is refused as %s', (code, fault) => {
    expect(faultsOf('a.ts', sourceOf(code), tables)).toEqual([`a.ts:1 ${fault}`]);
  });

  it.each([
    'sql`select 1 from @{rowsOf(scope).all(job)} j where j.id = 1`',
    "sql`update @{acrossBrands(job, 'Time passes.')} set state = @{state} where @{job.id} = 1`",
    "t('A letter from job seekers')",
  ])('is taken as %s', (code) => {
    expect(faultsOf('a.ts', sourceOf(code), tables)).toEqual([]);
  });
});
