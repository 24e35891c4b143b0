/** Generates docs/brand-check.md. */
import type { Rule } from './rule.ts';

const INTRODUCTION = `# What \`npm run brand -- check\` says

Every finding names its location (file, line, column and JSON pointer), what is wrong, what is allowed and how to fix
it. An **error** keeps a document from going live: the last good revision stays online. A **warning** deserves a look, an
**info** is good to know. The command exits with 1 if there is an error.

Infos come first, errors last. If several brands are checked, settings without any effect yet are only counted;
\`check --notes\` lists each of them, \`check --quiet\` leaves them out.

\`check --fix\` applies all safe fixes, lists each, and leaves the rest of the file unchanged. \`check --json\` is for machines.
`;

/** Markdown describing all codes, in alphabetical order. */
export function describeRules(rules: readonly Omit<Rule, 'check'>[]): string {
  const sorted = rules.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const sections = sorted.map(
    ({ code, severity, description, remedy }) =>
      `## ${code}\n\n*${severity}*: ${description}\n\nHow to fix it: ${remedy}\n`,
  );
  return [INTRODUCTION, ...sections].join('\n');
}
