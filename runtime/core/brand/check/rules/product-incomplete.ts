import { entriesAt, isObject, type JsonObject, stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

type Measure = 'credits' | 'slots' | 'days';

/** What each kind of product is measured in: what it needs, and what it may also have. */
const MEASURES: Readonly<Record<string, { needs: Measure; may: readonly Measure[] }>> = {
  job_credits: { needs: 'credits', may: ['days'] },
  contact_credits: { needs: 'credits', may: ['days'] },
  featured_job: { needs: 'days', may: ['credits'] },
  top_job: { needs: 'days', may: ['credits'] },
  job_flat_rate: { needs: 'days', may: ['slots'] },
  contact_flat_rate: { needs: 'days', may: ['slots'] },
  premium_profile: { needs: 'days', may: [] },
  promoted_profile: { needs: 'days', may: [] },
};
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
      const measure = Object.hasOwn(MEASURES, kind) ? MEASURES[kind] : undefined;
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

function ignored(product: JsonObject, { needs, may }: { needs: Measure; may: readonly Measure[] }): Measure[] {
  return ALL.filter((name) => product[name] !== undefined && name !== needs && !may.includes(name));
}
