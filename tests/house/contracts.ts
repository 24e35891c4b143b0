/** What in a migration the previous version of the code does not survive. */

/** `-- contract: <what ends>, since <the migration or version after which no code uses it>`. */
const ANNOUNCED = /^-- contract: .+, since \S+/m;

interface Pattern {
  pattern: RegExp;
  /** With `$1` for what it is about. */
  says: string;
}

const NAME = '(?:"?public"?\\.)?"?(\\w+)"?';
const FORBIDDEN: readonly Pattern[] = [
  { pattern: new RegExp(`^drop (?:table|view|materialized view|sequence)(?: if exists)? ${NAME}`), says: 'drops $1' },
  { pattern: new RegExp(`^drop (?:function|trigger|type)(?: if exists)? ${NAME}`), says: 'drops $1' },
  { pattern: /^alter table .*drop column(?: if exists)? "?(\w+)"?/, says: 'drops the column $1' },
  { pattern: /^alter table .* rename (?:column )?"?(?!to )(\w+)"? to/, says: 'renames $1' },
  { pattern: new RegExp(`^alter table(?: only)? ${NAME} rename to`), says: 'renames $1' },
  { pattern: /^alter table .*alter column "?(\w+)"? (?:set data )?type/, says: 'changes the type of $1' },
  { pattern: /^alter table .*alter column "?(\w+)"? set not null/, says: 'makes $1 required' },
  { pattern: /^alter table .*alter column "?(\w+)"? drop default/, says: 'takes the default value from $1' },
  { pattern: /^truncate (?:table )?"?(\w+)"?/, says: 'empties $1' },
];

/** Statements without comments, in lower case, with single spaces. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/--> statement-breakpoint/g, ';')
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "'body'")
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((one) => one !== '');
}

const tableOf = (statement: string) => new RegExp(`^alter table(?: only)?(?: if exists)? ${NAME}`).exec(statement)?.[1];
const literalsOf = (text: string) => new Set([...text.matchAll(/'([^']*)'/g)].map(([, word]) => word));
const checkOf = (sql: string, name: string) =>
  [...sql.toLowerCase().matchAll(new RegExp(`constraint "${name}" check (.*)`, 'g'))].at(-1)?.[1];

/**
 * What a migration takes away from code that runs on the tables before it, each as `drops the column x`. `earlier` is the
 * SQL of all migrations before it. Empty for one that says what it ends.
 */
export function contractsIn(sql: string, earlier = ''): string[] {
  if (ANNOUNCED.test(sql)) return [];
  const statements = statementsOf(sql);
  const added = new Set(
    statements.flatMap((one) => new RegExp(`^create table(?: if not exists)? ${NAME}`).exec(one)?.[1] ?? []),
  );
  const columns = new Set(
    statements.flatMap((one) => [...one.matchAll(/add column(?: if not exists)? "?(\w+)"?/g)].map(([, name]) => name)),
  );
  return statements.flatMap((statement) => {
    const table = tableOf(statement);
    if (table !== undefined && added.has(table)) return [];
    return [
      ...FORBIDDEN.flatMap(({ pattern, says }) => {
        const found = pattern.exec(statement)?.[1];
        const isReplaced = statements.some((one) =>
          new RegExp(`^create (or replace )?(function|trigger) "?${found}\\b`).test(one),
        );
        // A function or trigger that the same migration creates again is changed, not dropped.
        if (found === undefined || added.has(found) || (/^drop (function|trigger)/.test(statement) && isReplaced))
          return [];
        return [says.replace('$1', found)];
      }),
      ...requiredIn(statement),
      ...refusedIn(statement, { earlier, added, columns }),
    ];
  });
}

/** Columns that a row of the previous version, which does not name them, cannot have. */
function requiredIn(statement: string): string[] {
  return [...statement.matchAll(/add column(?: if not exists)? "?(\w+)"? ([^,]*(?:\([^)]*\)[^,]*)*)/g)].flatMap(
    ([, name = '', type = '']) =>
      /not null/.test(type) && !/default|generated|serial/.test(type)
        ? [`adds the column ${name}, required without a default value`]
        : [],
  );
}

interface Around {
  earlier: string;
  added: ReadonlySet<string>;
  columns: ReadonlySet<string | undefined>;
}

/** Constraints that refuse rows of the previous version; a check that allows more values than before refuses none. */
function refusedIn(statement: string, { earlier, added, columns }: Around): string[] {
  const unique = new RegExp(`^create unique index(?: concurrently)?(?: if not exists)? "?(\\w+)"? on ${NAME}(.*)`).exec(
    statement,
  );
  const [, index, on = '', rest = ''] = unique ?? [];
  const isOnNew = (text: string) => [...text.matchAll(/"(\w+)"/g)].some(([, name]) => columns.has(name));
  if (index !== undefined && !added.has(on) && !isOnNew(rest)) return [`makes rows unique by ${index}`];
  const [, name = '', rule = ''] = /add constraint "?(\w+)"? (.*)/.exec(statement) ?? [];
  if (name === '' || isOnNew(rule)) return [];
  const before = checkOf(earlier, name);
  const now = literalsOf(rule);
  const isWider =
    rule.startsWith('check') && before !== undefined && [...literalsOf(before)].every((one) => now.has(one));
  return isWider ? [] : [`adds the constraint ${name}`];
}
