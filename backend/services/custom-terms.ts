/** Terms of the brands' custom choice fields: defined in the brand documents and served from the database. */
import type pg from 'pg';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { customTaxonomies } from '../data/load-taxonomies.ts';
import { loadTaxonomies } from '../data/taxonomy-store.ts';
import { publishTags } from './tag-store.ts';

interface TermKeeperOptions {
  pool: pg.Pool;
  /** All live brands: a field of several brands has the terms of all of them. */
  brands: () => readonly CompiledBrand[];
  log: (message: string) => void;
}

/** Returns a function to call with new or changed brands: stores their terms, one change after the other, and notifies all processes. */
export function createTermKeeper({ pool, brands, log }: TermKeeperOptions) {
  let work = Promise.resolve();
  return (touched: readonly CompiledBrand[]): Promise<void> => {
    const fields = new Set(touched.flatMap(({ document }) => Object.keys(document.customFields)));
    if (fields.size === 0) return work;
    work = work
      .then(async () => {
        const taxonomies = customTaxonomies(brands()).filter(({ taxonomy }) => fields.has(taxonomy));
        await loadTaxonomies(pool, taxonomies);
        await publishTags(pool, ['terms']);
      })
      .catch((error) => log(`Terms of ${[...fields].join(', ')} were not stored: ${error}`));
    return work;
  };
}
