/** SQL that reads a brand's counts and epoch: what is folded, and the changes since, in one snapshot. */

/** The search epoch of a brand as text: the number of changes that were ever committed. Both arguments are SQL. */
export function epochSql(index: string, brand: string): string {
  return `(coalesce((select epoch from search_epoch where index = ${index} and brand = ${brand}), 0)
    + (select count(*) from facet_change where index = ${index} and brand = ${brand}))::text`;
}

/** Rows of `value, count`, which must be added up by value. Both arguments are SQL. */
export function countsSql(index: string, brand: string): string {
  return rowsSql(index, brand, '>= 0');
}

/** The same for hours of publication, from the newest to this value. All arguments are SQL. */
export function hourCountsSql(index: string, brand: string, oldest: string): string {
  return rowsSql(index, brand, `<= ${oldest}`);
}

function rowsSql(index: string, brand: string, condition: string): string {
  return `select value, count from facet_count where index = ${index} and brand = ${brand} and value ${condition}
    union all select value, count from (select unnest("values") as value, unnest(steps) as count from facet_change
      where index = ${index} and brand = ${brand}) change where value ${condition}`;
}

/** The value that counts jobs by hour of publication, for a column. */
export function hourSql(published: string): string {
  return `(-floor(extract(epoch from ${published}) / 3600))::integer`;
}
