interface Locales {
  readonly default: string;
  readonly supported: readonly string[];
}

/** The languages of a brand from `locales` of its document: the default first, each once. */
export function brandLanguages({ default: standard, supported }: Locales): string[] {
  return [...new Set([standard, ...supported])];
}
