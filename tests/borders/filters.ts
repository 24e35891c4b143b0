/** Finds every brand filter in the sources, by syntax, and rewrites it so that it can be disabled at runtime. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A place in the sources that restricts rows to one brand. */
export interface Filter {
  /** Its index in the list of all filters. */
  number: number;
  /** Relative to the project root. */
  file: string;
  line: number;
  /** Source text of the filter. */
  text: string;
}

interface Edit {
  start: number;
  end: number;
  /** Generates the replacement, given the number of the filter. */
  write(number: number, source: string): string;
}

interface Found extends Filter {
  edit: Edit;
}

/** A source file with its filters. */
export interface Source {
  filters: readonly Filter[];
  /** The source with a switch at each filter. */
  code: string;
}

/** Methods of `rowsOf(scope)`: a table passed to one of them is restricted to the brand. */
const METHODS = new Set(['from', 'innerJoin', 'leftJoin', 'update', 'delete', 'all']);
/** Files that do not run in production, and the helper itself, which has a test of its own. */
const LEFT_OUT = /\.test\.ts$|\.generated\.ts$|\/testing\/|^backend\/(seed\/|database\/(schema\/|brand-))/;
/** Drizzle's comparison functions. */
const COMPARE = new Set(['eq', 'inArray']);
/** SQL patterns: the column, and the left side of a comparison whose value is interpolated. */
const COLUMN = String.raw`(?<!\w)(?:"?\w+"?\.)?"?(?:frontend|brand)"?`;
const WHOLE = new RegExp(String.raw`${COLUMN} = (?:any\(\$\d+(?:::text\[\])?\)|\$\d+|${COLUMN})`, 'g');
const LEFT = new RegExp(`(${COLUMN} = )$`);

const call = (what: string, number: number, source: string): string => `__borders.${what}(${number}, () => ${source})`;

/** All sources below `backend` with filters, by file. `tables`: identifiers of the brand tables. */
export function findFilters(root: string, tables: ReadonlySet<string>): Map<string, Source> {
  const files = readdirSync(join(root, 'backend'), { recursive: true, encoding: 'utf8' })
    .map((file) => `backend/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .sort();
  const sources = new Map<string, Source>();
  let number = 0;
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const { edits, quotes } = editsOf(file, source, tables);
    if (edits.length === 0) continue;
    const filters = edits.map((edit): Found => {
      const line = source.slice(0, edit.start).split('\n').length;
      const text = source.slice(edit.start, edit.end).replace(/\s+/g, ' ');
      number += 1;
      return { number, file, line, text, edit };
    });
    sources.set(file, { filters, code: withSwitches(source, filters, quotes) });
  }
  return sources;
}

/** Those whose file contains one of the words; all if there are no words. */
export const chosen = (sources: ReadonlyMap<string, Source>, words: readonly string[]): Filter[] =>
  [...sources.values()]
    .flatMap(({ filters }) => filters)
    .filter(({ file, line }) => words.length === 0 || words.some((word) => `${file}:${line}`.includes(word)));

/** From last to first, so that the offsets stay valid. */
function withSwitches(source: string, filters: readonly Found[], quotes: readonly number[]): string {
  const changes = [
    ...filters.map(({ number, edit: { start, end, write } }) => ({
      ...{ start, end, text: write(number, source.slice(start, end)) },
    })),
    ...quotes.map((start) => ({ start, end: start + 1, text: '`' })),
  ];
  let changed = source;
  for (const { start, end, text } of changes.sort((left, right) => right.start - left.start))
    changed = changed.slice(0, start) + text + changed.slice(end);
  return changed;
}

interface Edits {
  edits: Edit[];
  /** Offsets of quotation marks that must become backticks. */
  quotes: number[];
}

function editsOf(file: string, source: string, tables: ReadonlySet<string>): Edits {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const edits: Edit[] = [];
  const quotes: number[] = [];
  const visit = (node: ts.Node): void => {
    const own = tableOf(node, tables) ?? conditionOf(node) ?? checkOf(node) ?? textsOf(node);
    edits.push(...own);
    if (own.length > 0 && ts.isStringLiteral(node)) quotes.push(node.getStart(), node.getEnd() - 1);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { edits: edits.sort((left, right) => left.start - right.start), quotes };
}

const whole = (node: ts.Node, what: string): Edit[] => [
  { start: node.getStart(), end: node.getEnd(), write: (number, source) => call(what, number, source) },
];

/** `rowsOf(scope).select().from(job)`: the table. */
function tableOf(node: ts.Node, tables: ReadonlySet<string>): Edit[] | null {
  if (!ts.isCallExpression(node)) return null;
  if (node.expression.getText() === 'tableOf') {
    const [, named] = node.arguments;
    return named && ts.isIdentifier(named) && tables.has(named.text) ? whole(named, 'table') : null;
  }
  if (!ts.isPropertyAccessExpression(node.expression)) return null;
  const [table] = node.arguments;
  if (!METHODS.has(node.expression.name.text) || table === undefined || !ts.isIdentifier(table)) return null;
  return tables.has(table.text) && isOfBrand(node.expression.expression) ? whole(table, 'table') : null;
}

/** Whether a call chain begins with `rowsOf(...)`, or with a variable holding its result in this file. */
function isOfBrand(chain: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(chain)) return isOfBrand(chain.expression);
  if (ts.isCallExpression(chain)) return chain.expression.getText() === 'rowsOf' || isOfBrand(chain.expression);
  if (!ts.isIdentifier(chain)) return false;
  return new RegExp(String.raw`\b${chain.text}(: BrandRows| = rowsOf\()`).test(chain.getSourceFile().text);
}

/** `eq(job.frontend, frontend)`: the whole condition. */
function conditionOf(node: ts.Node): Edit[] | null {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !COMPARE.has(node.expression.text))
    return null;
  const sides = node.arguments.map((side) => side.getText());
  return sides.some((side) => /\.frontend(Id)?$|^frontend\.(key|id)$|\.brand$/.test(side))
    ? whole(node, 'condition')
    : null;
}

/** `brand === frontend` in code. */
function checkOf(node: ts.Node): Edit[] | null {
  if (!ts.isBinaryExpression(node)) return null;
  const { kind } = node.operatorToken;
  const isSame = kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  if (!isSame && kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) return null;
  const sides = [node.left, node.right];
  const isBrand = sides.some((side) => /(^|\.)frontend$/.test(side.getText()));
  const isFixed = sides.some((side) => /^(null|undefined|'.*')$/.test(side.getText()));
  return isBrand && !isFixed ? whole(node, isSame ? 'same' : 'other') : null;
}

/** Comparisons in SQL text: `frontend = $1`, or the part before an interpolated value. */
function textsOf(node: ts.Node): Edit[] {
  if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isStringLiteral(node)) {
    const isSql = /\b(select|from|where|join|update|delete)\b/.test(node.text);
    if (!isSql) return [];
    return inText(node.getText(), node.getStart(), isTagged(node));
  }
  if (!ts.isTemplateExpression(node)) return [];
  const parts: ts.Node[] = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  const edits = parts.flatMap((part) => inText(part.getText(), part.getStart(), isTagged(node)));
  node.templateSpans.forEach(({ expression, literal }, at) => {
    const before = parts[at]?.getText().replace(/\$\{$/, '') ?? '';
    const start = expression.getStart() - 2;
    const left = LEFT.exec(before)?.[1];
    // frontend = ${brand}
    if (left !== undefined) edits.push(between(start - left.length, expression.getEnd() + 1, isTagged(node)));
    // ${job.frontend} = ${brand}
    else if (/\.frontend$/.test(expression.getText()) && /^\} = \$\{$/.test(literal.getText())) {
      const next = node.templateSpans[at + 1]?.expression;
      if (next !== undefined) edits.push(between(start, next.getEnd() + 1, isTagged(node)));
    }
  });
  return edits;
}

const isTagged = (node: ts.Node): boolean => ts.isTaggedTemplateExpression(node.parent);

function inText(text: string, start: number, tagged: boolean): Edit[] {
  return [...text.matchAll(WHOLE)].map((match) =>
    between(start + match.index, start + match.index + match[0].length, tagged),
  );
}

const between = (start: number, end: number, tagged: boolean): Edit => ({
  start,
  end,
  write: (number, source) => `(${source} or \${__borders.${tagged ? 'raw' : 'text'}(${number})})`,
});
