import { type Path, stringAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/** A host in two brands has a rule of its own. */
const OTHER_RULES = new Set(['site.hosts']);

export const copiedIdentity = defineRule({
  code: 'COPIED_IDENTITY',
  severity: 'warning',
  description:
    'Two brands have the same name, email address, publisher, bank account, invoice prefix, logo or similar: usually what was left from the brand that was copied. Emails and payments for one would look like those of the other.',
  remedy:
    'Give the brand its own values. What two brands share on purpose, such as their publisher, belongs in a family (a document with "abstract": true) that both extend.',
  *find(context) {
    if (context.own.abstract === true || context.id === ROOT_ID) return;
    for (const [other, paths] of sharedWith(context)) {
      const [first] = paths;
      if (first === undefined) continue;
      const names = paths.map((path) => `"${path.join('.')}"`).join(', ');
      yield {
        path: first,
        message: `The brand "${other}" has the same ${names}. Change what is not this brand's own; put what both share into a family.`,
      };
    }
  },
});

function sharedWith(context: CheckContext): Map<string, Path[]> {
  const shared = new Map<string, Path[]>();
  for (const { path, kind } of context.schema.identity) {
    if (kind !== 'own' || OTHER_RULES.has(path.join('.'))) continue;
    for (const other of context.sharers(path)) {
      if (isOtherFile(context, path, other)) continue;
      shared.set(other, [...(shared.get(other) ?? []), path]);
    }
  }
  return shared;
}

/** `logo.svg` in the folder of another brand is another logo. */
function isOtherFile({ own, document, ...context }: CheckContext, path: Path, other: string): boolean {
  const isFile = path[0] === 'site' && /^(logo|logoDark|favicon|touchIcon|.*Image)$/.test(String(path[1]));
  if (!isFile) return false;
  const folder = stringAt(own, ['site', 'assets']) ?? stringAt(document, ['site', 'assets']);
  return folder === undefined || !context.sharers(['site', 'assets']).includes(other);
}
