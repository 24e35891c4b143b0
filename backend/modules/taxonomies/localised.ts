/** The text in a language, falling back to the language without its region, then English, then any. */
export function inLanguage(texts: Readonly<Record<string, string>>, locale: string): string | undefined {
  return texts[locale] ?? texts[locale.split('-')[0] ?? ''] ?? texts.en ?? Object.values(texts)[0];
}
