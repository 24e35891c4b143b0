/** Finds SQL outside the files where it is allowed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** `store.ts` and `<thing>-store.ts`; and folders that are about the database or full-text search themselves. */
const STORES = /(^|[/-])store\.ts$|^backend\/(database|search|seed)\//;
const OF_TESTS = /\.test\.ts$|\/testing\//;

/** Connections and error classes, which are not statements. */
const NO_SQL = new Set(['drizzle', 'DrizzleQueryError']);
/** Modules whose values build statements. */
const SQL_MODULES = /^drizzle-orm(\/|$)|\/database\/(brand-rows\.ts$|schema\/)/;

/** A line for each import that builds statements, and for each SQL string. Paths are relative to `root`. */
export function findSqlOutsideStores(folders: readonly string[], root: string): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.ts') && !STORES.test(file) && !OF_TESTS.test(file))
    .sort()
    .flatMap((file) => sqlIn(file, readFileSync(path.join(root, file), 'utf8')));
}

function sqlIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const report = (node: ts.Node, what: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1} ${what}  sql-in-stores-only`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      for (const name of valuesOf(node)) report(node, `imports ${name}`);
      return;
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      const isText = first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first));
      if (isText && /^(query|execute)$/.test(node.expression.name.text)) report(node, 'sends SQL');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Value names that are imported from modules that build statements. */
function valuesOf({ importClause, moduleSpecifier }: ts.ImportDeclaration): string[] {
  const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  if (!importClause || importClause.isTypeOnly || !SQL_MODULES.test(from)) return [];
  const { namedBindings } = importClause;
  const names = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return names.filter(({ isTypeOnly, name }) => !isTypeOnly && !NO_SQL.has(name.text)).map(({ name }) => name.text);
}
