/**
 * Aliases of facet values in the brands' languages: a language may be added to a document after its jobs were indexed, and a menu may
 * lead to values that no job has had yet.
 */
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { facetWordsIn } from '../../runtime/core/brand/facet-links.ts';
import { brandLanguages } from '../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { inTransaction } from '../database/transaction.ts';
import { knownLanguages } from '../search/facet-aliases.ts';
import { nameLinkedValues } from '../search/linked-values.ts';
import { nameFacetValues } from '../search/rebuild.ts';
import { publishTags } from './tag-store.ts';

interface WordKeeperOptions {
  pool: pg.Pool;
  log: (message: string) => void;
}

/** Returns a function to call with live or changed brands: creates missing aliases, one call after the other. */
export function createWordKeeper({ pool, log }: WordKeeperOptions) {
  let work = Promise.resolve();
  return (brands: readonly CompiledBrand[]): Promise<void> => {
    work = work
      .then(async () => {
        const known = await knownLanguages(pool);
        for (const { id, document } of brands) {
          const languages = brandLanguages(document.locales);
          // A brand without any alias has no values yet; indexing creates its first ones.
          const named = known.get(id);
          const isNew = named !== undefined && !languages.every((language) => named.has(language));
          if (isNew) await inTransaction(pool, (tx) => nameFacetValues(tx, id, languages));
          // Lets requests be answered in between, however many brands there are.
          await setImmediate();
          const { jobs, organizations } = document.facets;
          const fields = { jobs: jobs.order, organizations: organizations.order };
          const linked = { brand: id, languages, fields, words: facetWordsIn(document) };
          const isNamed = linked.words.length > 0 && (await inTransaction(pool, (tx) => nameLinkedValues(tx, linked)));
          if (isNew || isNamed) await publishTags(pool, ['terms', `jobs:${id}`, `orgs:${id}`]);
        }
      })
      .catch((error) => log(`Facet values could not be named: ${error}`));
    return work;
  };
}
