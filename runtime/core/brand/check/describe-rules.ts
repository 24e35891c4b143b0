/** The text of docs/brand-check.md. */
import type { Rule } from './rule.ts';

const INTRODUCTION = `# What \`npm run brand -- check\` says

Every finding names its location (file, line, column and JSON pointer), says what is wrong, what is allowed and how to
mend it. An **error** keeps a document from going live: the last good revision stays up. A **warning** should be looked
at, an **info** is good to know. The command exits with 1 when there is an error.

Infos come first, errors last. Settings that wait for a part that is not built are only counted where several brands are
checked; \`check --notes\` lists each, \`check --quiet\` leaves them away.

\`check --fix\` applies the fixes that are safe, lists each, and keeps the rest of the file as it is. \`check --json\` is for machines.
`;

/** Markdown about all codes, in the order of the alphabet. */
export function describeRules(rules: readonly Omit<Rule, 'check'>[]): string {
  const sorted = rules.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const sections = sorted.map(
    ({ code, severity, description, mend }) =>
      `## ${code}\n\n*${severity}*: ${description}\n\nHow to mend it: ${mend}\n`,
  );
  return [INTRODUCTION, ...sections].join('\n');
}
