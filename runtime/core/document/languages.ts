interface Locales {
  readonly default: string;
  readonly supported: readonly string[];
}

/** The languages of a brand from `locales` of its document: the default first, without duplicates. */
export function brandLanguages({ default: standard, supported }: Locales): string[] {
  return [...new Set([standard, ...supported])];
}

/** This language if the brand has it, else its default: a stored language may since have been removed. */
export function languageOr({ default: standard, supported }: Locales, wanted: string | null): string {
  return wanted !== null && supported.includes(wanted) ? wanted : standard;
}
