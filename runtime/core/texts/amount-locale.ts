/** What decides how a site writes amounts of money. */
interface Market {
  site: { country?: string | null };
  prices: { currency?: string | null };
}

/** The locale for amounts of money: sites of Switzerland write them as people do there, `CHF 2’400`. */
export function amountLocale({ site, prices }: Market, locale: string): string {
  const isSwiss = site.country === 'CH' || prices.currency === 'CHF';
  return isSwiss ? `${locale.split('-')[0]}-CH` : locale;
}

/** An amount in parts. Versions of ICU differ in the sign between thousands of Switzerland; server and browsers must write the same. */
export function amountParts(format: Intl.NumberFormat, amount: number, locale: string): Intl.NumberFormatPart[] {
  const parts = format.formatToParts(amount);
  return locale.endsWith('-CH') ? parts.map((part) => (part.type === 'group' ? { ...part, value: '’' } : part)) : parts;
}
