/** Amounts in units of their currency, as columns of money have them. */
import { type SQL, sql } from 'drizzle-orm';
import { decimalsOf } from '../../../runtime/core/price.ts';

/** Currencies whose coins are not hundredths, by their number of decimals. */
const OTHERS = Map.groupBy(
  Intl.supportedValuesOf('currency').filter((code) => decimalsOf(code) !== 2),
  decimalsOf,
);
const WHENS = sql.raw(
  [...OTHERS].flatMap(([digits, codes]) => codes.map((code) => `when '${code}' then ${10 ** digits}`)).join(' '),
);

/** An amount in minor units of the currency with this code: 14900 euro cents are 149. */
export const inUnits = (amount: SQL, currency: SQL): SQL =>
  sql`(${amount})::numeric / (case ${currency} ${WHENS} else 100 end)`;
