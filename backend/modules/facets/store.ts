/** SQL of facet values and their aliases, which appear in a brand's URLs. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { frontend } from '../../database/schema/brands.ts';
import { organization } from '../../database/schema/organizations.ts';
import { facetAlias, facetValue, formerFacetAlias, taxonomyTerm } from '../../database/schema/taxonomies.ts';
import type { Scope } from '../../scope.ts';
import type { SearchIndex } from '../../search/port.ts';

export interface FacetValueRow {
  id: number;
  field: string;
  parentId: number | null;
  termId: number | null;
  /** Name of the organization, or null for a term. */
  name: string | null;
  taxonomy: string | null;
  /** Code of the term, or null for an organization. */
  code: string | null;
  /** Labels of the term by language, or null for an organization. */
  labels: Record<string, string> | null;
  /** Aliases by language. */
  aliases: Record<string, string>;
}

function valuesWhere({ db, frontend: brand }: Scope, index: SearchIndex, condition: SQL): Promise<FacetValueRow[]> {
  return db
    .select({
      id: facetValue.id,
      field: facetValue.field,
      parentId: facetValue.parentId,
      termId: facetValue.termId,
      name: organization.name,
      taxonomy: taxonomyTerm.taxonomy,
      code: taxonomyTerm.code,
      labels: taxonomyTerm.labels,
      aliases: sql<
        Record<string, string>
      >`coalesce(jsonb_object_agg(${facetAlias.langcode}, ${facetAlias.alias}) filter (where ${facetAlias.alias} is not null), '{}')`,
    })
    .from(facetValue)
    .innerJoin(frontend, eq(frontend.key, brand))
    .innerJoin(
      facetAlias,
      and(
        eq(facetAlias.facetValueId, facetValue.id),
        eq(facetAlias.frontendId, frontend.id),
        eq(facetAlias.index, index),
      ),
    )
    .leftJoin(taxonomyTerm, eq(taxonomyTerm.id, facetValue.termId))
    .leftJoin(organization, eq(organization.id, facetValue.organizationId))
    .where(condition)
    .groupBy(facetValue.id, organization.name, taxonomyTerm.id)
    .execute();
}

/** Those of these values for which the brand has an alias, in any order. */
export function findFacetValues(scope: Scope, index: SearchIndex, ids: readonly number[]): Promise<FacetValueRow[]> {
  return valuesWhere(scope, index, sql`${facetValue.id} = any(${sql.param([...ids])}::int[])`);
}

/** Ids of the values with these aliases in one language of the brand. */
export function findAliases(
  { db, frontend: brand }: Scope,
  index: SearchIndex,
  langcode: string,
  words: readonly string[],
) {
  return db
    .select({ alias: facetAlias.alias, id: facetAlias.facetValueId })
    .from(facetAlias)
    .innerJoin(frontend, and(eq(frontend.id, facetAlias.frontendId), eq(frontend.key, brand)))
    .where(
      and(
        eq(facetAlias.index, index),
        eq(facetAlias.langcode, langcode),
        sql`${facetAlias.alias} = any(${sql.param([...words])}::text[])`,
      ),
    );
}

/** The same for words that values had before. */
export function findFormerAliases(
  { db, frontend: brand }: Scope,
  index: SearchIndex,
  langcode: string,
  words: readonly string[],
) {
  return db
    .select({ word: formerFacetAlias.alias, id: formerFacetAlias.facetValueId })
    .from(formerFacetAlias)
    .innerJoin(frontend, and(eq(frontend.id, formerFacetAlias.frontendId), eq(frontend.key, brand)))
    .where(
      and(
        eq(formerFacetAlias.index, index),
        eq(formerFacetAlias.langcode, langcode),
        sql`${formerFacetAlias.alias} = any(${sql.param([...words])}::text[])`,
      ),
    );
}

const successor = alias(facetValue, 'successor');

/** Ids of values of merged terms, with those that took their place; terms are network-wide. */
export async function findSuccessors({ db }: Scope, ids: readonly number[]): Promise<{ word: string; id: number }[]> {
  const rows = await db
    .select({ asked: facetValue.id, id: successor.id })
    .from(facetValue)
    .innerJoin(taxonomyTerm, eq(taxonomyTerm.id, facetValue.termId))
    .innerJoin(successor, and(eq(successor.field, facetValue.field), eq(successor.termId, taxonomyTerm.mergedInto)))
    .where(sql`${facetValue.id} = any(${sql.param([...ids])}::int[])`);
  return rows.map(({ asked, id }) => ({ word: String(asked), id }));
}

/** Facet values of terms, which are network-wide. */
export async function findTermValues({ db }: Scope, field: string, termIds: readonly number[]): Promise<number[]> {
  if (termIds.length === 0) return [];
  const rows = await db
    .select({ id: facetValue.id })
    .from(facetValue)
    .where(and(eq(facetValue.field, field), sql`${facetValue.termId} = any(${sql.param([...termIds])}::int[])`));
  return rows.map(({ id }) => id);
}
