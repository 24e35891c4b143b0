/** SQL of the taxonomies, which are network-wide; their aliases belong to a brand. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../database/pool.ts';
import { frontend } from '../../database/schema/brands.ts';
import { facetAlias, facetValue, taxonomyTerm } from '../../database/schema/taxonomies.ts';
import type { Scope } from '../../scope.ts';

const broader = alias(taxonomyTerm, 'broader');
const successor = alias(taxonomyTerm, 'successor');

/** All terms of all taxonomies, in the order of each taxonomy. */
export function loadTerms(db: Connection) {
  return db
    .select({
      id: taxonomyTerm.id,
      taxonomy: taxonomyTerm.taxonomy,
      code: taxonomyTerm.code,
      parent: broader.code,
      labels: taxonomyTerm.labels,
      aliases: taxonomyTerm.aliases,
      synonyms: taxonomyTerm.synonyms,
      isRetired: sql<boolean>`${taxonomyTerm.retired} is not null`,
      mergedInto: successor.code,
    })
    .from(taxonomyTerm)
    .leftJoin(broader, eq(broader.id, taxonomyTerm.parentId))
    .leftJoin(successor, eq(successor.id, taxonomyTerm.mergedInto))
    .orderBy(asc(taxonomyTerm.weight), asc(taxonomyTerm.id));
}

/** The aliases of terms in this brand's job search. */
export function loadTermAliases({ db, frontend: brand }: Scope) {
  return db
    .select({ termId: facetValue.termId, langcode: facetAlias.langcode, alias: facetAlias.alias })
    .from(facetAlias)
    .innerJoin(facetValue, eq(facetValue.id, facetAlias.facetValueId))
    .innerJoin(frontend, eq(frontend.id, facetAlias.frontendId))
    .where(and(eq(frontend.key, brand), eq(facetAlias.index, 'JOBS'), isNotNull(facetValue.termId)));
}
