import { type Measure, PRODUCT_MEASURES } from '../../../document/product-features.ts';
import { entriesAt, isObject, type JsonObject, stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

const ALL: readonly Measure[] = ['credits', 'slots', 'days'];
const MISSING: Readonly<Record<string, string>> = {
  credits: 'does not say how many credits it gives, so it gives one. Write "credits"',
  days: 'does not say how long it lasts. Write "days"',
};

export const productIncomplete = defineRule({
  code: 'PRODUCT_INCOMPLETE',
  severity: 'warning',
  description:
    'A product does not say what the buyer gets: the number of credits, or for how many days. Or it says something that this kind of product ignores, such as the credits of a flat rate.',
  remedy: 'Add the number that the message names, or remove the one that is ignored.',
  *find({ document }) {
    for (const [key, product] of entriesAt(document, ['prices', 'products'])) {
      if (!isObject(product)) continue;
      const kind = stringAt(product, ['type']) ?? '';
      const [, measure] = Object.entries(PRODUCT_MEASURES).find(([name]) => name === kind) ?? [];
      if (measure === undefined) continue;
      const path = ['prices', 'products', key];
      if (product[measure.needs] === undefined)
        yield { path, message: `The product "${key}" ${MISSING[measure.needs]}.` };
      for (const name of ignored(product, measure)) {
        yield {
          path: [...path, name],
          key: true,
          message: `"${name}" has no effect on a product of the type "${kind}". Remove it.`,
          fix: { title: `Remove "${name}"`, safe: true, edits: [{ path: [...path, name] }] },
        };
      }
    }
  },
});

function ignored(
  product: JsonObject,
  { needs, may }: (typeof PRODUCT_MEASURES)[keyof typeof PRODUCT_MEASURES],
): Measure[] {
  return ALL.filter((name) => product[name] !== undefined && name !== needs && !may.includes(name));
}
