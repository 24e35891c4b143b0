/** A label and its value, `Place: Bonn`; French puts a no-break space before the colon. */
export function labelled(label: string, value: string, locale: string): string {
  return `${label}${locale.split('-')[0] === 'fr' ? '\u00a0' : ''}: ${value}`;
}
