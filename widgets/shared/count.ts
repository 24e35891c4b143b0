/** A whole number in the manner of the locale: `1,234`. */
export function formatCount(count: number, locale: string): string {
  return count < 1000 ? String(count) : count.toLocaleString(locale);
}
