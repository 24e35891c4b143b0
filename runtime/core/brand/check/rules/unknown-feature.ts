import { entriesAt, isObject, type JsonObject, type Path, stringAt } from '../../sources/json.ts';
import { menuEntries, placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

/** Names of all feature switches: `blog`, `oauth.linkedin`. */
function switchesOf(document: JsonObject): string[] {
  return entriesAt(document, ['features']).flatMap(([name, value]) =>
    isObject(value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name],
  );
}

/** Every value that refers to a feature. */
function mentionsOf(document: JsonObject): Path[] {
  const menus = menuEntries(document).map(({ path }) => [...path, 'feature']);
  return [...menus, ...placementsOf(document).map(({ path }) => [...path, 'when', 'feature'])];
}

export const unknownFeature = defineRule({
  code: 'UNKNOWN_FEATURE',
  severity: 'error',
  description: 'A menu entry or widget requires a feature that does not exist, so it would never be shown.',
  remedy: 'Use one of the features below `features`.',
  *find({ document }) {
    const allowed = switchesOf(document);
    for (const path of mentionsOf(document)) {
      const feature = stringAt(document, path);
      if (feature === undefined || allowed.includes(feature)) continue;
      const suggestion = nearest(feature, allowed);
      yield {
        path,
        message: `There is no feature "${feature}".${wayOut(suggestion, allowed)}`,
        allowed,
        ...(suggestion && { suggestion }),
      };
    }
  },
});
