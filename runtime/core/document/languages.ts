interface Locales {
  readonly default: string;
  readonly supported: readonly string[];
}

/** The languages of a brand from `locales` of its document: the default first, each once. */
export function brandLanguages({ default: standard, supported }: Locales): string[] {
  return [...new Set([standard, ...supported])];
}

/** This language where the brand has it, else its default: what was written down long ago may name one that is gone. */
export function languageOr({ default: standard, supported }: Locales, wanted: string | null): string {
  return wanted !== null && supported.includes(wanted) ? wanted : standard;
}
