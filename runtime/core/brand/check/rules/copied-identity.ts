import { isObject, type Json, type Path, stringAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/** A host in two brands has a rule of its own. */
const OTHER_RULES = new Set(['site.hosts']);
const ASSETS: Path = ['site', 'assets'];
const PICTURES = /^(logo|logoDark|favicon|touchIcon|\w*Image)$/;

export const copiedIdentity = defineRule({
  code: 'COPIED_IDENTITY',
  severity: 'warning',
  description:
    'Two brands have the same name, email address, publisher, bank account, invoice prefix, logo or similar, or a text of one has the email address of the other: usually what was left from the brand that was copied. Emails and payments for one would look like those of the other.',
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
    for (const [email, { owner, paths }] of foreignEmails(context)) {
      const [path = []] = paths;
      const places = ['', '', ' and in one more place'][paths.length] ?? ` and in ${paths.length - 1} more places`;
      yield {
        path,
        message: `"${email}" here${places} is the email address of the brand "${owner}". Write that of this brand.`,
      };
    }
  },
});

const EMAIL = /[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
const EMAIL_SETTINGS: readonly Path[] = [
  ['site', 'contactEmail'],
  ['site', 'senderEmail'],
];

/** Addresses of other brands in texts and links, with their places. */
function foreignEmails(context: CheckContext): Map<string, { owner: string; paths: Path[] }> {
  const found = new Map<string, { owner: string; paths: Path[] }>();
  const own = new Set(EMAIL_SETTINGS.map((path) => stringAt(context.document, path)));
  const visit = (value: Json, path: Path): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index]);
    else if (isObject(value)) for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
    if (typeof value !== 'string' || !value.includes('@')) return;
    for (const email of new Set(value.match(EMAIL))) {
      const [owner] = EMAIL_SETTINGS.flatMap((setting) => context.sharers(setting, email));
      if (owner === undefined || own.has(email)) continue;
      found.set(email, { owner, paths: [...(found.get(email)?.paths ?? []), path] });
    }
  };
  for (const section of WITH_TEXTS) visit(context.own[section] ?? null, [section]);
  return found;
}

/** Sections with texts and links. The settings that hold an address are compared as a whole. */
const WITH_TEXTS = ['pages', 'navigation', 'routes', 'messages', 'forms'];

function sharedWith(context: CheckContext): Map<string, Path[]> {
  const shared = new Map<string, Path[]>();
  for (const { path, kind } of context.schema.identity) {
    if (kind !== 'own' || OTHER_RULES.has(path.join('.'))) continue;
    for (const other of context.sharers(path)) {
      const place = placeOf(context, path, other);
      const places = shared.get(other) ?? [];
      if (place !== null && !places.includes(place)) shared.set(other, [...places, place]);
    }
  }
  return shared;
}

/** Pictures are shared where both brands have the same folder; `logo.svg` in two folders is two logos. */
function placeOf(context: CheckContext, path: Path, other: string): Path | null {
  if (path[0] !== 'site' || !PICTURES.test(String(path[1]))) return path;
  return context.sharers(ASSETS).includes(other) ? ASSETS : null;
}
