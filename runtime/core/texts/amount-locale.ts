/** What decides how a site writes amounts of money. */
interface Market {
  site: { country?: string | null };
  prices: { currency?: string | null };
}

/** Countries whose people write their currency differently from others who speak their languages. */
const REGIONS = [
  { country: 'CH', currency: 'CHF' },
  { country: 'CA', currency: 'CAD' },
];

/** The locale for amounts of money: sites of Switzerland write `CHF 2’400`, those of Canada `$2,400` and `2 400 $`, as people do there. */
export function amountLocale({ site, prices }: Market, locale: string): string {
  const region = REGIONS.find(({ country, currency }) => site.country === country || prices.currency === currency);
  return region ? `${locale.split('-')[0]}-${region.country}` : locale;
}

/** An amount in parts. Versions of ICU differ in the sign between thousands of Switzerland; server and browsers must write the same. */
export function amountParts(format: Intl.NumberFormat, amount: number, locale: string): Intl.NumberFormatPart[] {
  const parts = format.formatToParts(amount);
  return locale.endsWith('-CH') ? parts.map((part) => (part.type === 'group' ? { ...part, value: '’' } : part)) : parts;
}
