/** SQL that reads a brand's counts and epoch: what is folded, and the changes since, in one snapshot. */

/** The search epoch of a brand as text: the number of changes that were ever committed. Both arguments are SQL. */
export function epochSql(index: string, brand: string): string {
  return `(coalesce((select epoch from search_epoch where index = ${index} and brand = ${brand}), 0)
    + (select count(*) from facet_change where index = ${index} and brand = ${brand}))::text`;
}

/** Rows of `value, count`, which must be added up by value. Both arguments are SQL. */
export function countsSql(index: string, brand: string): string {
  return `select value, count from facet_count where index = ${index} and brand = ${brand}
    union all select unnest("values"), unnest(steps) from facet_change where index = ${index} and brand = ${brand}`;
}
