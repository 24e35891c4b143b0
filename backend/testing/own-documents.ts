/** Every GraphQL document that the project itself sends, taken from its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const begins = /^\s*(?:query|mutation)\b[\s\w]*[({]/;

export interface OwnDocument {
  file: string;
  text: string;
}

/** Finds what a name stands for. */
type Find = (name: string) => ts.Expression | undefined;
type Names = Map<string, ts.Expression>;

/** Texts that begin with `query` or `mutation`. What is set into them is looked up by its name: in the same file first, then among exports. */
export function ownDocuments(): OwnDocument[] {
  const sources = ['runtime', 'widgets', 'server', 'backend'].flatMap(readSources);
  const everywhere: Names = new Map();
  const named = sources.map((source) => ({ source, own: namesIn(source), shared: exportedFrom(source) }));
  for (const { own } of named) for (const [name, value] of own) everywhere.set(name, value);
  // A constant that a file keeps to itself does not stand for one of the same name that others share.
  for (const { own, shared } of named)
    for (const [name, value] of own) if (shared.has(name)) everywhere.set(name, value);
  return named.flatMap(({ source, own }) => {
    const found: OwnDocument[] = [];
    forEach(source, (node) => {
      if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return;
      const text = textOf(node, (name) => own.get(name) ?? everywhere.get(name));
      if (begins.test(text)) found.push({ file: path.relative(root, source.fileName), text });
    });
    return found;
  });
}

function readSources(folder: string): ts.SourceFile[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file) && !/testing/.test(file))
    .map((file) => path.join(root, folder, file))
    .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
}

function forEach(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => forEach(child, look));
}

/** Constants, and functions by what they return. */
function namesIn(source: ts.SourceFile): Names {
  const names: Names = new Map();
  forEach(source, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) note(node.name, returned(node.body));
    if (ts.isVariableDeclaration(node) && node.initializer) note(node.name, node.initializer);
  });
  return names;

  function note(name: ts.Node, value: ts.Expression | undefined): void {
    if (!ts.isIdentifier(name) || !value) return;
    const made = ts.isArrowFunction(value) ? returned(value.body) : value;
    if (made) names.set(name.text, made);
  }
}

/** Names that other files can take from this one. */
function exportedFrom(source: ts.SourceFile): ReadonlySet<string> {
  const names = source.statements.flatMap((statement) => {
    const isShared =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isShared) return [];
    if (ts.isFunctionDeclaration(statement)) return [statement.name];
    return ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name) : [];
  });
  return new Set(names.flatMap((name) => (name && ts.isIdentifier(name) ? [name.text] : [])));
}

function returned(body: ts.ConciseBody | undefined): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body;
  return body.statements.find(ts.isReturnStatement)?.expression;
}

/** The text of an expression, with the longer one of two choices; empty for what only a run knows. */
function textOf(node: ts.Expression, find: Find, depth = 0): string {
  const next = (inner: ts.Expression | undefined): string => (inner && depth < 9 ? textOf(inner, find, depth + 1) : '');
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => next(expression) + literal.text);
    return node.head.text + parts.join('');
  }
  if (ts.isIdentifier(node)) return next(find(node.text));
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(next).join(' ');
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [next(node.whenTrue), next(node.whenFalse)];
    return yes.length > no.length ? yes : no;
  }
  // Of a function of ours what it returns; of a method, as `join`, what it is called on.
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return next(node.expression);
  return '';
}
